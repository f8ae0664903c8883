import { startCollection } from '../../exporters/epub/write-collection.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import type { Pictures } from '../../exporters/parts/exporter.ts';
import { pictureAddresses, withLeadPicture } from '../../exporters/parts/pictures.ts';
import { interfaceLanguage, translate, translateCount } from '../../platform/browser/translate.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { readKeptPicture, readLead } from '../../platform/stores/reading-list.ts';
import { prepareSink } from '../../reader/article/sink.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { collectPictures } from '../../reader/tools/keep/collect-pictures.ts';
import { readForExport } from '../parts/read-for-export.ts';
import { drawCover } from './draw-cover.ts';

/** Most characters of all pictures. A larger book may not fit into the memory of a small computer. */
const MAX_CHARACTERS = 400_000_000;

export type BookOptions = {
  readonly title: string;
  readonly hasHighlights: boolean;
  /** Called with the number of articles that are done. */
  readonly onProgress: (done: number) => void;
  /** Ends the work; the promise rejects then. */
  readonly signal: AbortSignal;
};

export type MadeBook = {
  readonly file: Blob;
  readonly name: string;
  /** Titles of the articles that cannot be read. */
  readonly missing: readonly string[];
  /** Number of pictures that are links, because they are not kept. */
  readonly links: number;
};

/** Makes one EPUB book of kept articles, in their order. Rejects if no article can be read. */
export async function makeBook(entries: readonly KeptEntry[], options: BookOptions): Promise<MadeBook> {
  const { title, hasHighlights, onProgress, signal } = options;
  await prepareSink();
  const direction = translate('language_direction') === 'rtl' ? 'rtl' : 'ltr';
  const facts = { title, language: interfaceLanguage(), direction, now: new Date() } as const;
  const book = startCollection(document, { ...facts, contentsHeading: translate('book_contents') });
  const missing: string[] = [];
  const made: KeptEntry[] = [];
  let [links, room] = [0, MAX_CHARACTERS];
  for (const [done, entry] of entries.entries()) {
    onProgress(done);
    signal.throwIfAborted();
    const read = await readForExport(entry, hasHighlights, missing);
    if (read === null) continue;
    const { article, content } = read;
    const addresses = pictureAddresses(withLeadPicture(article, content));
    const pictures: Pictures =
      room > 0
        ? await collectPictures(
            addresses,
            (address) => readKeptPicture(entry.id, address),
            () => {
              signal.throwIfAborted();
            },
          )
        : new Map();
    for (const data of pictures.values()) room -= data.length;
    links += addresses.length - pictures.size;
    await book.add(article, content, pictures);
    made.push(entry);
  }
  onProgress(entries.length);
  const cover = await drawCover({
    title,
    direction,
    names: made.map(titleOf),
    foot: translateCount('list_count', made.length),
    picture: await firstLead(made),
  });
  signal.throwIfAborted();
  return { file: await book.end(cover), name: fileName(title, 'epub'), missing, links };
}

/** The first lead picture of the articles; null for none. */
async function firstLead(entries: readonly KeptEntry[]): Promise<string | null> {
  for (const entry of entries) {
    const lead = await readLead(entry);
    if (lead !== null) return lead;
  }
  return null;
}
