import { bareText } from '../../../engine/text/letters.ts';
import type { Outline } from '../../../engine/types.ts';

/** The title is looked for among this many kept blocks from the start. */
const TITLE_WITHIN = 4;
/** A heading that shares this much of its length with the title repeats it. */
const SAME_ENOUGH = 0.6;

/** Index of the kept heading at the start that repeats the title, which every view shows by itself; -1 where there is none. */
export function titleBlock(outline: Outline, keep: readonly boolean[], title: string): number {
  const wanted = bareText(title);
  if (wanted === '') return -1;
  let seen = 0;
  for (let i = 0; i < keep.length && seen < TITLE_WITHIN; i++) {
    if (!keep[i]) continue;
    seen++;
    const { heading, text } = outline.blocks[i]!;
    if (heading > 0 && repeats(bareText(text), wanted, heading)) return i;
  }
  return -1;
}

function repeats(text: string, title: string, level: number): boolean {
  if (text === title) return true;
  if (level !== 1 || text === '') return false;
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return long.startsWith(short) && short.length >= long.length * SAME_ENOUGH;
}

/** The title as it stands above the text where that says more than the one that is known: "The ferry: what became of it", of a page that calls itself "The ferry". */
export function fullerTitle({ blocks }: Outline, titleBlock: number, title: string): string {
  const written = blocks[titleBlock]?.text ?? '';
  return bareText(written).length > bareText(title).length ? written : title;
}

/** Levels to add to each heading: the title is the view's h1, so a page that uses h1 within its article moves down as a whole. */
export function headingShift(outline: Outline, keep: readonly boolean[]): 0 | 1 {
  for (let i = 0; i < keep.length; i++) if (keep[i] && outline.blocks[i]!.heading === 1) return 1;
  return 0;
}

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Output tag of a heading; '' for what is none. */
export function headingTag(tag: string, role: string, ariaLevel: string, shift: 0 | 1): string {
  const written = LEVELS.indexOf(tag) + 1;
  const level = written > 0 ? written : role === 'heading' ? clampLevel(parseInt(ariaLevel, 10)) : 0;
  return level === 0 ? '' : (LEVELS[Math.min(level + shift, LEVELS.length) - 1] ?? '');
}

/** WAI-ARIA: a heading without a level is of the second. */
function clampLevel(level: number): number {
  return Number.isNaN(level) ? 2 : Math.min(Math.max(level, 1), LEVELS.length);
}
