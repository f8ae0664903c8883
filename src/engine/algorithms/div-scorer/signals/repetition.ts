import { charsBefore, sumInside } from '../../../features/running-sums.ts';
import type { Outline, OutlineElement } from '../../../types.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { Signal } from './signal.ts';

/** Elements with less text, such as spacers and icons, are not counted. */
const MIN_CHARS = 10;
/** Cost of each doubling of the number of repetitions. */
const COST = 0.1;

/**
 * 1 / (1 + 0.1·log2(n / 2)) for n repetitions of the most frequent pattern around the candidate: comments, cards and
 * widgets repeat a class set or a numbered id (text 002, "repeating patterns").
 */
export const repetition: Signal = {
  reason: 'repetition',
  weight: 1,
  measure({ outline, candidates }) {
    const repetitions = inheritedRepetitions(outline, candidates);
    return Float64Array.from(candidates, ({ element }) => 1 / (1 + COST * repetitions[element]!));
  },
};

/**
 * For each element log2(n / 2) of the most frequent pattern of the element and its ancestors; 0 for elements without a
 * candidate and for patterns that occur once or twice. The maximum, not the sum, so that nested patterns cost once.
 */
function inheritedRepetitions(outline: Outline, candidates: readonly Candidate[]): Float64Array {
  const { elements } = outline;
  const isAround = elementsAround(outline, candidates);
  // Patterns include the tag, so only tags of elements around a candidate matter. This skips most elements.
  const tags = new Set<string>();
  for (let i = 0; i < elements.length; i++) if (isAround[i]) tags.add(elements[i]!.tag);
  const counter = new PatternCounter();
  const chars = charsBefore(outline);
  const patterns: (readonly Pattern[] | null)[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    patterns.push(tags.has(element.tag) && sumInside(chars, element) >= MIN_CHARS ? counter.count(element) : null);
  }
  const inherited = new Float64Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    if (!isAround[i]) continue;
    const { parent } = elements[i]!;
    let most = parent < 0 ? 0 : inherited[parent]!;
    for (const { count } of patterns[i] ?? NONE) most = Math.max(most, Math.log2(count / 2));
    inherited[i] = most;
  }
  return inherited;
}

/** 1 for the elements of candidates and their ancestors. */
function elementsAround({ elements }: Outline, candidates: readonly Candidate[]): Uint8Array {
  const isAround = new Uint8Array(elements.length);
  for (const { element } of candidates) {
    for (let i = element; i >= 0 && !isAround[i]; i = elements[i]!.parent) isAround[i] = 1;
  }
  return isAround;
}

type Pattern = { count: number };

const NONE: readonly Pattern[] = [];

/** Counts elements by tag, depth and class set, and by tag, depth and numbered id. All numbers are equal. */
class PatternCounter {
  readonly #patterns = new Map<string, Pattern>();
  readonly #classSets = new Map<string, string>();

  /** Counts the element and returns its patterns, null if it has none. Their counts grow with later elements. */
  count({ tag, depth, classes, id }: OutlineElement): readonly Pattern[] | null {
    if (!classes && !id) return null;
    const patterns: Pattern[] = [];
    if (classes) patterns.push(this.#increment(`${tag} ${depth} .${this.#classSet(classes)}`));
    if (id && DIGITS.test(id)) patterns.push(this.#increment(`${tag} ${depth} #${withoutNumbers(id)}`));
    return patterns;
  }

  #increment(name: string): Pattern {
    let pattern = this.#patterns.get(name);
    if (!pattern) this.#patterns.set(name, (pattern = { count: 0 }));
    pattern.count++;
    return pattern;
  }

  /** The sorted classes. Whole sets, as single utility classes repeat everywhere. Cached, as attributes repeat. */
  #classSet(classes: string): string {
    let set = this.#classSets.get(classes);
    if (set === undefined)
      this.#classSets.set(classes, (set = withoutNumbers(classes.trim().split(/\s+/).sort().join('.'))));
    return set;
  }
}

const DIGITS = /\d/;

/** comment-17 and comment-18 become comment-#. */
function withoutNumbers(name: string): string {
  return DIGITS.test(name) ? name.replace(/\d+/g, '#') : name;
}
