import type { Outline, OutlineElement } from '../../../types.ts';
import { charsBefore, charsOf } from '../../../features/char-sums.ts';
import type { Signal } from './signal.ts';

/** Elements with less text are spacers and icons, not a repeated pattern. */
const MIN_TEXT_CHARS = 10;
/** Twice is a pair, three times a pattern. */
const MIN_REPETITIONS = 3;
/** How much each doubling of the number of repetitions costs. */
const COST = 0.1;

/** Comments, cards and widgets repeat a class set or a numbered id; whatever stands in one pays by the number of repetitions. 1/(1 + 0.1·rep) (text 002, "repeating patterns"). */
export const repetition: Signal = {
  id: 'repetition',
  measure({ outline, candidates }) {
    const inherited = inheritedRepetition(outline);
    return Float64Array.from(candidates, ({ element }) => 1 / (1 + COST * inherited[element]!));
  },
};

/** log2(n/2) of the most repeated pattern among each element and its ancestors; the most, not the sum, so that depth is not paid for twice. */
export function inheritedRepetition(outline: Outline): Float64Array {
  const keys = outline.elements.map((element) => patternsOf(element));
  const counts = new Map<string, number>();
  const chars = charsBefore(outline);
  outline.elements.forEach((element, i) => {
    if (charsOf(chars, element) < MIN_TEXT_CHARS) return;
    for (const key of keys[i]!) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const inherited = new Float64Array(outline.elements.length);
  outline.elements.forEach(({ parent }, i) => {
    let most = parent < 0 ? 0 : inherited[parent]!;
    for (const key of keys[i]!) {
      const n = counts.get(key) ?? 0;
      if (n >= MIN_REPETITIONS) most = Math.max(most, Math.log2(n / 2));
    }
    inherited[i] = most;
  });
  return inherited;
}

/** Whole class sets, not single classes: utility classes repeat everywhere. Digits are one: comment-17 and comment-18 are the same pattern. */
function patternsOf({ tag, depth, classes, id }: OutlineElement): string[] {
  const patterns: string[] = [];
  if (classes) patterns.push(`${tag} ${depth} .${sortedClasses(classes)}`);
  if (/\d/.test(id)) patterns.push(`${tag} ${depth} #${sameDigits(id)}`);
  return patterns;
}

function sortedClasses(classes: string): string {
  return sameDigits(classes.trim().split(/\s+/).sort().join('.'));
}

function sameDigits(name: string): string {
  return name.replace(/\d+/g, '#');
}
