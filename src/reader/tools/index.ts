import type { Tool } from '../context/tool.ts';
import { aids } from './aids/index.ts';
import { allHighlights } from './all-highlights/index.ts';
import { appearance } from './appearance/index.ts';
import { close } from './close/index.ts';
import { explain } from './explain/index.ts';
import { find } from './find/index.ts';
import { fix } from './fix/index.ts';
import { focus } from './focus/index.ts';
import { headings } from './headings/index.ts';
import { help } from './help/index.ts';
import { highlights } from './highlights/index.ts';
import { keep } from './keep/index.ts';
import { lightbox } from './lightbox/index.ts';
import { listen } from './listen/index.ts';
import { notRight } from './not-right/index.ts';
import { overlay } from './overlay/index.ts';
import { print } from './print/index.ts';
import { readingList } from './reading-list/index.ts';
import { report } from './report/index.ts';
import { settings } from './settings/index.ts';
import { skim } from './skim/index.ts';
import { tab } from './tab/index.ts';
import { translation } from './translate/index.ts';

/** Every tool of the reader, in the order of the bar, the menus and the list of keys. */
export const tools: readonly Tool[] = [
  headings,
  appearance,
  find,
  listen,
  highlights,
  keep,
  skim,
  translation,
  focus,
  readingList,
  allHighlights,
  settings,
  notRight,
  fix,
  explain,
  report,
  print,
  overlay,
  tab,
  help,
  close,
  aids,
  lightbox,
];
