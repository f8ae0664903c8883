import { isElement, rename, unwrap } from '../parts/edit-dom.ts';
import { makeValidFormula } from './valid-formula.ts';
import { makeValidRuby } from './valid-ruby.ts';
import { languageOf, UNDETERMINED } from './language.ts';
import { validAddress } from './valid-address.ts';
import { setLanguage } from './xml.ts';

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, pre, blockquote, div, section, aside, article, header, footer, ul, ol, li, dl, dt, dd, figure, figcaption, table, hr, address';
const TEXT_BLOCKS = 'p, h1, h2, h3, h4, h5, h6';
const INLINE =
  'em, strong, b, i, u, s, small, sub, sup, mark, span, q, cite, dfn, abbr, code, kbd, samp, var, bdi, bdo, ruby';
const SECTIONS = 'h1, h2, h3, h4, h5, h6, header, footer, section, article, aside, address';

/** Attributes that an element may have in a book; formulas have their own. `lang` and `dir` may be on all. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  bdo: ['dir'],
};
const GLOBAL = ['id', 'class', 'title'];

const VALUES: Readonly<Record<string, RegExp>> = {
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
  start: /^-?\d{1,9}$/,
  value: /^-?\d{1,9}$/,
  type: /^[1aAiI]$/,
  reversed: /^(?:reversed)?$/,
  colspan: /^[1-9]\d{0,2}$/,
  rowspan: /^[1-9]\d{0,3}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
};

/**
 * Changes the content of an article so that it is valid XHTML of an EPUB: browsers accept elements in places and values
 * of attributes that reading systems refuse. No text is lost.
 */
export function makeValid(content: DocumentFragment): void {
  for (const formula of content.querySelectorAll('math')) makeValidFormula(formula);
  for (const ruby of content.querySelectorAll('ruby')) makeValidRuby(ruby);
  replaceElements(content);
  putIntoRightParents(content);
  separateBlocksFromText(content);
  renumberIds(content);
  for (const element of content.querySelectorAll('*'))
    if (element.closest('math') === null) keepValidAttributes(element);
}

/** Replaces elements that EPUB lacks or that need more than the article states. */
function replaceElements(content: DocumentFragment): void {
  // Many reading systems cannot open closed `details`.
  for (const summary of content.querySelectorAll('summary')) addClass(rename(summary, 'div'), 'summary');
  for (const element of content.querySelectorAll('details')) rename(element, 'div');
  for (const element of content.querySelectorAll('time, data')) rename(element, 'span');
  for (const element of content.querySelectorAll('colgroup, col')) element.remove();
  for (const element of content.querySelectorAll('bdo:not([dir]), rb, rtc')) unwrap(element);
  for (const part of content.querySelectorAll('rt, rp')) if (part.parentElement?.localName !== 'ruby') unwrap(part);
}

/** Puts parts of lists, tables and figures where they belong. */
function putIntoRightParents(content: DocumentFragment): void {
  for (const item of content.querySelectorAll('li')) if (!item.parentElement?.matches('ul, ol')) rename(item, 'div');
  for (const term of content.querySelectorAll('dt, dd')) if (!term.parentElement?.matches('dl')) rename(term, 'div');
  for (const list of content.querySelectorAll('ul, ol')) wrapChildren(list, ['li'], 'li');
  for (const list of content.querySelectorAll('dl')) {
    wrapChildren(list, ['dt', 'dd'], 'dd');
    pairTerms(list);
  }
  for (const table of content.querySelectorAll('table')) {
    for (const caption of [...table.querySelectorAll(':scope > caption')].slice(1))
      table.before(rename(caption, 'div'));
    for (const part of ['thead', 'tfoot'])
      for (const more of [...table.querySelectorAll(`:scope > ${part}`)].slice(1)) rename(more, 'tbody');
    const caption = table.querySelector(':scope > caption');
    if (caption) table.prepend(caption);
    const foot = table.querySelector(':scope > tfoot');
    if (foot) table.append(foot);
    if (table.querySelector('tr') === null) for (const part of [table, ...table.children]) rename(part, 'div');
  }
  for (const caption of content.querySelectorAll('figcaption')) {
    const figure = caption.parentElement;
    const isOnly = figure?.matches('figure') && figure.querySelector(':scope > figcaption') === caption;
    if (!isOnly) rename(caption, 'div');
    else if (figure.firstElementChild !== caption) figure.append(caption);
    else figure.prepend(caption);
  }
}

function addClass(element: Element, name: string): void {
  element.setAttribute('class', `${element.getAttribute('class') ?? ''} ${name}`.trim());
}

/** Wraps everything in a list that is no part of one. */
function wrapChildren(list: Element, parts: readonly string[], wrapper: string): void {
  for (const child of [...list.childNodes]) {
    if (isElement(child) && parts.includes(child.localName)) continue;
    if (!isElement(child) && child.textContent?.trim() === '') {
      // A no-break space is text to XML.
      child.remove();
      continue;
    }
    const part = list.ownerDocument.createElement(wrapper);
    child.replaceWith(part);
    part.append(child);
  }
}

/** A list of terms is groups of terms with definitions: an empty element stands for a missing one. */
function pairTerms(list: Element): void {
  const [first] = list.children;
  if (first?.localName === 'dd') first.before(list.ownerDocument.createElement('dt'));
  if (list.lastElementChild?.localName === 'dt') list.append(list.ownerDocument.createElement('dd'));
}

/** Text elements hold no blocks, and some blocks no headings and sections. */
function separateBlocksFromText(content: DocumentFragment): void {
  for (const inner of content.querySelectorAll('a a, dfn dfn')) unwrap(inner);
  for (const element of content.querySelectorAll(INLINE)) if (element.querySelector(BLOCKS)) unwrap(element);
  for (const element of content.querySelectorAll(TEXT_BLOCKS))
    if (element.querySelector(BLOCKS)) rename(element, 'div');
  for (const inner of content.querySelectorAll(`pre :is(${BLOCKS})`)) unwrap(inner);
  for (const element of content.querySelectorAll(':is(dt, th, address) *, :is(header, footer) :is(header, footer)'))
    if (element.matches(SECTIONS)) rename(element, element.matches('h1, h2, h3, h4, h5, h6') ? 'p' : 'div');
  for (const table of content.querySelectorAll('caption table'))
    rename(table, 'div').replaceChildren(table.textContent);
}

/** Replaces ids by valid XML names. A link to a missing id loses its address. */
function renumberIds(content: DocumentFragment): void {
  const names = new Map<string, string>();
  for (const element of content.querySelectorAll('[id]')) {
    if (names.has(element.id) || element.closest('math') !== null) element.removeAttribute('id');
    else {
      const name = `n${String(names.size + 1)}`;
      names.set(element.id, name);
      element.id = name;
    }
  }
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    const written = (link.getAttribute('href') ?? '').slice(1);
    const name = names.get(written) ?? names.get(decoded(written));
    if (name === undefined) link.removeAttribute('href');
    else link.setAttribute('href', `#${name}`);
  }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // A percent sign that encodes nothing.
  }
}

function keepValidAttributes(element: Element): void {
  const allowed = [...GLOBAL, ...(ATTRIBUTES[element.localName] ?? [])];
  const [language, direction] = [element.getAttribute('lang'), element.getAttribute('dir') ?? ''];
  for (const { name, value } of [...element.attributes])
    if (!allowed.includes(name) || (Object.hasOwn(VALUES, name) && !VALUES[name]!.test(value)))
      element.removeAttribute(name);
  if (language !== null && languageOf(language) !== UNDETERMINED) setLanguage(element, languageOf(language));
  if (/^(?:ltr|rtl|auto)$/.test(direction)) element.setAttribute('dir', direction);
  if (element.localName === 'li' && element.parentElement?.localName !== 'ol') element.removeAttribute('value');
  const href = element.getAttribute('href');
  if (href === null || href.startsWith('#')) return;
  const address = validAddress(href);
  if (address === null) element.removeAttribute('href');
  else element.setAttribute('href', address);
}
