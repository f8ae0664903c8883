import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { OutlineElement } from '../../../engine/types.ts';
import type { MediaKind } from '../parts/media-kinds.ts';
import { isMostlyKept } from '../parts/text-share.ts';
import type { KeptText } from './kept-text.ts';

export type MediaPlace = { readonly index: number; readonly kind: MediaKind };

/** Characters between a lead picture and the first kept block: headline, byline and date. */
const LEAD_GAP_CHARS = 400;
/** Characters up to which an element is a card: one unit with its picture. */
const CARD_CHARS = 800;
/** Buttons and lines of a caption around one picture. */
const MAX_LABELS = 4;
const CAPTION_CLASS = /(?:^|[\s_-])(?:caption|credit)(?:$|[\s_-])/i;
/** Before the article, an image in one of these belongs to a list or a menu. */
const NEVER_LEAD = new Set(['nav', 'ul', 'ol', 'li', 'dl', 'table', 'aside', 'footer', 'form', 'dialog']);
const HEADER_OR_ARTICLE = new Set(['header', 'article']);
/** Tags and roles of furniture, which may be around an image without holding text. */
const FURNITURE_TAGS = new Set(['nav', 'footer', 'aside']);
const FURNITURE_ROLES = new Set(['navigation', 'contentinfo', 'complementary', 'banner', 'menu']);
/** Class words of pictures that decorate a page. */
const FURNITURE_CLASS =
  /(?:^|[\s_-])(?:logo|avatar|icon|sprite|share|social|advert|ads?|sponsor|promo|badge|emoji-picker)(?:$|[\s_-])/i;

/**
 * Verdicts are about text; this is the one rule for everything else. A medium is kept where:
 * 1. the nearest element around it with other text is mostly kept (a figure with its caption, a paragraph, the
 * article);
 * 2. no element between the two is furniture (nav, aside, footer, a logo's class), and none is a button unless the
 * picture is large;
 * 3. it is next to kept text: in a kept block, next to one, or in a mostly kept card; or before the first one as a
 * lead picture (large, in a shared container, only a headline between); or after the last one, inside the container of
 * the kept text.
 * Linear in the outline.
 */
export class MediaRule {
  readonly #elements: readonly OutlineElement[];
  readonly #first: number;
  readonly #last: number;

  constructor(private readonly kept: KeptText) {
    this.#elements = kept.outline.elements;
    this.#first = kept.keep.indexOf(true);
    this.#last = kept.keep.lastIndexOf(true);
  }

  /**
   * True where the medium belongs to the article. `isLarge` is called only where the rule needs it. Call it in document
   * order.
   */
  keeps({ index, kind }: MediaPlace, isLarge: () => boolean): boolean {
    if (this.#first < 0) return false;
    if (kind === 'formula' && (this.kept.share.kept[index] ?? 0) > 0) return true;
    const { around, isInFurniture, isInButton } = this.#surroundings(index);
    // A large picture in a button is enlarged by a click; a small one is the button's icon.
    if (around < 0 || isInFurniture || (isInButton && !(kind === 'image' && isLarge()))) return false;
    const { firstBlock, lastBlock } = itemAt(this.#elements, index);
    if (lastBlock <= this.#first && !this.#isInKeptBlock(index))
      return kind === 'image' && this.#isLead(index, isLarge);
    if (!isMostlyKept(this.kept.share, around)) return false;
    const before = this.kept.keep[firstBlock - 1] === true;
    const after = this.kept.keep[lastBlock] === true;
    if (kind === 'rule') return before && after;
    if (firstBlock > this.#last) return before && this.#isInContainer(index);
    return before || after || this.kept.keep[firstBlock] === true || this.#isInCard(around);
  }

  /** The nearest element around a medium with other text, and whether one between the two is furniture or a button. */
  #surroundings(index: number): { around: number; isInFurniture: boolean; isInButton: boolean } {
    const { all } = this.kept.share;
    const own = all[index] ?? 0;
    let [isInFurniture, isInButton] = [false, false];
    const around = closest(this.#elements, index, (element, i) => {
      if (i !== index && (all[i] ?? 0) > own && !this.#hasOnlyLabels(index, i)) return true;
      isInFurniture ||= isFurniture(element);
      isInButton ||= isButton(element);
      return false;
    });
    return { around, isInFurniture, isInButton };
  }

  /**
   * True where all text around a medium is the label of a button, such as one that enlarges it, or a caption that is
   * not kept. A caption that is a link is the title of another piece.
   */
  #hasOnlyLabels(medium: number, around: number): boolean {
    const own = itemAt(this.#elements, medium);
    const { firstBlock, lastBlock } = itemAt(this.#elements, around);
    if (own.lastBlock > own.firstBlock || lastBlock - firstBlock > MAX_LABELS) return false;
    return blockRange({ firstBlock, lastBlock }).every((b) => {
      const { element, chars, linkChars } = itemAt(this.kept.outline.blocks, b);
      if (closest(this.#elements, element, isButton) > around) return true;
      const isOther = this.kept.keep[b] === true || linkChars * 2 > chars;
      return !isOther && closest(this.#elements, element, isCaption) > around;
    });
  }

  /** True at the start of the first kept block: such an image does not precede the article. */
  #isInKeptBlock(index: number): boolean {
    return (
      itemAt(this.#elements, index).firstBlock === this.#first &&
      this.kept.outline.blocks[this.#first]!.element === this.#surroundings(index).around
    );
  }

  #isLead(index: number, isLarge: () => boolean): boolean {
    let gap = 0;
    for (let block = itemAt(this.#elements, index).lastBlock; block < this.#first; block++) {
      gap += this.kept.outline.blocks[block]!.chars;
      if (gap > LEAD_GAP_CHARS) return false;
    }
    return !this.#isInPageHeader(index) && this.#sharesContainerWithFirst(index) && isLarge();
  }

  /** True in a header with words but without a headline, outside articles: logos and pictures of menus. */
  #isInPageHeader(index: number): boolean {
    const around = closest(this.#elements, index, ({ tag }) => HEADER_OR_ARTICLE.has(tag));
    if (around < 0 || itemAt(this.#elements, around).tag !== 'header') return false;
    if (closest(this.#elements, around, ({ tag }) => tag === 'article') >= 0) return false;
    const { firstBlock, lastBlock } = itemAt(this.#elements, around);
    const blocks = this.kept.outline.blocks.slice(firstBlock, lastBlock);
    return blocks.length > 0 && blocks.every(({ heading }) => heading === 0);
  }

  /** True where the lowest element around both the medium and the first kept block belongs to the article. */
  #sharesContainerWithFirst(index: number): boolean {
    const { parent } = itemAt(this.#elements, index);
    const isShared = ({ lastBlock }: OutlineElement): boolean => lastBlock > this.#first;
    const common = closest(this.#elements, parent, (around) => isShared(around) || NEVER_LEAD.has(around.tag));
    return common >= 0 && isShared(itemAt(this.#elements, common)) && isMostlyKept(this.kept.share, common);
  }

  #isInCard(around: number): boolean {
    const chars = this.kept.share.all[around] ?? 0;
    return around !== this.kept.container && this.#isInContainer(around) && chars <= CARD_CHARS;
  }

  #isInContainer(index: number): boolean {
    const { container } = this.kept;
    return index > container && index < (this.#elements[container]?.end ?? 0);
  }
}

function isButton({ tag, role }: OutlineElement): boolean {
  return tag === 'button' || role === 'button';
}

function isCaption({ tag, classes }: OutlineElement): boolean {
  return tag === 'figcaption' || (classes !== '' && CAPTION_CLASS.test(classes));
}

function isFurniture({ tag, role, classes, id }: OutlineElement): boolean {
  return (
    FURNITURE_TAGS.has(tag) ||
    FURNITURE_ROLES.has(role) ||
    (classes !== '' && FURNITURE_CLASS.test(classes)) ||
    (id !== '' && FURNITURE_CLASS.test(id))
  );
}
