import {
  attributeOf,
  closestOf,
  localNameOf,
  matchesOf,
  parentElementOf,
  queryAll,
  queryFirst,
  textContentOf,
} from '../safe-dom.ts';

/** Class words of content that opens in place: accordions, answers of an FAQ, tab panels, the rest of a cut text. */
const OPENS_IN_PLACE =
  /(?:^|[^a-z])(?:accordion|collaps(?:e|ed|ible)|faq|answer|tab-?panel|tab-?pane|tab-?content|toggles?|toggle-?(?:content|inner|body|text|panel)|expand(?:able|er)?|panel|spoiler|(?:read|show|see)-?more|more-?text|details)(?:[^a-z]|$)/i;
/** Class words of content that opens over the page or next to it: menus, drawers, dialogs, forms. */
const OPENS_OVER =
  /(?:^|[^a-z])(?:nav(?:bar|igation)?|menu|submenu|dropdown|drawer|modal|dialog|popup|overlay|lightbox|tooltip|search|filters?|facets?|login|sign-?in|cart|basket|cookies?|consent|share|banner|header|footer|sidebar|toast|alert|notification)(?:[^a-z]|$)/i;
const FURNITURE =
  'header, footer, dialog, form, menu, [role="menu"], [role="dialog"], [role="banner"], [role="contentinfo"], [role="search"]';
/** Questions may stand in one of these, but most of its panels are menus. */
const NAVIGATION = 'nav, [role="navigation"]';
/** What stands before an answer that opens in place. */
const QUESTION = 'dt, h1, h2, h3, h4, h5, h6, label, summary, button, [role="button"]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const UNSHOWN = 'style, script, template, link';
const BUTTONS = 'button, [role="button"]';
/** At the end, or before the sign of what opens it. */
const QUESTION_MARK = /[?？؟](?:\s*[+▾▼▸›»⌄∨])?\s*$/;
/** Characters at the end of a text that are looked at: white space may follow the mark. */
const LAST_CHARS = 60;
/** Parts of a form, a menu and a player. */
const NO_ANSWER = 'form, input, select, textarea, iframe, nav, [role="menu"]';
/** An answer has at least this many characters. */
const ANSWER_CHARS = 12;
/** Siblings between a box and what it opens. */
const BOX_SIBLINGS = 3;
/** A box that opens what follows it, or its label. */
const BOX = '[type="checkbox"], [type="radio"], label[for], input + label';
/** Levels around a hidden element whose names may say that it opens in place. */
const LEVELS = 3;
/** A hidden part with a larger share of its characters in links is a menu. */
const MOSTLY_LINKS = 0.5;
/** Ids of segments of a streamed page that a script moves into place (React 18 and later). */
const STREAMED = /^S:[0-9a-f]+$/;

/** The first opener in each element that was searched for one, so that none is searched twice in a walk. */
export type Openers = Map<Element, Element | null>;

/**
 * True for an element that is not displayed and yet part of the page's text: the user opens it in place (accordion,
 * tab, "read more"), or a script moves it into place. False for content that opens over the page (menu, drawer,
 * dialog).
 */
export function opensInPlace(element: Element, openers: Openers): boolean {
  const id = attributeOf(element, 'id');
  if (STREAMED.test(id)) return true;
  if (closestOf(element, FURNITURE) !== null) return false;
  const names = namesOf(element);
  if (OPENS_OVER.test(names)) return false;
  if (closestOf(element, NAVIGATION) !== null) return isAmongAnswers(element);
  return (
    attributeOf(element, 'role') === 'tabpanel' ||
    OPENS_IN_PLACE.test(names) ||
    followsOpener(element, openers) ||
    answersQuestion(element) ||
    followsHeadedButton(element) ||
    isAmongAnswers(element)
  );
}

/** Class and id in one form: words with hyphens between them. */
function namesOf(element: Element): string {
  return `${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-');
}

/**
 * True for text behind a question: what a term describes, what follows the label of a box, or
 * what follows a heading where the names of the question or of an element around both say that it opens in place.
 */
function answersQuestion(element: Element): boolean {
  const before = elementBefore(element);
  const isDescription = localNameOf(element) === 'dd';
  if (before === null || !(isDescription || followsQuestion(element, before))) return false;
  return !isMostlyLinks(element);
}

function isMostlyLinks(element: Element): boolean {
  const length = (textContentOf(element) ?? '').length;
  const linked = queryAll(element, 'a').reduce((sum, link) => sum + (textContentOf(link) ?? '').length, 0);
  return linked > length * MOSTLY_LINKS;
}

/** True where a few siblings before is a box, with a question behind it. */
function followsBox(question: Element): boolean {
  if (!matchesOf(question, QUESTION)) return false;
  let at = elementBefore(question);
  for (let i = 0; at && i < BOX_SIBLINGS; i++, at = elementBefore(at))
    if (matchesOf(at, '[type="checkbox"], [type="radio"]')) return true;
  return false;
}

function followsQuestion(element: Element, before: Element): boolean {
  if (matchesOf(before, BOX) || followsBox(before)) return true;
  if (!matchesOf(before, QUESTION) && queryFirst(before, QUESTION) === null) return false;
  let names = '';
  for (let at: Element | null = element, i = 0; at && i <= LEVELS; at = parentElementOf(at), i++)
    names += ` ${namesOf(at)}`;
  names += ` ${namesOf(before)} `;
  return !OPENS_OVER.test(names) && OPENS_IN_PLACE.test(names);
}

/**
 * True for prose behind a question or a button where the entry before or after has the same parts in the same order,
 * whatever their names are. A form or a list of links is no answer.
 */
function isAmongAnswers(element: Element): boolean {
  const before = elementBefore(element);
  if (before === null || !asks(before) || !isAnswer(element)) return false;
  // The header of an entry is its question.
  if (OPENS_OVER.test(`${namesOf(before).replace(/header/gi, '')} ${namesOf(element)}`)) return false;
  const parent = parentElementOf(element);
  // Each entry has an element of its own, or all stand in one.
  const entries = [parent?.nextElementSibling, parent?.previousElementSibling].map((entry) =>
    entry && entry.localName === parent?.localName ? [...entry.children] : [],
  );
  const next = [element.nextElementSibling, element.nextElementSibling?.nextElementSibling];
  const last = [before.previousElementSibling?.previousElementSibling, before.previousElementSibling];
  return [...entries, next, last].some((parts) =>
    parts.some((part, i) => isOfKind(part, before) && isOfKind(parts[i + 1], element)),
  );
}

/** True for prose behind a heading that is a button, whatever their names are. */
function followsHeadedButton(element: Element): boolean {
  const before = elementBefore(element);
  const button = before === null || matchesOf(before, BUTTONS) ? before : queryFirst(before, BUTTONS);
  if (before === null || button === null || !isAnswer(element)) return false;
  const heading = queryFirst(button, HEADINGS) ?? closestOf(button, HEADINGS);
  const isAlone = shownText(button) === shownText(before);
  return heading !== null && isAlone && !OPENS_OVER.test(`${namesOf(button)} ${namesOf(element)}`);
}

/** The element before this one that is no style and no script: some builders write a style before each element. */
function elementBefore(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before !== null && matchesOf(before, UNSHOWN)) before = before.previousElementSibling;
  return before;
}

function shownText(element: Element): string {
  let text = textContentOf(element) ?? '';
  for (const unshown of queryAll(element, UNSHOWN)) text = text.replace(textContentOf(unshown) ?? '', '');
  return text.trim();
}

/** True for prose: no form, no list of links. */
function isAnswer(element: Element): boolean {
  const isLong = (textContentOf(element) ?? '').trim().length >= ANSWER_CHARS;
  return isLong && queryFirst(element, NO_ANSWER) === null && !isMostlyLinks(element);
}

/** True for a question by its tag, or by the mark at its end. */
function asks(element: Element): boolean {
  return matchesOf(element, QUESTION) || QUESTION_MARK.test((textContentOf(element) ?? '').slice(-LAST_CHARS));
}

function isOfKind(part: Element | null | undefined, other: Element): boolean {
  return part?.localName === other.localName && attributeOf(part, 'class') === attributeOf(other, 'class');
}

/** True where the element before this one, or before its parent, is or holds an opener with aria-expanded. */
function followsOpener(element: Element, openers: Openers): boolean {
  const around = parentElementOf(element);
  for (const before of [elementBefore(element), around && elementBefore(around)]) {
    if (!before) continue;
    const opener = openerIn(before, openers);
    if (opener !== null)
      return (
        attributeOf(opener, 'aria-haspopup') === '' &&
        !OPENS_OVER.test(`${attributeOf(opener, 'class')} ${attributeOf(opener, 'id')}`)
      );
  }
  return false;
}

/** The element itself or the first one in it that has aria-expanded; null without one. */
function openerIn(element: Element, openers: Openers): Element | null {
  let opener = openers.get(element);
  if (opener === undefined) {
    opener = attributeOf(element, 'aria-expanded') !== '' ? element : queryFirst(element, '[aria-expanded]');
    openers.set(element, opener);
  }
  return opener;
}
