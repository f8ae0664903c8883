import { moveChildren, takeChildren, unwrap } from '../../move-children.ts';
import type { Successors } from './successors.ts';
import { dissolveCaption } from './settle-captions.ts';
import { settleTable } from './settle-table.ts';
import type { BlockKind } from './vocabulary.ts';
import { SHOW_TEXT, TEXT_NODE } from '../../node-constants.ts';

/** UTF-16 units of one or two emoji at most. */
const MAX_EMOJI_UNITS = 8;

/** Characters of the title of a callout: "Note", "Good to know". */
const MAX_TITLE = 24;

/** Characters of a caption; longer text in a figcaption is body text. */
const MAX_CAPTION = 400;

/** Width in CSS pixels from which a picture is none of the words of a heading. */
const LEAST_PICTURE = 200;

/** Content that makes an element a figure, apart from a caption. */
const FIGURE_CONTENT = 'img, pre, table, blockquote, math, figure, ul, ol';
const MEDIA_ONLY = new Set(['img', 'math', 'br', 'a', 'picture']);

/**
 * Cleans up a finished block: the only paragraph of a list item or cell is unwrapped, and a figure without content is
 * dissolved, except for the link in place of a player and for a caption alone. Details without a summary, which only
 * the browser would name, become their content.
 */
export function finishBlock(element: HTMLElement, kind: BlockKind, successors: Successors): void {
  if (kind === 'code') trimCode(element);
  if (kind === 'compact') unwrapSingleParagraph(element, successors);
  if (element.localName === 'aside') {
    joinEmoji(element, successors);
    markTitle(element);
  }
  if (/^[uo]l$/.test(element.localName) && !isCompact(element.parentElement!)) dissolvePictureList(element, successors);
  if (kind === 'table') settleTable(element);
  if (/^h\d$/.test(element.localName)) movePictures(element, successors);
  if (element.localName === 'details') dissolveUnnamedDetails(element, successors);
  if (element.localName !== 'figure') return;
  joinFigures(element, successors);
  const isEmpty = element.className === '' && element.querySelector(FIGURE_CONTENT) === null;
  if (isEmpty && !isCaptionAlone(element)) dissolveFigure(element, successors);
}

function dissolveUnnamedDetails(details: HTMLElement, successors: Successors): void {
  const first = details.firstElementChild;
  if (first !== null && first.localName !== 'summary') unwrapInto(details, first, successors);
}

/** True where the picture could not be read: its caption is still no body text. */
function isCaptionAlone({ children, textContent }: HTMLElement): boolean {
  const [caption, second] = children;
  return (
    second === undefined &&
    caption?.localName === 'figcaption' &&
    caption.querySelector('p') === null &&
    (textContent?.length ?? 0) <= MAX_CAPTION
  );
}

/**
 * Cleans up a finished paragraph: trailing white space and breaks go, an image alone becomes a figure, an empty
 * paragraph is removed.
 */
export function finishParagraph(paragraph: HTMLElement, large: WeakSet<Element>, successors: Successors): void {
  // Most paragraphs end in text: there is nothing to trim, and no picture is last.
  if (endsInText(paragraph)) return;
  trimEnd(paragraph);
  if (!paragraph.hasChildNodes()) {
    paragraph.remove();
    return;
  }
  const parent = paragraph.parentElement;
  if (holdsOnlyMedia(paragraph)) {
    if (paragraph.querySelector('img') === null) return;
    if (parent?.localName === 'figure') unwrapInto(paragraph, parent, successors);
    else if (parent && !isCompact(parent)) replaceByFigure(paragraph, successors);
    return;
  }
  const last = paragraph.lastElementChild;
  if (last && last === paragraph.lastChild && large.has(last)) moveBeside(paragraph, last, 'after');
}

function endsInText({ lastChild }: HTMLElement): boolean {
  return lastChild !== null && lastChild.nodeType === TEXT_NODE && (lastChild.nodeValue ?? '').trim() !== '';
}

function trimEnd(paragraph: HTMLElement): void {
  while (paragraph.lastChild && isBlank(paragraph.lastChild)) paragraph.lastChild.remove();
}

function isBlank({ nodeName, nodeType, nodeValue }: ChildNode): boolean {
  return nodeName === 'BR' || (nodeType === TEXT_NODE && (nodeValue ?? '').trim() === '');
}

function holdsOnlyMedia(paragraph: HTMLElement): boolean {
  if ((paragraph.textContent ?? '').trim() !== '') return false;
  return [...paragraph.querySelectorAll('*')].every(
    (element) => MEDIA_ONLY.has(element.localName) || element.firstElementChild !== null,
  );
}

const COMPACT = new Set(['li', 'td', 'th', 'dd', 'figcaption']);
function isCompact(element: Element): boolean {
  return COMPACT.has(element.localName);
}

/** Large pictures leave a heading that they begin or end; a heading of pictures becomes a figure. */
function movePictures(heading: HTMLElement, successors: Successors): void {
  if (heading.querySelector('img') === null || isCompact(heading.parentElement!)) return;
  if (holdsOnlyMedia(heading)) {
    replaceByFigure(heading, successors);
    return;
  }
  const { firstElementChild: first, lastElementChild: last } = heading;
  if (first === heading.firstChild && isLargePicture(first)) moveBeside(heading, first!, 'before');
  if (last === heading.lastChild && isLargePicture(last)) moveBeside(heading, last!, 'after');
}

function isLargePicture(element: Element | null): boolean {
  const image =
    element?.matches('a:has(> img:only-child)') && !element.textContent?.trim() ? element.firstElementChild : element;
  return image?.localName === 'img' && Number(image.getAttribute('width')) >= LEAST_PICTURE;
}

function replaceByFigure(paragraph: HTMLElement, successors: Successors): void {
  const figure = paragraph.ownerDocument.createElement('figure');
  moveChildren(paragraph, figure);
  paragraph.replaceWith(figure);
  successors.set(paragraph, figure);
}

function moveBeside(block: HTMLElement, media: Element, side: 'before' | 'after'): void {
  const parent = block.parentElement;
  if (!parent || isCompact(parent)) return;
  const figure = block.ownerDocument.createElement('figure');
  figure.append(media);
  block[side](figure);
  trimEnd(block);
  while (block.firstChild && isBlank(block.firstChild)) block.firstChild.remove();
}

const TEXT_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);

function unwrapSingleParagraph(element: HTMLElement, successors: Successors): void {
  const first = element.firstElementChild;
  if (first?.localName !== 'p' || first.attributes.length > 0) return;
  for (let next = first.nextElementSibling; next; next = next.nextElementSibling)
    if (TEXT_BLOCKS.has(next.localName)) return;
  unwrapInto(first, element, successors);
}

function unwrapInto(element: Element, successor: Element, successors: Successors): void {
  unwrap(element);
  successors.set(element, successor);
}

/** A list of nothing but pictures, such as the attachments of a post, becomes figures. */
function dissolvePictureList(list: HTMLElement, successors: Successors): void {
  const items = [...list.children] as HTMLElement[];
  if (items.length === 0 || !items.every((item) => holdsOnlyMedia(item) && item.querySelector('img') !== null)) return;
  for (const item of items) replaceByFigure(item, successors);
  unwrapInto(list, list.lastElementChild!, successors);
}

function dissolveFigure(figure: HTMLElement, successors: Successors): void {
  for (const child of [...figure.children]) {
    const successor = child.localName === 'figcaption' ? dissolveCaption(child, successors) : null;
    if (successor !== null) successors.set(figure, successor);
  }
  unwrap(figure);
}

/** Joins a figure with the only figure in it, unless both have a caption. A player's name goes into the caption. */
function joinFigures(figure: HTMLElement, successors: Successors): void {
  const inner = figure.firstElementChild;
  const caption = figure.children[1];
  if (inner?.localName !== 'figure' || figure.children.length > 2) return;
  const own = inner.querySelector(':scope > figcaption');
  if (caption) {
    if (caption.localName !== 'figcaption' || (own && inner.className === '')) return;
    if (own) caption.prepend(takeChildren(own), figure.ownerDocument.createElement('br'));
    own?.remove();
  }
  if (inner.className !== '') figure.className = inner.className;
  unwrapInto(inner, figure, successors);
}

/** Marks a few words before the text of a callout as its title. */
function markTitle({ children: [first, second] }: HTMLElement): void {
  const words = (first?.textContent ?? '').trim();
  if (
    second &&
    first?.localName === 'p' &&
    first.className === '' &&
    words.length <= MAX_TITLE &&
    !/[.!?…,;]$/.test(words)
  )
    first.className = 'callout-title';
}

/** Joins an emoji on a line of its own at the start of a callout with the first words. */
function joinEmoji(box: HTMLElement, successors: Successors): void {
  const [first, second] = box.children;
  if (first?.localName !== 'p' || second?.localName !== 'p' || first.attributes.length > 0) return;
  const emoji = (first.textContent ?? '').trim();
  if (emoji === '' || emoji.length > MAX_EMOJI_UNITS || /[\p{L}\p{N}]/u.test(emoji)) return;
  second.prepend(takeChildren(first), ' ');
  first.remove();
  successors.set(first, second);
}

/** Removes empty lines around a listing, which come from the page's template. */
function trimCode(pre: HTMLElement): void {
  const code = pre.firstElementChild ?? pre;
  const texts: Text[] = [];
  const walker = pre.ownerDocument.createTreeWalker(code, SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    text.data = text.data.replace(/^(?:[ \t]*\r?\n)+/, '');
    if (text.data !== '') break;
  }
  for (const text of texts.reverse()) {
    text.data = text.data.trimEnd();
    if (text.data !== '') break;
  }
}
