import { type AttributeSelector, isTraversal, parse, type PseudoSelector, type Selector } from 'css-what';
import { compile as compileFormula, parse as parseFormula } from 'nth-check';
import { ELEMENT_NODE } from '../../../dom/node-constants.ts';
import {
  attributeOf,
  attributesIn,
  documentElementOf,
  firstChildOf,
  localNameOf,
  nextSiblingOf,
  nodeTypeOf,
  ownerDocumentOf,
  parentElementOf,
  parentNodeOf,
  previousSiblingOf,
} from '../safe-dom.ts';
import type { Budget } from './budget.ts';

type Test = (element: Element, budget: Budget) => boolean;

/**
 * Why css-select does not do this: its work cannot be counted, one selector that it does not know ends a whole list,
 * and it gives no specificity.
 */

/** One selector of a list. */
export type SelectorTest = {
  readonly matches: Test;
  /** As a number: a hundred classes weigh as much as an id, and a hundred names as much as a class. */
  readonly specificity: number;
  /** The id (`#id`), class (`.class`) or name that elements must have to match; '' where they need none. */
  readonly key: string;
};

/** Elements around or before an element that are tried for one combinator. */
const MAX_TRIED = 300;
/** Deeper brackets and longer chains occur in no sheet that a person wrote. */
const MAX_BRACKETS = 8;
const MAX_COMPOUNDS = 100;
/** Characters of an attribute that are compared for one unit of work. */
const COMPARED_PER_UNIT = 64;
/** Units for reading a list of selectors: for each list, and for each of its characters. */
const UNITS_PER_LIST = 10;
const UNITS_PER_CHARACTER = 4;
/** Units for each node that `:has()` passes. */
const UNITS_PER_NODE = 0.2;
const WHITE_SPACE = /[\t\n\f\r ]+/;
/** A browser drops a rule with a selector that it does not know. */
const OF_OTHER_BROWSERS = /:-(?:moz|ms|o)-/;
const SPECIFICITY = { id: 10_000, class: 100, name: 1, most: 999_999 };

const NEVER: Test = () => false;
const ALWAYS: Test = () => true;

/** How the siblings before an element are counted. */
type Count = { readonly from: 'start' | 'end'; readonly ofType?: true };

/** What pseudo-classes without arguments match: on a page that is only read, nothing is pointed at or in focus. */
const PSEUDO_CLASSES: ReadonlyMap<string, Test> = new Map<string, Test>([
  ...'active focus focus-visible focus-within fullscreen hover modal target target-within visited'
    .split(' ')
    .map((name) => [name, NEVER] as const),
  // As where the page's scripts have run.
  ['defined', ALWAYS],
  ['root', (element) => element === rootOf(element)],
  ['link', (element) => localNameOf(element) === 'a' && has(element, 'href')],
  ['any-link', (element) => localNameOf(element) === 'a' && has(element, 'href')],
  ['checked', (element) => has(element, 'checked')],
  ['disabled', (element) => has(element, 'disabled')],
  ['empty', (element) => firstChildOf(element) === null],
  ['first-child', placeTest({ from: 'start' }, isFirst)],
  ['last-child', placeTest({ from: 'end' }, isFirst)],
  ['only-child', both(placeTest({ from: 'start' }, isFirst), placeTest({ from: 'end' }, isFirst))],
  ['first-of-type', placeTest({ from: 'start', ofType: true }, isFirst)],
  ['last-of-type', placeTest({ from: 'end', ofType: true }, isFirst)],
  [
    'only-of-type',
    both(placeTest({ from: 'start', ofType: true }, isFirst), placeTest({ from: 'end', ofType: true }, isFirst)),
  ],
]);

/** Pseudo-classes with the formula of a place among the siblings. */
const PLACES: ReadonlyMap<string, Count> = new Map<string, Count>([
  ['nth-child', { from: 'start' }],
  ['nth-last-child', { from: 'end' }],
  ['nth-of-type', { from: 'start', ofType: true }],
  ['nth-last-of-type', { from: 'end', ofType: true }],
]);

class UnknownSelector extends Error {}

/** Tests for the selectors of a list, without those that match no element or that are not known here. */
export function testsFor(list: string, budget: Budget): SelectorTest[] {
  budget.spend(UNITS_PER_LIST + list.length * UNITS_PER_CHARACTER);
  if (OF_OTHER_BROWSERS.test(list) || hasDeepBrackets(list)) return [];
  let selectors: Selector[][];
  try {
    selectors = parse(list);
  } catch {
    // A browser drops a rule with an invalid selector, too.
    return [];
  }
  return selectors.flatMap((selector) => {
    try {
      return [
        {
          matches: testOf(selector),
          specificity: Math.min(specificityOf(selector), SPECIFICITY.most),
          key: keyOf(selector),
        },
      ];
    } catch (error) {
      if (error instanceof UnknownSelector) return [];
      throw error;
    }
  });
}

function hasDeepBrackets(list: string): boolean {
  let depth = 0;
  for (const [bracket] of list.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth > MAX_BRACKETS) return true;
  }
  return false;
}

/** Why a selector does not match: by the element, by all elements before it, or by all around it. */
const NO_ELEMENT = 0;
const NO_SIBLING = 1;
const NO_ANCESTOR = 2;
const MATCH = 3;

/**
 * A test for one selector. It goes from right to left and remembers why it failed, as browsers do, so that it tries no
 * element twice for the same part.
 */
function testOf(selector: readonly Selector[]): Test {
  const compounds: Test[] = [];
  const combinators: Selector['type'][] = [];
  let simple: Selector[] = [];
  for (const part of selector) {
    if (isTraversal(part)) {
      compounds.push(compoundOf(simple));
      combinators.push(part.type);
      simple = [];
    } else simple.push(part);
  }
  compounds.push(compoundOf(simple));
  if (compounds.length === 1) return compounds[0]!;
  if (compounds.length > MAX_COMPOUNDS) throw new UnknownSelector();

  const matchAt = (at: number, element: Element, budget: Budget): number =>
    compounds[at]!(element, budget) ? matchLeftOf(at, element, budget) : NO_ELEMENT;
  const matchLeftOf = (at: number, element: Element, budget: Budget): number => {
    if (at === 0) return MATCH;
    const isBeside = combinators[at - 1] === 'adjacent' || combinators[at - 1] === 'sibling';
    const isNext = combinators[at - 1] === 'adjacent' || combinators[at - 1] === 'child';
    const failure = isBeside ? NO_SIBLING : NO_ANCESTOR;
    let other: Element | null = element;
    for (let tried = 0; tried < (isNext ? 1 : MAX_TRIED); tried++) {
      other = isBeside ? nextElement(other, previousSiblingOf, budget) : parentElementOf(other);
      if (other === null) return failure;
      const result = matchAt(at - 1, other, budget);
      if (result === MATCH || result === NO_ANCESTOR || (isBeside && result === NO_SIBLING)) return result;
    }
    return isNext ? NO_ELEMENT : failure;
  };
  return (element, budget) => matchAt(compounds.length - 1, element, budget) === MATCH;
}

function compoundOf(parts: readonly Selector[]): Test {
  const tests = parts.map(simpleTestOf);
  return (element, budget) => {
    for (const matches of tests) {
      budget.spend(1);
      if (!matches(element, budget)) return false;
    }
    return true;
  };
}

function simpleTestOf(part: Selector): Test {
  if (part.type === 'universal') return ALWAYS;
  if (part.type === 'attribute') return attributeTestOf(part);
  if (part.type === 'pseudo') return pseudoTestOf(part);
  if (part.type !== 'tag') throw new UnknownSelector();
  const name = part.name.toLowerCase();
  return (element) => localNameOf(element).toLowerCase() === name;
}

/** A test of how many siblings are before the element. */
function placeTest({ from, ofType }: Count, isPlace: (before: number) => boolean): Test {
  const step = from === 'start' ? previousSiblingOf : nextSiblingOf;
  return (element, budget) => {
    const name = localNameOf(element);
    let before = 0;
    for (let tried = 0, at = nextElement(element, step, budget); at !== null; at = nextElement(at, step, budget)) {
      if (++tried > MAX_TRIED) return false;
      if (ofType !== true || localNameOf(at) === name) before++;
    }
    return isPlace(before);
  };
}

function isFirst(before: number): boolean {
  return before === 0;
}

function both(one: Test, other: Test): Test {
  return (element, budget) => one(element, budget) && other(element, budget);
}

function formulaOf(formula: string): (before: number) => boolean {
  try {
    return compileFormula(parseFormula(formula));
  } catch {
    throw new UnknownSelector();
  }
}

function pseudoTestOf({ name, data }: PseudoSelector): Test {
  if (Array.isArray(data)) {
    if (name === 'has') return hasTestOf(data);
    if (!/^(?:is|where|matches|not)$/.test(name)) throw new UnknownSelector();
    const tests = data.map(testOf);
    const isAny: Test = (element, budget) => tests.some((matches) => matches(element, budget));
    return name === 'not' ? (element, budget) => !isAny(element, budget) : isAny;
  }
  const place = PLACES.get(name);
  if (place && data !== null) return placeTest(place, formulaOf(data));
  const test = data === null ? PSEUDO_CLASSES.get(name) : undefined;
  if (test === undefined) throw new UnknownSelector();
  return test;
}

/** A test for `:has()` with selectors of a single element, which is a child or, without a sign, at any depth. */
function hasTestOf(selectors: readonly (readonly Selector[])[]): Test {
  const tests = selectors.map((selector) => {
    const [first] = selector;
    const isChild = first?.type === 'child';
    const inside = isChild || first?.type === 'descendant' ? selector.slice(1) : selector;
    if (inside.some(isTraversal)) throw new UnknownSelector();
    return { isChild, matches: compoundOf(inside) };
  });
  return (element, budget) => {
    for (let at = after(element, element); at !== null; at = after(at, element)) {
      budget.spend(UNITS_PER_NODE);
      if (nodeTypeOf(at) !== ELEMENT_NODE) continue;
      const isOwn = parentElementOf(at) === element;
      for (const { isChild, matches } of tests) if ((isOwn || !isChild) && matches(at as Element, budget)) return true;
    }
    return false;
  };
}

/** The node after this one, in the order of the document, inside `around`; null after the last. */
function after(node: Node, around: Node): Node | null {
  const child = firstChildOf(node);
  if (child !== null) return child;
  for (let at: Node | null = node; at !== null && at !== around; at = parentNodeOf(at)) {
    const next = nextSiblingOf(at);
    if (next !== null) return next;
  }
  return null;
}

/** How the values of attributes are compared, by the names of css-what. */
const COMPARISONS: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  equals: (value, wanted) => value === wanted,
  element: (value, wanted) => value.includes(wanted) && value.split(WHITE_SPACE).includes(wanted),
  start: (value, wanted) => wanted !== '' && value.startsWith(wanted),
  end: (value, wanted) => wanted !== '' && value.endsWith(wanted),
  any: (value, wanted) => wanted !== '' && value.includes(wanted),
  hyphen: (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  exists: () => true,
};

function attributeTestOf({ name, action, value, ignoreCase }: AttributeSelector): Test {
  const isMatch = COMPARISONS[action];
  if (isMatch === undefined) throw new UnknownSelector();
  const asCompared = (text: string): string => (ignoreCase === true ? text.toLowerCase() : text);
  const wanted = asCompared(value);
  return (element, budget) => {
    const written = attributeOf(element, name);
    budget.spend(written.length / COMPARED_PER_UNIT);
    return isMatch(asCompared(written), wanted) && (written !== '' || has(element, name));
  };
}

function has(element: Element, name: string): boolean {
  return attributeOf(element, name) !== '' || attributesIn(element).some(([own]) => own === name);
}

function rootOf(element: Element): Element | null {
  const document = ownerDocumentOf(element);
  return document && documentElementOf(document);
}

/** The element after this one in the direction of `step`. */
function nextElement(element: Element, step: (node: Node) => Node | null, budget: Budget): Element | null {
  let node = step(element);
  budget.spend(1);
  for (; node !== null && nodeTypeOf(node) !== ELEMENT_NODE; node = step(node)) budget.spend(1);
  return node as Element | null;
}

function specificityOf(selector: readonly Selector[]): number {
  let sum = 0;
  for (const part of selector) {
    if (part.type === 'tag') sum += SPECIFICITY.name;
    else if (part.type === 'attribute') sum += isId(part) ? SPECIFICITY.id : SPECIFICITY.class;
    else if (part.type === 'pseudo' && Array.isArray(part.data))
      sum += part.name === 'where' ? 0 : part.data.reduce((most, one) => Math.max(most, specificityOf(one)), 0);
    else if (part.type === 'pseudo') sum += SPECIFICITY.class;
  }
  return sum;
}

function isId({ name, action }: AttributeSelector): boolean {
  return name === 'id' && action === 'equals';
}

function keyOf(selector: readonly Selector[]): string {
  let key = '';
  for (const part of [...selector].reverse()) {
    if (isTraversal(part)) break;
    if (part.type === 'attribute' && part.ignoreCase !== true) {
      if (isId(part)) return `#${part.value}`;
      if (part.name === 'class' && part.action === 'element') key = `.${part.value}`;
    } else if (part.type === 'tag' && key === '') key = part.name.toLowerCase();
  }
  return key;
}
