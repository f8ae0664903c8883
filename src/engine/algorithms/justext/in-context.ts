import { BAD, GOOD, NEAR_GOOD, SHORT } from './context-free.ts';
import type { Paragraph } from './paragraphs.ts';

export type ContextOptions = {
  readonly headings: boolean;
  readonly maxHeadingDistance: number;
  /** 'py3': as the published code does it (3.0.2), which looks for good text ahead of a heading before any is marked good, so that its first heading step never fires. */
  readonly compat?: 'py3';
};

/**
 * Turns short and near-good into good or bad by what stands around them (text 003, with its two steps for headings); what is good or bad by itself stays so. Edges of the
 * page count as bad. Returns BAD or GOOD for each paragraph. Passes in one direction only, so linear.
 */
export function settle(
  alone: Uint8Array,
  paragraphs: readonly Paragraph[],
  { headings, maxHeadingDistance, compat }: ContextOptions,
): Uint8Array {
  const classes = alone.slice();
  if (headings && compat !== 'py3') {
    for (const i of headingsOfGood(classes, paragraphs, maxHeadingDistance))
      if (alone[i] === SHORT) classes[i] = NEAR_GOOD;
  }
  settleShort(classes);
  settleNearGood(classes);
  if (!headings) return classes;
  // All found before any is changed: a heading that becomes good makes no other one good.
  for (const i of headingsOfGood(classes, paragraphs, maxHeadingDistance)) if (alone[i] !== BAD) classes[i] = GOOD;
  return classes;
}

/** Headings with good text at most that many characters of other text after them. */
function headingsOfGood(classes: Uint8Array, paragraphs: readonly Paragraph[], maxDistance: number): number[] {
  const found: number[] = [];
  let distance = Infinity;
  for (let i = classes.length - 1; i >= 0; i--) {
    const { isHeading, text } = paragraphs[i]!;
    if (isHeading && distance <= maxDistance) found.push(i);
    distance = classes[i] === GOOD ? 0 : distance + text.length;
  }
  return found;
}

/** Short text, all by the classes before any is changed: good between good, bad between bad; at a border good where near-good text stands between it and the bad. */
function settleShort(classes: Uint8Array): void {
  const [before, beforeSure] = [nearest(classes, 1, SHORT), nearest(classes, 1, NEAR_GOOD)];
  const [after, afterSure] = [nearest(classes, -1, SHORT), nearest(classes, -1, NEAR_GOOD)];
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] !== SHORT) continue;
    const back = beforeSure[i]!;
    if (back === afterSure[i]) classes[i] = back;
    else classes[i] = (back === BAD ? before[i] : after[i]) === NEAR_GOOD ? GOOD : BAD;
  }
}

/** Near-good text, first to last with what is settled before it: bad between bad, else good. */
function settleNearGood(classes: Uint8Array): void {
  const after = nearest(classes, -1, NEAR_GOOD);
  let before = BAD;
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] === NEAR_GOOD) classes[i] = before === BAD && after[i] === BAD ? BAD : GOOD;
    before = classes[i] as typeof BAD;
  }
}

/** For each place the nearest class before it (step 1) or after it (step -1) that is not open: short, or, with NEAR_GOOD, near-good as well. BAD at the edge. */
function nearest(classes: Uint8Array, step: 1 | -1, open: typeof SHORT | typeof NEAR_GOOD): Uint8Array {
  const found = new Uint8Array(classes.length);
  let seen: number = BAD;
  for (let i = step === 1 ? 0 : classes.length - 1; i >= 0 && i < classes.length; i += step) {
    found[i] = seen;
    const is = classes[i]!;
    if (is === BAD || is > open) seen = is;
  }
  return found;
}
