import { charsBefore, charsOf } from '../../features/chars-before.ts';
import { isFurniture, isMain } from '../../features/furniture.ts';
import type { Outline } from '../../types.ts';

/** Belief in text that stands in the page's furniture: navigation, banners, side notes, dialogs. */
const FURNITURE_FACTOR = 0.3;
/** Belief in text whose container is named like an extra (share row, newsletter box, related links). Half only: names mislead. */
const EXTRA_FACTOR = 0.5;
/** A name says nothing of an element that holds more than this share of the page's text: "has-sidebar" often names the whole page. */
const EXTRA_MAX_SHARE = 0.2;

const EXTRA_NAMES = new RegExp(
  `(^|[^a-z])(${[
    'share|sharing|social|follow|toolbar|login|signup|skip',
    'related|recommend\\w*|popular|trending|more-?(from|stories|posts)|read-?(more|next)|up-?next',
    'newsletter|subscri\\w*|promo|advert\\w*|ads?|sponsor\\w*|banner',
    'comments?|respond|author-?bio|bio|tags?|breadcrumbs?|pagination|pager',
    'sidebar|widget|footer|menu|navigation|nav|copyright|disclaimer',
    'cookie|consent|popup|modal|overlay',
  ].join('|')})([^a-z]|$)`,
);

/**
 * How far an element's surroundings speak against it, one factor in (0, 1] an element, inherited downwards; 1 is neutral.
 * Text 002 trusts neither tags nor names, and neither do we: they lower a belief, they never decide.
 */
export function surroundings(outline: Outline): Float64Array {
  const { elements } = outline;
  const factor = new Float64Array(elements.length).fill(1);
  const inMain = new Uint8Array(elements.length);
  const sums = charsBefore(outline);
  const maxChars = EXTRA_MAX_SHARE * sums[sums.length - 1]!;
  const namesExtra = remember((name: string) => EXTRA_NAMES.test(hyphenated(name)));
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    // An inline element with nothing inside: no text is judged by it and nothing inherits from it.
    if (!element.breaks && element.end === i + 1) continue;
    const { parent, classes, id } = element;
    const main = isMain(element);
    inMain[i] = main || (parent >= 0 && inMain[parent]) ? 1 : 0;
    const chars = charsOf(sums, element);
    if (parent < 0 || chars === 0) continue;
    let own = factor[parent]!;
    if (isFurniture(element, elements[parent]!.tag, inMain[i] === 1)) own = Math.min(own, FURNITURE_FACTOR);
    else if (!main && own > EXTRA_FACTOR && chars < maxChars && (namesExtra(classes) || namesExtra(id)))
      own = EXTRA_FACTOR;
    factor[i] = own;
  }
  return factor;
}

/** "shareRow" and "ShareRow" as "share-row". */
function hyphenated(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Class names repeat by the thousand; each is judged once. */
function remember(judge: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>([['', false]]);
  return (name) => {
    let answer = known.get(name);
    if (answer === undefined) known.set(name, (answer = judge(name)));
    return answer;
  };
}
