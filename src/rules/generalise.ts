import type { PageElement } from '../article/blocks.ts';
import type { RuleElements } from './match-elements.ts';
import { MAX_STEPS, parseSelector } from './selector.ts';
import { isStableToken, stableTokens } from './stable-tokens.ts';

/** Most classes in a step. More would match fewer pages. */
const MAX_CLASSES = 2;
/** Most steps of a path; fewer than the matcher allows. */
const MAX_PATH = MAX_STEPS - 2;
/** Tags that say what an element is, unlike div and span. */
const TELLING = new Set(['article', 'aside', 'figure', 'footer', 'form', 'header', 'main', 'nav', 'section']);

/**
 * A selector that matches this element and no other of the page: tags, stable classes and ids, and, if they do not
 * suffice, places among siblings. Null if no path of MAX_PATH steps does.
 */
export function selectorOf(page: RuleElements, index: number): string | null {
  const { elements } = page;
  const path = pathUp(elements, index);
  // Without places first: the place of a part differs more between pages than its names.
  for (const placed of [0, 1, path.length]) {
    let [selector, isNamed] = ['', false];
    for (const [depth, [i, element]] of path.entries()) {
      isNamed ||= isTelling(element);
      const step = stepOf(element) + (depth < placed ? placeOf(page, i) : '');
      selector = depth === 0 ? step : `${step} > ${selector}`;

      if ((isNamed || depth === path.length - 1) && isOnly(page, selector, index)) return selector;
    }
  }
  return null;
}

/** The path of tags and stable classes to an element: pages with the same one have the same template. */
export function pathOf({ elements }: RuleElements, index: number): string {
  const steps = pathUp(elements, index).map(([, element]) => stepOf(element));
  return steps.reverse().join(' > ');
}

/** An element and those around it, each with its index, from the inside out; at most MAX_PATH. */
function pathUp(elements: readonly PageElement[], index: number): [index: number, element: PageElement][] {
  const path: [number, PageElement][] = [];
  let at = index;
  for (let element = elements[at]; element !== undefined && path.length < MAX_PATH; element = elements[at]) {
    path.push([at, element]);
    at = element.parent;
  }
  return path;
}

/** Names that say nothing of what is in the element. */
const EMPTY_NAME =
  /^(?:block|box|col|column|container|content|div|grid|group|holder|inner|item|module|outer|panel|part|row|section|widget|wrap|wrapper)s?$/i;

/** A name for an element from its class or id: "newsletter", "related stories"; '' if neither is stable and telling. */
export function nameOf(elements: readonly PageElement[], index: number): string {
  const { id = '', classes = '' } = elements[index] ?? {};
  const tokens = [...stableTokens(classes), ...(isStableToken(id) ? [id] : [])];
  const token = tokens.find((one) => !EMPTY_NAME.test(one)) ?? '';
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
