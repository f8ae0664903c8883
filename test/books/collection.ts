import type { Article } from '../../src/article/article.ts';
import { bookPicture } from '../../src/exporters/epub/book-picture.ts';
import { startCollection } from '../../src/exporters/epub/write-collection.ts';
import { pictureAddresses, withLeadPicture } from '../../src/exporters/parts/pictures.ts';

const NOW = new Date('2026-01-02T03:04:05.678Z');

type Part = { readonly article: Article; readonly content: DocumentFragment };

/** A book of several articles. `drawing`: in place of the cover and of each picture; null for none. */
export async function collectionOf(parts: readonly Part[], drawing: string | null): Promise<Uint8Array> {
  const book = startCollection(document, {
    title: 'Grain & <chaff>',
    language: 'en',
    direction: 'ltr',
    contentsHeading: 'Contents',
    now: NOW,
  });
  for (const { article, content } of parts) {
    const addresses = drawing === null ? [] : pictureAddresses(withLeadPicture(article, content));
    await book.add(article, content, new Map(addresses.map((address) => [address, drawing ?? ''])));
  }
  const file = await book.end(drawing === null ? null : await bookPicture(drawing));
  return new Uint8Array(await file.arrayBuffer());
}
