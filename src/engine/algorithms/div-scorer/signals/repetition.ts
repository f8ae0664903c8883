import type { Outline, OutlineElement } from '../../../types.ts';
import type { Candidate } from '../candidates.ts';
import { charsBefore, charsOf } from '../../../features/chars-before.ts';
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
    const inherited = inheritedRepetition(outline, candidates);
    return Float64Array.from(candidates, ({ element }) => 1 / (1 + COST * inherited[element]!));
  },
};

/**
 * log2(n/2) of the most repeated pattern among each candidate's element and its ancestors; the most, not the sum, so that depth is not paid for twice.
 * One value an element, 0 for those that hold no candidate.
 */
function inheritedRepetition(outline: Outline, candidates: readonly Candidate[]): Float64Array {
  const { elements } = outline;
  const isAround = elementsAround(outline, candidates);
  // A pattern has a tag, and only tags that hold candidates can be paid for: links, spans and paragraphs need not be looked at.
  const tags = new Set<string>();
  for (let i = 0; i < elements.length; i++) if (isAround[i]) tags.add(elements[i]!.tag);
  const patterns = new Patterns();
  const chars = charsBefore(outline);
  const own: (readonly Pattern[] | null)[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    own.push(tags.has(element.tag) && charsOf(chars, element) >= MIN_TEXT_CHARS ? patterns.count(element) : null);
  }
  const inherited = new Float64Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    if (!isAround[i]) continue;
    const { parent } = elements[i]!;
    let most = parent < 0 ? 0 : inherited[parent]!;
    for (const { count } of own[i] ?? NONE) if (count >= MIN_REPETITIONS) most = Math.max(most, Math.log2(count / 2));
    inherited[i] = most;
  }
  return inherited;
}

/** 1 for candidates' elements and all around them. */
function elementsAround({ elements }: Outline, candidates: readonly Candidate[]): Uint8Array {
  const isAround = new Uint8Array(elements.length);
  for (const { element } of candidates) {
    for (let i = element; i >= 0 && !isAround[i]; i = elements[i]!.parent) isAround[i] = 1;
  }
  return isAround;
}

type Pattern = { count: number };

const NONE: readonly Pattern[] = [];

/** Whole class sets, not single classes: utility classes repeat everywhere. Digits are one: comment-17 and comment-18 are the same pattern. */
class Patterns {
  readonly #known = new Map<string, Pattern>();
  readonly #classSets = new Map<string, string>();

  /** Counts the patterns an element is of; null where it is of none. */
  count({ tag, depth, classes, id }: OutlineElement): readonly Pattern[] | null {
    if (!classes && !id) return null;
    const patterns: Pattern[] = [];
    if (classes) patterns.push(this.#counted(`${tag} ${depth} .${this.#classSet(classes)}`));
    if (id && DIGITS.test(id)) patterns.push(this.#counted(`${tag} ${depth} #${sameDigits(id)}`));
    return patterns;
  }

  #counted(name: string): Pattern {
    let pattern = this.#known.get(name);
    if (!pattern) this.#known.set(name, (pattern = { count: 0 }));
    pattern.count++;
    return pattern;
  }

  /** Attributes repeat by the hundred; each is put in order once. */
  #classSet(classes: string): string {
    let set = this.#classSets.get(classes);
    if (set === undefined)
      this.#classSets.set(classes, (set = sameDigits(classes.trim().split(/\s+/).sort().join('.'))));
    return set;
  }
}

const DIGITS = /\d/;

function sameDigits(name: string): string {
  return DIGITS.test(name) ? name.replace(/\d+/g, '#') : name;
}
