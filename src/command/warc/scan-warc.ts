import {
  AsyncIterReader,
  LimitReader,
  type StatusAndHeaders,
  StatusAndHeadersParser,
  WARCParser,
  type WARCRecord,
} from 'warcio';
import { PageError, pageError } from '../text/command-error.ts';
import { decompressed, tooLarge } from './decompressed.ts';
import { isUrl } from '../../url/parse-url.ts';

/** A record of a WARC file, so that it can be found again. */
export type Place = {
  /** Byte at which its part of the file begins, in a file that is compressed record by record, or not at all. */
  readonly offset: number;
  /** Number in the file, from 0. */
  readonly number: number;
  /** WARC-Record-ID. */
  readonly id: string;
};

/** Records that are no pages. */
export type Skipped = {
  /** Requests, metadata and the like. */
  readonly otherRecords: number;
  readonly notHtml: number;
  /** Answers other than 200. */
  readonly otherStatus: number;
};

export const NONE_SKIPPED: Skipped = { otherRecords: 0, notHtml: 0, otherStatus: 0 };

/** A page of a WARC file; `html` is an error for one that cannot be had. */
export type WarcPage = {
  readonly place: Place;
  readonly url: string | null;
  readonly date: string | null;
  readonly charset: string | null;
  readonly html: Uint8Array<ArrayBuffer> | PageError;
  /** What was skipped up to this page. */
  readonly skipped: Skipped;
};

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;
const FOUND = 200;

/** The bytes of a file from a place on. */
export type OpenAt = (offset: number) => AsyncIterable<Uint8Array>;

type ScanOptions = {
  readonly maxBytes: number;
  /** The last record that was read before; null for none. */
  readonly after: Place | null;
  readonly skipped: Skipped;
};

/** Reads the pages of a WARC file one by one, and counts what it skips. */
export class WarcScanner {
  #skipped: Skipped;

  constructor(
    readonly open: OpenAt,
    readonly options: ScanOptions,
  ) {
    this.#skipped = options.skipped;
  }

  /** What was skipped so far. */
  get skipped(): Skipped {
    return this.#skipped;
  }

  /** Throws where the file is damaged or no WARC file, after the pages before the damage. */
  async *pages(): AsyncGenerator<WarcPage> {
    const { after } = this.options;
    for await (const { record, place } of recordsAfter(this.open, after)) {
      const page = await this.#pageOf(record, place);
      await expectWhole(record);
      if (page !== null) yield page;
    }
  }

  async #pageOf(record: WARCRecord, place: Place): Promise<WarcPage | null> {
    const { warcType } = record;
    if (warcType !== 'resource' && warcType !== 'response') return this.#skip('otherRecords');
    const block = new AsyncIterReader(record.reader, null);
    const http =
      warcType === 'response' ? await new StatusAndHeadersParser().parse(block, { headersClass: Headers }) : null;
    if (warcType === 'response' && Number(http?.statusCode) !== FOUND) return this.#skip('otherStatus');
    const type = (warcType === 'resource' ? record.warcContentType : http?.headers.get('Content-Type')) ?? '';
    if (!HTML.test(record.warcHeader('WARC-Identified-Payload-Type') ?? type)) return this.#skip('notHtml');
    return {
      place,
      url: addressOf(record),
      date: record.warcDate ?? null,
      charset: CHARSET.exec(type)?.[1] ?? null,
      html: await this.#payload(record, block, http),
      skipped: this.#skipped,
    };
  }

  #skip(kind: keyof Skipped): null {
    this.#skipped = { ...this.#skipped, [kind]: this.#skipped[kind] + 1 };
    return null;
  }

  async #payload(
    record: WARCRecord,
    block: AsyncIterReader,
    http: StatusAndHeaders | null,
  ): Promise<Uint8Array<ArrayBuffer> | PageError> {
    const { maxBytes } = this.options;
    try {
      if (record.warcContentLength > maxBytes) throw tooLarge(maxBytes);
      const headers = http?.headers;
      const isChunked = /\bchunked\b/i.test(headers?.get('Transfer-Encoding') ?? '');
      const reader = new AsyncIterReader(block, null, isChunked);
      return await decompressed(await reader.readFully(), headers?.get('Content-Encoding') ?? '', maxBytes);
    } catch (cause) {
      return pageError(cause);
    }
  }
}

function addressOf({ warcTargetURI }: WARCRecord): string | null {
  return typeof warcTargetURI === 'string' && isUrl(warcTargetURI) ? warcTargetURI : null;
}

type Found = { readonly record: WARCRecord; readonly place: Place };

/** The records after one that was read before. Each must be read or skipped before the next one is asked for. */
async function* recordsAfter(open: OpenAt, after: Place | null): AsyncGenerator<Found> {
  if (after !== null) {
    const records = recordsFrom(open, after);
    if (await isAt(records, after)) {
      yield* records;
      return;
    }
    await records.return(undefined);
  }
  for await (const found of recordsFrom(open, { offset: 0, number: 0 })) {
    if (after === null || found.place.number > after.number) yield found;
    else await expectWhole(found.record);
  }
}

/**
 * Takes the first of some records; true where it is the one that was looked for. In a file that is compressed as a
 * whole it is not, because nothing but the beginning of such a file can be found.
 */
async function isAt(records: AsyncGenerator<Found>, { id }: Place): Promise<boolean> {
  try {
    const first = await records.next();
    if (first.done === true || first.value.place.id !== id) return false;
    await expectWhole(first.value.record);
    return true;
  } catch (cause) {
    if (cause instanceof PageError) return false;
    throw cause;
  }
}

async function* recordsFrom(open: OpenAt, start: Pick<Place, 'offset' | 'number'>): AsyncGenerator<Found> {
  const read = { bytes: 0 };
  const reader = new AsyncIterReader(counted(open(start.offset), read));
  // Its own reading of HTTP would go on behind a record whose head has no end.
  const parser = new WARCParser(reader, { parseHttp: false });
  let { number } = start;
  for await (const record of parser) {
    const { statusline, headers } = record.warcHeaders;
    // The parser takes any text for the headers of a record.
    if (!statusline.startsWith('WARC/') || !headers.has('WARC-Type') || !headers.has('Content-Length')) throw damaged();
    const id = record.warcHeader('WARC-Record-ID') ?? '';
    yield { record, place: { offset: start.offset + parser.offset, number: number++, id } };
  }
  const isCut = reader.compressed !== null && reader.getRawOffset() < read.bytes;
  if (isCut || number === start.number) throw damaged();
}

async function* counted(chunks: AsyncIterable<Uint8Array>, read: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    read.bytes += chunk.length;
    yield chunk;
  }
}

/** Reads a record to its end, because the parser waits forever for the end of one that is cut. */
async function expectWhole({ reader }: WARCRecord): Promise<void> {
  if (!(reader instanceof LimitReader)) return;
  await reader.readFully();
  if (reader.limit > 0) throw damaged();
}

function damaged(): PageError {
  return new PageError('bad-input', 'The file is damaged, or no WARC file.');
}
