import { attributeOf } from '../../safe-dom.ts';
import type { DescribedVideo } from '../../metadata/json-ld.ts';
import { type Picture, readPicture } from './picture.ts';
import { nameOfLink } from './link-name.ts';
import type { MediaKind } from '../parts/media-kinds.ts';
import { MAY_BE_TEX } from '../media/tex-marks.ts';
import { isSamePicture, pictureIdentity } from '../media/picture-identity.ts';
import { isLarge } from '../media/picture-size.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { HtmlWriter } from '../html/html-writer.ts';
import { TEXT_NODE } from '../../node-constants.ts';

/** Scripts that replace emoji by pictures set the alternative text to the emoji. */
const EMOJI_CLASS = /(?:^|\s)(?:emoji|wp-smiley|twemoji)(?:\s|$)/;
const EMOJI_UNITS = 16;
/** Signs of a small or blurred picture that may stand for another. */
const MAY_STAND_IN = /blur|lqip|placeholder|low-?(?:res|qual)|thumbnail|\W(?:max|w|width|fit)\W\d\d?(?!\d)/i;

/** A picture at the start of the article that is not as wide, in CSS pixels, leaves room beside it in every view. */
const SMALL_LEAD = 640;

/** What the page states about its media. */
export type StatedMedia = { readonly videos?: readonly DescribedVideo[]; readonly leadImage?: string | null };

/** Writes pictures, players and formulas. A picture that galleries or lazy loaders repeat is written once. */
export class MediaWriter {
  firstImage: string | null = null;
  private readonly seen = new Set<string>();
  /** The described videos by the link that stands for each; made for the first player. */
  private byLink: ReadonlyMap<string | null, DescribedVideo> | null = null;

  constructor(
    private readonly document: Document,
    private readonly writer: HtmlWriter,
    private readonly need: NeedCode,
    private readonly stated: StatedMedia,
  ) {}

  /** Writes a medium. False where nothing was written, so that the element's content may be read instead. */
  write(element: Element, tag: string, kind: MediaKind, base: string): boolean {
    switch (kind) {
      case 'image':
        return this.image(element, tag, base);
      case 'drawing':
        return this.drawing(element, base);
      case 'frame':
      case 'player':
        return this.embed(element, kind === 'frame' ? tag : '', base);
      case 'formula':
        return this.formula(element, tag);
      case 'rule':
        this.writer.thematicBreak();
        return true;
      case 'none':
        return false;
    }
  }

  private image(element: Element, tag: string, base: string): boolean {
    const alt = attributeOf(element, 'alt');
    if (
      (EMOJI_CLASS.test(attributeOf(element, 'class')) && alt !== '' && alt.length <= EMOJI_UNITS) ||
      isInitial(element, alt)
    ) {
      this.writer.text(alt);
      return true;
    }
    const read = readPicture(element, tag, base, this.need);
    if (read === null) return true;
    const picture = this.inFullSize(read, element);
    const names = `${attributeOf(element, 'class')} ${attributeOf(element, 'style')} ${picture.src}`;
    if (MAY_STAND_IN.test(names) && this.need('rare-structure')?.isStandIn(element, picture.src) === true) return true;
    const { width, height } = picture;
    const size = isLarge(width, height) || (width === 0 && !isInline(element)) ? 'large' : 'small';
    const mayBeTex = MAY_BE_TEX.test(`${alt} ${attributeOf(element, 'class')} ${picture.src}`);
    const tex = mayBeTex && this.need('formulas')?.texOfPicture(element, picture.src);
    if (tex) {
      // A formula may stand in several sentences.
      const image = this.imageElement({ ...picture, alt: tex, title: '' });
      image.setAttribute('class', 'formula');
      this.writer.media(image, size);
      return true;
    }
    const identities = picture.addresses.map(pictureIdentity);
    if (identities.some((identity) => this.seen.has(identity))) return true;
    for (const identity of identities) this.seen.add(identity);
    this.firstImage ??= picture.src;
    this.writer.media(this.imageElement(picture), size);
    return true;
  }

  /** The first picture, if it is small, in a larger form where the page states one. */
  private inFullSize(picture: Picture, element: Element): Picture {
    const { leadImage } = this.stated;
    if (this.firstImage !== null || !leadImage || picture.width >= SMALL_LEAD || !isLarge(picture.width, 0))
      return picture;
    if (!isSamePicture(picture.src, leadImage)) return picture;
    const larger = this.need('rare-structure')?.largerLead(picture, element, leadImage) ?? picture;
    return { ...larger, addresses: [larger.src, ...picture.addresses] };
  }

  private imageElement({ src, srcset, alt, title, width, height }: Omit<Picture, 'addresses'>): HTMLElement {
    const image = this.document.createElement('img');
    image.setAttribute('src', src);
    if (srcset !== '') image.setAttribute('srcset', srcset);
    image.setAttribute('alt', alt);
    if (title !== '' && title !== alt) image.setAttribute('title', title);
    if (width > 0) image.setAttribute('width', String(width));
    if (height > 0) image.setAttribute('height', String(height));
    return image;
  }

  /** A drawing that is too large to be kept becomes a link to its page. */
  private drawing(element: Element, base: string): boolean {
    const code = this.need('drawings');
    const drawing = code?.readDrawing(element) ?? null;
    if (code === null || drawing === null) return true;
    if (drawing === 'too-large') {
      const isOpen = this.writer.openBlock('figure', 'flow', [['class', 'embed']]);
      this.caption(isOpen, base, nameOfLink(base, code.nameOfDrawing(element)));
      if (isOpen) this.writer.closeBlock();
    } else this.writer.media(this.imageElement({ ...drawing, srcset: '', title: '' }), 'large');
    return true;
  }

  /** Writes a link in place of a frame, or of a player, which has no `frameTag`. */
  private embed(element: Element, frameTag: string, base: string): boolean {
    const code = this.need('rare-structure');
    const embed = frameTag === '' ? code?.readPlayer(element, base) : code?.readFrame(element, frameTag, base);
    if (!code || !embed) return true;
    const { link, poster } = embed;
    this.byLink ??= new Map(
      (this.stated.videos ?? []).flatMap((video) =>
        video.addresses.map((address) => [code.linkOfVideo(address, base), video] as const),
      ),
    );
    const video = this.byLink.get(link);
    const label = embed.label || (video?.name ?? '');
    if (this.seen.has(link)) return true;
    this.seen.add(link);
    const isOpen = this.writer.openBlock('figure', 'flow', [['class', embed.isPost ? 'embed post-card' : 'embed']]);
    if (isOpen && poster !== null) this.poster(link, poster, label);
    this.caption(isOpen, link, nameOfLink(link, label, video?.length));
    if (isOpen) this.writer.closeBlock();
    else this.writer.endWord();
    return true;
  }

  private caption(isInFigure: boolean, link: string, name: string): void {
    const isOpen = isInFigure && this.writer.openBlock('figcaption', 'compact');
    this.linked(link, () => this.writer.text(name));
    if (isOpen) this.writer.closeBlock();
  }

  private poster(link: string, poster: string, label: string): void {
    this.seen.add(pictureIdentity(poster));
    this.firstImage ??= poster;
    const image = this.document.createElement('img');
    image.setAttribute('src', poster);
    image.setAttribute('class', 'poster');
    image.setAttribute('alt', label);
    this.linked(link, () => {
      this.writer.media(image, 'large');
    });
    this.writer.breakLine();
  }

  private linked(link: string, write: () => void): void {
    const isOpen = this.writer.openInline('a', [['href', link]]);
    write();
    if (isOpen) this.writer.closeInline();
  }

  private formula(element: Element, tag: string): boolean {
    const formula = this.need('formulas')?.readFormula(element, tag, this.document);
    if (!formula) return false;
    if (formula.isDisplayed) this.writer.breakLine();
    this.writer.media(formula.math, 'small');
    if (formula.isDisplayed) this.writer.breakLine();
    return true;
  }
}

/**
 * True for a picture of an initial: its description is one capital letter, and the rest of the word follows directly.
 * A small "o" is a bullet.
 */
function isInitial({ nextSibling }: Element, alt: string): boolean {
  return (
    alt.length <= 2 &&
    /^\p{L}$/u.test(alt) &&
    alt === alt.toUpperCase() &&
    nextSibling?.nodeType === TEXT_NODE &&
    /^(?!\p{Lu}\p{Ll})\p{L}/u.test(nextSibling.nodeValue ?? '')
  );
}

/** True for a picture with text before or after it, which is part of the sentence. */
function isInline(element: Element): boolean {
  const { nextSibling, previousSibling } = element;
  return [nextSibling, previousSibling].some(
    (node) => node?.nodeType === TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
  );
}
