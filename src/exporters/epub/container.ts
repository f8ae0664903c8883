import { strToU8 } from 'fflate';
import { BOOK_STYLE } from './book-style.ts';

export const MIME_TYPE = 'application/epub+zip';
const CONTAINER =
  '<?xml version="1.0" encoding="utf-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';
/** A zip archive needs times. This one makes equal books equal files. */
export const FILE_TIME = new Date(1980, 0, 1, 12);

/** A file of the archive of a book. `isPacked`: it does not get smaller by compression. */
export type BookFile = { readonly path: string; readonly data: Uint8Array; readonly isPacked: boolean };

/** A file below the folder of the book. */
export function textFile(path: string, text: string): BookFile {
  return { path: `book/${path}`, data: strToU8(text), isPacked: false };
}

export function dataFile(path: string, data: Uint8Array): BookFile {
  return { path: `book/${path}`, data, isPacked: true };
}

/** The files that every book has, the first ones of the archive. */
export function frame(): readonly BookFile[] {
  return [
    // The first file, not compressed, so that programs recognise the book.
    { path: 'mimetype', data: strToU8(MIME_TYPE), isPacked: true },
    { path: 'META-INF/container.xml', data: strToU8(CONTAINER), isPacked: false },
    textFile('style.css', BOOK_STYLE),
  ];
}
