import type { Article, ArticleComments } from '../../article/article.ts';
import { contentOf } from './formats.ts';
import type { Choices } from './job.ts';

const COMMENTS_TITLE = 'Comments';
const HEADING = 'h1, h2, h3, h4, h5, h6';

/** A link or a picture of an article. Addresses are absolute. */
export type LinkRecord = { readonly text: string; readonly url: string };
export type ImageRecord = { readonly alt: string; readonly url: string };

type Keepings = Pick<Choices, 'links' | 'images'>;

/** The content of an article as nodes, without the links or pictures that were not asked for. */
export function chosenContent(written: string, { links, images }: Keepings): Element {
  const content = contentOf(written);
  if (images === 'drop') dropImages(content);
  if (links === 'drop') for (const link of [...content.querySelectorAll('a')]) unwrap(link);
  return content;
}

/** Puts the comments below the content, in a section with a heading. */
export function addComments(content: Element, comments: ArticleComments, keepings: Keepings): void {
  const own = chosenContent(comments.content, keepings);
  const first = own.querySelector(HEADING);
  if (first?.nextElementSibling?.matches('.post') === true && first.closest('.post') === null) first.remove();
  const { ownerDocument: page } = content;
  const section = page.createElement('section');
  const heading = page.createElement('h2');
  heading.textContent = COMMENTS_TITLE;
  section.append(heading);
  while (own.firstChild !== null) section.append(own.firstChild);
  content.append(section);
}

/** The links of a content in its order, each address once. */
export function linksIn(content: Element): LinkRecord[] {
  const links = new Map<string, LinkRecord>();
  for (const link of content.querySelectorAll('a[href]')) {
    const url = link.getAttribute('href') ?? '';
    if (/^https?:/.test(url) && !links.has(url)) links.set(url, { text: oneLine(link.textContent), url });
  }
  return [...links.values()];
}

/** The pictures of a content in its order, each address once; the lead picture where the content has none. */
export function imagesIn(content: Element, { leadImage }: Article): ImageRecord[] {
  const images = new Map<string, ImageRecord>();
  for (const image of content.querySelectorAll('img[src]')) {
    const url = image.getAttribute('src') ?? '';
    if (!images.has(url)) images.set(url, { alt: oneLine(image.getAttribute('alt')), url });
  }
  if (images.size === 0 && leadImage !== null) images.set(leadImage, { alt: '', url: leadImage });
  return [...images.values()];
}

/** Writes the address of each link and picture that was asked for into the text, for the format that has none. */
export function writeAddresses(content: Element, { links, images }: Keepings): void {
  const { ownerDocument: page } = content;
  if (images === 'keep')
    for (const image of [...content.querySelectorAll('img[src]')]) {
      const alt = oneLine(image.getAttribute('alt'));
      image.replaceWith(page.createTextNode(`[${alt === '' ? '' : `${alt}: `}${image.getAttribute('src') ?? ''}]`));
    }
  if (links === 'keep')
    for (const link of [...content.querySelectorAll('a[href]')]) {
      const url = link.getAttribute('href') ?? '';
      if (/^https?:/.test(url) && oneLine(link.textContent) !== url) link.append(page.createTextNode(` <${url}>`));
    }
}

/** Removes pictures, and figures that hold nothing else; captions of other figures stay. */
function dropImages(content: Element): void {
  for (const image of [...content.querySelectorAll('picture, img, svg')]) {
    const figure = image.closest('figure');
    image.remove();
    if (
      figure !== null &&
      figure.querySelector('img, svg, video, audio, iframe, table, pre, blockquote, math') === null
    )
      figure.remove();
  }
}

function unwrap(element: Element): void {
  while (element.firstChild !== null) element.before(element.firstChild);
  element.remove();
}

function oneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
