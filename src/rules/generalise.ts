import type { PageElement } from '../article.ts';
import type { RuleElements } from './match-elements.ts';
import { MAX_STEPS, parseSelector } from './selector.ts';
import { isStableToken, stableTokens } from './stable-tokens.ts';

/** Classes in a step: more of them make it fit less pages, not better. */
const MAX_CLASSES = 2;
/** Steps below the limit of the matcher. */
const MAX_PATH = MAX_STEPS - 2;
/** Tags that say what an element is, unlike div and span. */
const TELLING = new Set(['article', 'aside', 'figure', 'footer', 'form', 'header', 'main', 'nav', 'section']);

/**
 * A selector of this element by its structure, that matches no other element of the page: tags, stable classes and ids,
 * and where they do not suffice the place among siblings. Null where the place of no ancestor within reach tells it
 * apart.
 */
export function selectorOf(page: RuleElements, index: number): string | null {
  const { elements } = page;
  const path: number[] = [];
  for (let i = index; i >= 0 && path.length < MAX_PATH; i = elements[i]!.parent) path.push(i);
  // Without places first: the place of a part differs more between pages than its names.
  for (const placed of [0, 1, path.length]) {
    let selector = '';
    for (const [depth, i] of path.entries()) {
      const step = stepOf(elements[i]!) + (depth < placed ? placeOf(page, i) : '');
      selector = depth === 0 ? step : `${step} > ${selector}`;
      const isNamed = path.slice(0, depth + 1).some((one) => isTelling(elements[one]!));
      if ((isNamed || depth === path.length - 1) && isOnly(page, selector, index)) return selector;
    }
  }
  return null;
}

/** The path of tags and stable classes to an element: pages with the same one have the same template. */
export function pathOf({ elements }: RuleElements, index: number): string {
  const steps: string[] = [];
  for (let i = index; i >= 0 && steps.length < MAX_PATH; i = elements[i]!.parent) steps.unshift(stepOf(elements[i]!));
  return steps.join(' > ');
}

/** A name for a part, of what its page calls it: "newsletter", "related stories"; '' where it has no name. */
export function nameOf(elements: readonly PageElement[], index: number): string {
  const { id, classes } = elements[index]!;
  const token = stableTokens(classes)[0] ?? (isStableToken(id) ? id : '');
  return token
    .split(/[-_]+|(?<=[a-z])(?=[A-Z])/)
    .join(' ')
    .toLowerCase();
}

function stepOf({ tag, classes, id }: PageElement): string {
  const named = isStableToken(id) ? `#${id}` : '';
  const tokens = stableTokens(classes).slice(0, MAX_CLASSES);
  return /^[a-z][a-z0-9-]*$/.test(tag) ? [tag + named, ...tokens].join('.') : ['*' + named, ...tokens].join('.');
}

function isTelling({ tag, classes, id }: PageElement): boolean {
  return TELLING.has(tag) || isStableToken(id) || stableTokens(classes).length > 0;
}

function placeOf(page: RuleElements, index: number): string {
  const [start, end] = page.placeOf(index);
  if (start === 1 && end === -1) return '';
  return start <= -end ? `:nth-of-type(${String(start)})` : `:nth-last-of-type(${String(-end)})`;
}

function isOnly(page: RuleElements, selector: string, index: number): boolean {
  const steps = parseSelector(selector);
  if (steps === null) return false;
  const found = page.match(steps);
  return found.length === 1 && found[0] === index;
}
