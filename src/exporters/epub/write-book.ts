import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Article } from '../../article/article.ts';
import { creditLine, withPostLines } from '../parts/credits.ts';
import type { Pictures } from '../parts/exporter.ts';
import { pictureAddresses, placePictures, withLeadPicture } from '../parts/pictures.ts';
import { bookPicture, type BookPicture } from './book-picture.ts';
import { BOOK_STYLE } from './book-style.ts';
import { languageOf } from './language.ts';
import { markHeadings, navigation } from './navigation.ts';
import { identifierOf, packageDocument } from './package-document.ts';
import { makeValid } from './valid-content.ts';
import { validAddress } from './valid-address.ts';
import { add, EPUB_OPS, wordsOfXml, xhtmlDocument, xmlFile } from './xml.ts';
import { sourceAddress } from '../parts/source-address.ts';

const MIME_TYPE = 'application/epub+zip';
/** A narrower picture is an ornament and no cover. CSS pixels. */
const MIN_COVER_WIDTH = 600;

/** A zip archive needs times. This one makes equal books equal files. */
const FILE_TIME = new Date(1980, 0, 1, 12);

const CONTAINER =
  '<?xml version="1.0" encoding="utf-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';

/** An article as an EPUB 3.2 book. `now`: the time at which it was made. */
export async function writeBook(
  article: Article,
  content: DocumentFragment,
  pictures: Pictures,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = withLeadPicture(article, withPostLines(content));
  const files = await bookPictures(whole, pictures);
  placePictures(whole, (address) => files.get(address)?.path ?? null);
  makeValid(whole);

  const title = wordsOfXml(article.title) || sourceAddress(article) || 'article';
  const language = languageOf(article.lang);
  const near = content.ownerDocument;
  const text = xhtmlDocument(near, title, language, article.dir);
  text.querySelector('body')!.append(text.importNode(whole, true));
  const headings = markHeadings(text);
  markNotes(text);
  const cover = [...files.values()].find(({ width }) => width >= MIN_COVER_WIDTH);

  const book: Zippable = {
    // The first file, not compressed, so that programs recognise the book.
    mimetype: [strToU8(MIME_TYPE), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
  };
  const addFile = (path: string, written: string): void => {
    book[`book/${path}`] = strToU8(written);
  };
  addFile(
    'package.opf',
    packageDocument({
      near,
      identifier: await identifierOf(article),
      title,
      language,
      article,
      now,
      hasFormulas: text.querySelector('math') !== null,
      pictures: [...files.values()],
      cover,
    }),
  );
  addFile('navigation.xhtml', xmlFile(navigation(near, title, language, article.dir, headings)));
  addFile('title.xhtml', xmlFile(titlePage(near, article, title, language)));
  addFile('text.xhtml', xmlFile(text));
  addFile('style.css', BOOK_STYLE);
  for (const { path, data } of files.values()) book[`book/${path}`] = [data, { level: 0 }];
  return zipSync(book, { mtime: FILE_TIME }) as Uint8Array<ArrayBuffer>;
}

/** The files of the pictures by the address in the article. Two addresses with the same picture share a file. */
async function bookPictures(
  content: DocumentFragment,
  pictures: Pictures,
): Promise<ReadonlyMap<string, BookPicture & { readonly path: string }>> {
  const files = new Map<string, BookPicture & { readonly path: string }>();
  for (const address of pictureAddresses(content)) {
    const data = pictures.get(address);
    const picture = data === undefined ? null : await bookPicture(data);
    if (picture !== null)
      files.set(address, { ...picture, path: `pictures/${String(files.size + 1)}.${picture.extension}` });
  }
  return files;
}

function titlePage(near: Document, article: Article, title: string, language: string): XMLDocument {
  const page = xhtmlDocument(near, title, language, article.dir);
  const section = add(page.querySelector('body')!, 'section', '', { class: 'title-page' });
  section.setAttributeNS(EPUB_OPS, 'epub:type', 'titlepage');
  add(section, 'h1', title);
  const credits = creditLine(article);
  if (credits !== '') add(section, 'p', credits);
  const source = sourceAddress(article);
  const address = source.startsWith('http') ? validAddress(source) : null;
  if (address !== null) add(add(section, 'p', '', { dir: 'ltr' }), 'a', source, { href: address });
  return page;
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
