import { pageOf } from '../../src/engine/testing/outline-of.ts';
import { random } from '../../src/engine/testing/random.ts';
import type { Page } from '../../src/engine/types.ts';

/** Words of prose and of menus. */
const WORDS =
  'the of and to in that it was for on are with they at this from have or by one had not but what all were when we there can an your which their said if do will each about how'.split(
    ' ',
  );
const NAMES = 'home news sport about contact archive search login imprint weather'.split(' ');
/** Blocks of one section, by kind. */
const MENU = 6;
const PARAGRAPHS = 8;
const ITEMS = 4;
const CELLS = 4;
const SECTION = MENU + 1 + PARAGRAPHS + ITEMS + CELLS;

/** A page of about this many blocks: sections of menus, prose, lists and tables, the same at every call. */
export function syntheticPage(blocks: number): Page {
  const uniform = random(1);
  const next = (below: number): number => Math.floor(uniform() * below);
  const prose = (words: number): string =>
    `${Array.from({ length: words }, () => WORDS[next(WORDS.length)]).join(' ')}.`;
  const times = (count: number, make: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => make(i)).join('');
  const sections = times(
    Math.round(blocks / SECTION),
    (
      i,
    ) => `<div class="box box-${i % 7}"><ul class=menu>${times(MENU, () => `<li><a href=#>${NAMES[next(NAMES.length)]}</a></li>`)}</ul>
    <div class=text><h2>${prose(4)}</h2>${times(PARAGRAPHS, () => `<p>${prose(5 + next(60))} <a href=#>${prose(2)}</a> ${prose(next(20))} <b>${prose(1)}</b></p>`)}
    <ul>${times(ITEMS, () => `<li>${prose(3 + next(10))}</li>`)}</ul><table><tr>${times(CELLS, () => `<td>${prose(1 + next(3))}</td>`)}</tr></table></div></div>`,
  );
  return pageOf(sections);
}
