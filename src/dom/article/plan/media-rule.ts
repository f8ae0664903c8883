import type { OutlineElement } from '../../../engine/types.ts';
import type { MediaKind } from '../outline/media-kinds.ts';
import { isMostlyKept } from '../outline/text-share.ts';
import type { KeptText } from './kept-text.ts';

export type MediaPlace = { readonly index: number; readonly kind: MediaKind };

/** Up to this many characters between a hero image and the first kept block are its headline, byline and date. */
const LEAD_GAP_CHARS = 400;
/** An element within the article with no more text than this is one thing with its picture: a card, an entry. */
const CARD_CHARS = 800;
/** An image in one of these, before the article, is an entry of a list or of a menu, not the article's lead. */
const NEVER_LEAD = new Set(['nav', 'ul', 'ol', 'li', 'dl', 'table', 'aside', 'footer', 'form', 'dialog']);
/** Around an image, elements that hold no text at all and mean that it belongs to the page, not to the article. */
const FURNITURE_TAGS = new Set(['nav', 'footer', 'aside', 'button']);
const FURNITURE_ROLES = new Set(['navigation', 'contentinfo', 'complementary', 'banner', 'button', 'menu']);
/** Class words of pictures that decorate a page. */
const FURNITURE_CLASS =
  /(?:^|[\s_-])(?:logo|avatar|icon|sprite|share|social|advert|ads?|sponsor|promo|badge|emoji-picker)(?:$|[\s_-])/i;

/**
 * Verdicts speak of text; this is the one rule for what shows something else. A medium is kept where
 * 1. the nearest element around it that holds other text is mostly kept (a figure whose caption is kept, a paragraph, the article itself), and
 * 2. nothing without text between the two says page furniture (nav, aside, footer, a logo's class), and
 * 3. it stands among kept text: inside a kept block or next to one within the span of kept blocks, or in a small part of it that is mostly kept;
 *    or before the first one as its lead (large, in a common container, no more than a headline between);
 *    or after the last one inside the lowest element that contains all kept blocks.
 * Linear in the outline.
 */
export class MediaRule {
  readonly #elements: readonly OutlineElement[];
  readonly #first: number;
  readonly #last: number;
  #leadTaken = false;

  constructor(private readonly kept: KeptText) {
    this.#elements = kept.outline.elements;
    this.#first = kept.keep.indexOf(true);
    this.#last = kept.keep.lastIndexOf(true);
  }

  /** True where the medium belongs to the article; isLarge is asked only where the rule depends on it. Ask in document order. */
  keeps({ index, kind }: MediaPlace, isLarge: () => boolean): boolean {
    if (this.#first < 0) return false;
    if (kind === 'formula' && (this.kept.share.kept[index] ?? 0) > 0) return true;
    const { around, isFurnished } = this.#surroundings(index);
    if (around < 0 || isFurnished) return false;
    const { firstBlock, lastBlock } = this.#elements[index]!;
    if (lastBlock <= this.#first && !this.#isInKeptBlock(index))
      return kind === 'image' && this.#isLead(index, isLarge);
    if (!isMostlyKept(this.kept.share, around)) return false;
    const before = this.kept.keep[firstBlock - 1] === true;
    const after = this.kept.keep[lastBlock] === true;
    if (kind === 'rule') return before && after;
    if (firstBlock > this.#last) return before && this.#isInContainer(index);
    return before || after || this.kept.keep[firstBlock] === true || this.#isInCard(around);
  }

  /** The nearest element around a medium that holds text beside it, and whether page furniture stands between the two. */
  #surroundings(index: number): { readonly around: number; readonly isFurnished: boolean } {
    const own = this.kept.share.all[index]!;
    let isFurnished = isFurniture(this.#elements[index]!);
    let around = this.#elements[index]!.parent;
    for (; around >= 0 && this.kept.share.all[around]! <= own; around = this.#elements[around]!.parent)
      isFurnished ||= isFurniture(this.#elements[around]!);
    return { around, isFurnished };
  }

  /** True at the very start of the first kept block: no block ends before such an image, yet it does not precede the article. */
  #isInKeptBlock(index: number): boolean {
    return (
      this.#elements[index]!.firstBlock === this.#first &&
      this.kept.outline.blocks[this.#first]!.element === this.#surroundings(index).around
    );
  }

  #isLead(index: number, isLarge: () => boolean): boolean {
    if (this.#leadTaken) return false;
    let gap = 0;
    for (let block = this.#elements[index]!.lastBlock; block < this.#first; block++) {
      gap += this.kept.outline.blocks[block]!.chars;
      if (gap > LEAD_GAP_CHARS) return false;
    }
    if (!this.#sharesContainerWithFirst(index) || !isLarge()) return false;
    this.#leadTaken = true;
    return true;
  }

  /** The lowest element around the medium that also contains the first kept block must be the article's rather than the page's. */
  #sharesContainerWithFirst(index: number): boolean {
    let common = this.#elements[index]!.parent;
    while (common >= 0 && this.#elements[common]!.lastBlock <= this.#first) {
      if (NEVER_LEAD.has(this.#elements[common]!.tag)) return false;
      common = this.#elements[common]!.parent;
    }
    return common >= 0 && isMostlyKept(this.kept.share, common);
  }

  #isInCard(around: number): boolean {
    return around !== this.kept.container && this.#isInContainer(around) && this.kept.share.all[around]! <= CARD_CHARS;
  }

  #isInContainer(index: number): boolean {
    return this.kept.container >= 0 && index > this.kept.container && index < this.#elements[this.kept.container]!.end;
  }
}

function isFurniture({ tag, role, classes, id }: OutlineElement): boolean {
  return (
    FURNITURE_TAGS.has(tag) ||
    FURNITURE_ROLES.has(role) ||
    (classes !== '' && FURNITURE_CLASS.test(classes)) ||
    (id !== '' && FURNITURE_CLASS.test(id))
  );
}
