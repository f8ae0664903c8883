import type { Article } from '../../article/article.ts';
import { unwrap } from './edit-dom.ts';
import { isUrl } from '../../url/parse-url.ts';

/** Attributes of pictures that concern how a view loads them. */
const LOADING = ['srcset', 'sizes', 'loading', 'decoding', 'referrerpolicy'];

/** A copy of the content, with the lead picture above it if the content has no pictures, as in the view. */
export function withLeadPicture({ leadImage }: Article, content: DocumentFragment): DocumentFragment {
  const copy = content.ownerDocument.importNode(content, true);
  if (leadImage === null || copy.querySelector('img') !== null) return copy;
  const figure = copy.ownerDocument.createElement('figure');
  const image = copy.ownerDocument.createElement('img');
  image.setAttribute('src', leadImage);
  image.setAttribute('alt', '');
  figure.append(image);
  copy.prepend(figure);
  return copy;
}

/** The addresses of all pictures of a content, each once. */
export function pictureAddresses(content: DocumentFragment): string[] {
  const addresses = [...content.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** Gives every picture of a content its new address. A picture without one (null) becomes a link to it. */
export function placePictures(content: DocumentFragment, place: (address: string) => string | null): void {
  for (const source of content.querySelectorAll('picture > source')) source.remove();
  /** The last link to a picture after each link around pictures. */
  const lastAfter = new Map<Element, Element>();
  for (const image of content.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const placed = place(address);
    if (placed === null) replaceByLink(image, address, lastAfter);
    else {
      for (const name of LOADING) image.removeAttribute(name);
      image.setAttribute('src', placed);
    }
  }
  for (const picture of content.querySelectorAll('picture')) unwrap(picture);
}

/**
 * The text of the link is the description of the picture, else the name of its file. A picture inside a link gets its
 * link after that link.
 */
function replaceByLink(image: Element, address: string, lastAfter: Map<Element, Element>): void {
  const description = (image.getAttribute('alt') ?? '').trim();
  // An address of another kind leads nowhere, and one with data holds the picture that could not be read.
  if (!/^https?:/.test(address) || !isUrl(address)) {
    image.replaceWith(description);
    return;
  }
  const link = image.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  const outer = image.closest('a');
  link.textContent = (outer === null && description) || nameOf(address);
  if (outer === null) {
    image.replaceWith(link);
    return;
  }
  image.replaceWith(description);
  (lastAfter.get(outer) ?? outer).after(' ', link);
  lastAfter.set(outer, link);
}

/** The last part of the path of an address, else its host. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  const name = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || hostname;
  } catch {
    return name; // A percent sign that encodes nothing.
  }
}
