import type { StartTool } from '../../context/tool.ts';
import { colorListings } from './code-colors.ts';
import { addCodeTools } from './code-tools.ts';
import { keepFirstColumns } from './first-columns.ts';
import { keepLine } from './keep-line.ts';
import { keepPlace } from './keep-place.ts';
import { showLinkHosts } from './link-hosts.ts';
import { showPictureStates } from './picture-states.ts';
import { showProgressLine } from './progress-line.ts';
import { retryPictures } from './retry-pictures.ts';
import { showNotes } from './show-notes.ts';

/** Starts everything that helps while one reads. Returns a function that ends it. */
const startReadingAids: StartTool = (context, scroller) => {
  const { article, showStatus, openThings, settingsState } = context;
  const { readPicture, isKept } = context.host;
  const ends = [
    showProgressLine(scroller),
    keepLine(scroller, settingsState),
    keepPlace(scroller, article, { opensElsewhere: context.host.highlight !== undefined, showStatus }),
    showNotes(scroller, openThings),
    keepFirstColumns(scroller),
    addCodeTools(scroller, showStatus),
    colorListings(scroller),
    showLinkHosts(context, scroller),
    showPictureStates(scroller),
    readPicture && retryPictures(scroller, isKept ? null : article.url, readPicture),
  ];
  return () => {
    for (const end of ends) end?.();
  };
};

export default startReadingAids;
