import { readGraph } from '../metadata/json-ld.ts';
import { attributeOf, closestOf, queryAll, textContentOf } from '../safe-dom.ts';
import { OFFER_WORDS } from './wall-words.ts';

/** Signs that a page requires a login or a payment before it shows its text. */
type WallSigns = {
  /** The page declares that it is not free: schema.org isAccessibleForFree, or a locked content tier. */
  readonly isDeclared: boolean;
  /** Number of password fields and of elements whose names are those of walls. */
  readonly marks: number;
  /** Number of links and buttons in the text that offer to sign in, to join or to pay. */
  readonly offers: number;
};

/** Share of the words of the previous pages below which a page with new signs is a wall. */
const WALL_SHARE = 0.5;
/** The same share where offers are the only sign: they follow whole texts too, and a last page may be short. */
const OFFER_SHARE = 0.3;
/** Maximum length of an offer in characters; longer labels are sentences of the text. */
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
 * True where a fetched page shows at most the beginning of its text: it has more signs of a wall than the open page,
 * and far fewer words than each page before it. `words`: of the fetched page. `wordsBefore`: of a previous page.
 */
export function isWall(page: Document, open: Document, words: number, wordsBefore: number): boolean {
  if (words >= WALL_SHARE * wordsBefore) return false;
  const [there, here] = [signsOf(page), signsOf(open)];
  // Subscribers see no wall even on pages declared as not free, and a last page may be short.
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
