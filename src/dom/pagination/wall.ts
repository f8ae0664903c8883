import { readGraph } from '../metadata/json-ld.ts';
import { attributeOf, closestOf, queryAll, textContentOf } from '../safe-dom.ts';
import { OFFER_WORDS } from './wall-words.ts';

/** How plainly a page asks for something before it shows its text. */
type WallSigns = {
  /** It says so itself: schema.org isAccessibleForFree, or the tier that its makers have put it in. */
  readonly isDeclared: boolean;
  /** Fields for a password, and parts that are walls by their names. */
  readonly marks: number;
  /** Links and buttons in its text that offer to sign in, to join, to pay. */
  readonly offers: number;
};

/** A page that asks for something and has less than this share of the words of those before is a wall. */
const WALL_SHARE = 0.5;
/** Offers stand below whole texts, too, and a last page is short: where they are the only sign the page has to be shorter still. */
const OFFER_SHARE = 0.3;
/** Words of a link or a button that offers something, at most: longer ones are a sentence of the text. In characters. */
const LONGEST_OFFER = 60;
const PASSWORDS = 'input[type="password" i]';
const NAMED = [
  'paywall',
  'pay-wall',
  'regwall',
  'registration-wall',
  'subscription-wall',
  'subscribe-wall',
  'premium-wall',
  'login-wall',
  'piano-offer',
  'metered-wall',
];
const WALLS = NAMED.map((name) => `[class*="${name}" i], [id*="${name}" i]`).join(', ');
const OUTSIDE_TEXT =
  'header, nav, footer, aside, [role="banner"], [role="navigation"], [role="contentinfo"], [role="complementary"]';
const BUTTONS = 'a[href], button, [role="button" i], input[type="submit" i]';
const NOT_FREE = /^(?:https?:\/\/schema\.org\/)?false$/i;
const TIER =
  'meta[property="article:content_tier" i][content="locked" i], meta[name="article:content_tier" i][content="locked" i]';

/**
 * True where a fetched page with so many words of text shows but the beginning of it, if that, until something is done: it asks for more than the open page does,
 * and has far fewer words than the pages before it have each.
 */
export function isWall(page: Document, open: Document, words: number, wordsBefore: number): boolean {
  if (words >= WALL_SHARE * wordsBefore) return false;
  const [there, here] = [signsOf(page), signsOf(open)];
  // Who has paid is asked no more by a page that says it is not free, and its last page may be short.
  if ((there.isDeclared && !here.isDeclared) || there.marks > here.marks) return true;
  return (there.isDeclared || words < OFFER_SHARE * wordsBefore) && there.offers > here.offers;
}

function signsOf(page: Document): WallSigns {
  return {
    isDeclared:
      readGraph(page).some((node) => NOT_FREE.test(String(node['isAccessibleForFree']))) ||
      queryAll(page, TIER).length > 0,
    marks: queryAll(page, `${PASSWORDS}, ${WALLS}`).length,
    offers: queryAll(page, BUTTONS).filter(isOffer).length,
  };
}

function isOffer(button: Element): boolean {
  const label = (textContentOf(button) || attributeOf(button, 'value')).trim();
  return (
    label !== '' &&
    label.length <= LONGEST_OFFER &&
    OFFER_WORDS.test(label) &&
    !/newsletter/i.test(label) &&
    closestOf(button, OUTSIDE_TEXT) === null
  );
}
