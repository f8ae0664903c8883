import { attributeOf, closestOf, parentElementOf, queryFirst } from '../safe-dom.ts';

/** Class words of content that opens in place: accordions, answers of an FAQ, tab panels, the rest of a cut text. */
const OPENS_IN_PLACE =
  /(?:^|[^a-z])(?:accordion|collaps(?:e|ed|ible)|faq|answer|tab-?panel|tab-?pane|tab-?content|toggle-?content|expand(?:able|er)?|panel|spoiler|(?:read|show|see)-?more|more-?text|details)(?:[^a-z]|$)/i;
/** Class words of content that opens over the page or next to it: menus, drawers, dialogs, forms. */
const OPENS_OVER =
  /(?:^|[^a-z])(?:nav(?:bar|igation)?|menu|submenu|dropdown|drawer|modal|dialog|popup|overlay|lightbox|tooltip|search|filters?|facets?|login|sign-?in|cart|basket|cookies?|consent|share|banner|header|footer|sidebar|toast|alert|notification)(?:[^a-z]|$)/i;
const FURNITURE =
  'nav, header, footer, dialog, form, menu, [role="navigation"], [role="menu"], [role="dialog"], [role="banner"], [role="contentinfo"], [role="search"]';
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
  const names = `${attributeOf(element, 'class')} ${id}`.replace(/([a-z])([A-Z])/g, '$1-$2');
  if (OPENS_OVER.test(names)) return false;
  return attributeOf(element, 'role') === 'tabpanel' || OPENS_IN_PLACE.test(names) || followsOpener(element, openers);
}

/** True where the element before this one, or before its parent, is or holds an opener with aria-expanded. */
function followsOpener(element: Element, openers: Openers): boolean {
  const around = parentElementOf(element);
  for (const before of [element.previousElementSibling, around?.previousElementSibling]) {
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
