import type { Article } from '../../article/article.ts';
import { withPostLines } from '../parts/credits.ts';
import type { Pictures } from '../parts/exporter.ts';
import { pictureAddresses, placePictures, withLeadPicture } from '../parts/pictures.ts';
import { sourceAddress } from '../parts/source-address.ts';
import { bookPicture, type BookPicture } from './book-picture.ts';
import { languageOf } from './language.ts';
import { markHeadings, type Heading } from './navigation.ts';
import { makeValid } from './valid-content.ts';
import { EPUB_OPS, wordsOfXml, xhtmlDocument } from './xml.ts';

/** A picture in a book. `path`: from the folder of the book. */
export type PictureFile = BookPicture & { readonly path: string };

/** The content of an article as a page of a book. */
export type ArticlePage = {
  readonly page: XMLDocument;
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly pictures: readonly PictureFile[];
  readonly hasFormulas: boolean;
};

/**
 * Makes the page of an article. `firstPicture`: number of its first picture in the book. A picture that is not in
 * `pictures` becomes a link to it.
 */
export async function articlePage(
  article: Article,
  content: DocumentFragment,
  pictures: Pictures,
  firstPicture = 1,
): Promise<ArticlePage> {
  const whole = withLeadPicture(article, withPostLines(content));
  const files = await pictureFiles(whole, pictures, firstPicture);
  placePictures(whole, (address) => files.get(address)?.path ?? null);
  makeValid(whole);
  const title = wordsOfXml(article.title) || sourceAddress(article) || 'article';
  const page = xhtmlDocument(content.ownerDocument, title, languageOf(article.lang), article.dir);
  page.querySelector('body')!.append(page.importNode(whole, true));
  const headings = markHeadings(page);
  markNotes(page);
  const hasFormulas = page.querySelector('math') !== null;
  return { page, title, headings, pictures: [...files.values()], hasFormulas };
}

/** The files of the pictures by the address in the article. Two addresses with the same picture share a file. */
async function pictureFiles(
  content: DocumentFragment,
  pictures: Pictures,
  first: number,
): Promise<ReadonlyMap<string, PictureFile>> {
  const files = new Map<string, PictureFile>();
  for (const address of pictureAddresses(content)) {
    const data = pictures.get(address);
    const picture = data === undefined ? null : await bookPicture(data);
    if (picture !== null)
      files.set(address, { ...picture, path: `pictures/${String(first + files.size)}.${picture.extension}` });
  }
  return files;
}

/** Tells reading systems which links open notes, so that they show a note over the text. */
function markNotes(page: XMLDocument): void {
  const mark = (selector: string, type: string): void => {
    for (const element of page.querySelectorAll(selector)) element.setAttributeNS(EPUB_OPS, 'epub:type', type);
  };
  mark('a.footnote-ref[href^="#"]', 'noteref');
  mark('section.footnotes', 'footnotes');
  mark('section.footnotes > ol > li', 'footnote');
}
