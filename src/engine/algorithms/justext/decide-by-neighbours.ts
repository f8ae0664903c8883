import { BAD, GOOD, NEAR_GOOD, SHORT } from './judge-paragraph.ts';
import type { Paragraph } from './paragraphs.ts';

/** A heading belongs to good text that starts within this many characters after it (text 003). */
const MAX_HEADING_DISTANCE = 200;

/**
 * Decides short and near-good paragraphs by the paragraphs around them (text 003, with its two steps for headings).
 * Paragraphs that are good or bad by themselves stay so. The edges of the page count as bad.
 * Returns BAD or GOOD for each paragraph; linear.
 */
export function decideByNeighbours(own: Uint8Array, paragraphs: readonly Paragraph[]): Uint8Array {
  const classes = own.slice();
  for (const i of headingsOfGood(classes, paragraphs, MAX_HEADING_DISTANCE))
    if (own[i] === SHORT) classes[i] = NEAR_GOOD;
  decideShort(classes);
  decideNearGood(classes);
  keepHeadings(classes, own, headingsOfGood(classes, paragraphs, MAX_HEADING_DISTANCE));
  return classes;
}

/** Indices of headings with good text at most `maxDistance` characters of other text after them, last first. */
export function headingsOfGood(
  classes: Uint8Array,
  paragraphs: readonly Paragraph[],
  maxDistance: number,
): readonly number[] {
  const found: number[] = [];
  let distance = Infinity;
  for (let i = classes.length - 1; i >= 0; i--) {
    const { isHeading, text } = paragraphs[i]!;
    if (isHeading && distance <= maxDistance) found.push(i);
    distance = classes[i] === GOOD ? 0 : distance + text.length;
  }
  return found;
}

/** Makes these headings good, except those that are bad by themselves. */
export function keepHeadings(classes: Uint8Array, own: Uint8Array, headings: readonly number[]): void {
  for (const i of headings) if (own[i] !== BAD) classes[i] = GOOD;
}

/**
 * Decides short paragraphs: good between good ones, bad between bad ones. Between a good and a bad one a short
 * paragraph is good if the next decided or near-good paragraph on the bad side is near-good.
 */
export function decideShort(classes: Uint8Array): void {
  const before = nearest(classes, 1, NEAR_GOOD);
  const after = nearest(classes, -1, NEAR_GOOD);
  const nearBefore = nearest(classes, 1, SHORT);
  const nearAfter = nearest(classes, -1, SHORT);
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] !== SHORT) continue;
    if (before[i] === after[i]) classes[i] = before[i]!;
    else classes[i] = (before[i] === BAD ? nearBefore[i] : nearAfter[i]) === NEAR_GOOD ? GOOD : BAD;
  }
}

/** Decides near-good paragraphs in order: bad between bad ones, else good. */
export function decideNearGood(classes: Uint8Array): void {
  const after = nearest(classes, -1, NEAR_GOOD);
  let before: number = BAD;
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] === NEAR_GOOD) classes[i] = before === BAD && after[i] === BAD ? BAD : GOOD;
    before = classes[i]!;
  }
}

/**
 * For each paragraph the class of the nearest one before it (step 1) or after it (step -1) that is not skipped.
 * Skips short paragraphs or, with `skipUpTo` NEAR_GOOD, near-good ones too. BAD at the edges of the page.
 */
function nearest(classes: Uint8Array, step: 1 | -1, skipUpTo: typeof SHORT | typeof NEAR_GOOD): Uint8Array {
  const found = new Uint8Array(classes.length);
  let last: number = BAD;
  for (let i = step === 1 ? 0 : classes.length - 1; i >= 0 && i < classes.length; i += step) {
    found[i] = last;
    const own = classes[i]!;
    if (own === BAD || own > skipUpTo) last = own;
  }
  return found;
}
