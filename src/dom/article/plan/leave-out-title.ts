import { bareText } from '../../../engine/text/letters.ts';
import type { Outline } from '../../../engine/types.ts';
import { headlineText } from '../../metadata/headline-text.ts';
import { cutSiteName } from '../../metadata/title.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** Kept blocks from the start among which the title is searched. */
const MAX_BLOCKS = 4;
/** Kept blocks among which a line without the tag of a heading may be the title. */
const FIRST_LINES = 2;
/** Share of the longer of the two texts that a heading and the title must have in common. */
const SHARED_LENGTH = 0.6;
/** A heading that is the title without the site's name has at least this share of the title's characters. */
const LEAST_TITLE = 0.5;

/**
 * Leaves out the heading or first line that repeats the title, which the views show. A longer heading replaces the
 * known title.
 */
export function leaveOutTitle(state: PlanState, { walk, known }: PlanContext): PlanState {
  const { outline, elements } = walk;
  const attribute = (element: number, name: string): string =>
    elements[element] ? attributeOf(elements[element], name) : '';
  const textOf = (block: number): string => headlineText({ outline, attribute }, block, [known.title]);
  const repeated = titleBlock(outline, state.kept.keep, known.title, textOf, state.thread === null);
  if (repeated < 0) return state;
  const written = textOf(repeated);
  const isLonger = bareText(written).length > bareText(known.title).length;
  const title = isLonger ? written : known.title;
  // Some pages show the headline twice, one of the two for readers of the screen.
  const next = state.kept.keep.indexOf(true, repeated + 1);
  const { heading = 0, text = '' } = outline.blocks[next] ?? {};
  const left = heading > 0 && bareText(text) === bareText(title) ? [repeated, next] : [repeated];
  return { ...state, title, kept: state.kept.with(left.map((b) => [b, false] as const)) };
}

/** Index of the kept heading near the start that repeats the title; -1 where there is none. */
function titleBlock(
  outline: Outline,
  keep: readonly boolean[],
  title: string,
  textOf: (block: number) => string,
  mayBeLine: boolean,
): number {
  const wanted = bareText(title);
  if (wanted === '') return -1;
  let seen = 0;
  for (let i = 0; i < keep.length && seen < MAX_BLOCKS; i++) {
    if (!keep[i]) continue;
    seen++;
    const { heading, text } = outline.blocks[i]!;
    const bare = bareText(text);
    // The first line may be the headline without the tag of one.
    const isLine = mayBeLine && heading === 0 && seen <= FIRST_LINES && keep.includes(true, i + 1);
    if (isLine && bare === wanted) return i;
    if (heading === 0) continue;
    // A label or a badge stands in the heading beside the title.
    const isInside = heading === 1 && wanted.length >= bare.length * SHARED_LENGTH && bareText(textOf(i)) === wanted;
    if (isInside || repeats(bare, wanted, heading) || isPartOf(title, text)) return i;
  }
  return -1;
}

function repeats(text: string, title: string, level: number): boolean {
  if (text === title) return true;
  if (level !== 1 || text === '') return false;
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return long.startsWith(short) && short.length >= long.length * SHARED_LENGTH;
}

/** True where a heading of any level is the part of the title before or after a separator, such as the site's name. */
function isPartOf(title: string, heading: string): boolean {
  const isCut = bareText(cutSiteName(title, null, '', [heading])) === bareText(heading);
  return isCut && heading.length >= title.length * LEAST_TITLE;
}
