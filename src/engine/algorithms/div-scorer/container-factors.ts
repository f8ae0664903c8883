import { charsBefore, sumInside } from '../../features/running-sums.ts';
import { isFurniture, isMain } from '../../features/furniture.ts';
import type { Outline } from '../../types.ts';

/** Factor for text in navigation, banners, sidebars and dialogs. */
const FURNITURE_FACTOR = 0.3;
/** Factor for text in a container with one of the names below: share rows, newsletter boxes, related links. */
const NAMED_FACTOR = 0.5;
/** Names count only up to this share of the page's text: "has-sidebar" is often the name of the whole page. */
const NAMED_MAX_SHARE = 0.2;

const NAMES = new RegExp(
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
 * A factor on the likeness of the text in each element, 0–1, inherited by its descendants; 1 is neutral. Tags and
 * names lower the likeness and never decide alone, as text 002 trusts neither. Parallel to outline.elements.
 */
export function containerFactors(outline: Outline): Float64Array {
  const { elements } = outline;
  const factor = new Float64Array(elements.length).fill(1);
  const inMain = new Uint8Array(elements.length);
  const sums = charsBefore(outline);
  const maxChars = NAMED_MAX_SHARE * sums[sums.length - 1]!;
  const hasName = cached((name) => NAMES.test(hyphenated(name)));
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    // An inline element without elements inside: no block and no other element reads its factor.
    if (!element.breaks && element.end === i + 1) continue;
    const { parent, classes, id } = element;
    const main = isMain(element);
    inMain[i] = main || (parent >= 0 && inMain[parent]) ? 1 : 0;
    const chars = sumInside(sums, element);
    if (parent < 0 || chars === 0) continue;
    let own = factor[parent]!;
    if (isFurniture(element, elements[parent]!.tag, inMain[i] === 1)) own = Math.min(own, FURNITURE_FACTOR);
    else if (!main && own > NAMED_FACTOR && chars < maxChars && (hasName(classes) || hasName(id))) own = NAMED_FACTOR;
    factor[i] = own;
  }
  return factor;
}

/** shareRow and ShareRow become share-row. */
function hyphenated(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Remembers the answer for each name, as class names repeat by the thousand. The empty name is false. */
function cached(matches: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>([['', false]]);
  return (name) => {
    let answer = known.get(name);
    if (answer === undefined) known.set(name, (answer = matches(name)));
    return answer;
  };
}
