import { AsyncIterReader, WARCParser, type WARCRecord } from 'warcio';
import { PageError, pageError } from '../text/command-error.ts';
import { decompressed, tooLarge } from './decompressed.ts';

/** A place in a WARC file, from which it can be read again. */
export type Place = {
  /** Byte at which the part of the file begins that is decompressed by itself, usually one record. */
  readonly offset: number;
  /** Number of the record in this part, from 0. */
  readonly at: number;
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
  readonly id: string | null;
  readonly date: string | null;
  readonly charset: string | null;
  readonly html: Uint8Array<ArrayBuffer> | PageError;
  /** What was skipped up to this page. */
  readonly skipped: Skipped;
};

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;
const FOUND = 200;

type ScanOptions = {
  readonly maxBytes: number;
  /** The last record that was read before; null for none. `chunks` begin at its offset. */
  readonly after: Place | null;
  readonly skipped: Skipped;
};

/** Reads the pages of a WARC file one by one, and counts what it skips. */
export class WarcScanner {
  #skipped: Skipped;

  constructor(
    readonly chunks: AsyncIterable<Uint8Array>,
    readonly options: ScanOptions,
  ) {
    this.#skipped = options.skipped;
  }

  /** What was skipped so far. */
  get skipped(): Skipped {
    return this.#skipped;
  }

  /** Throws where the file cannot be read or is no WARC file. */
  async *pages(): AsyncGenerator<WarcPage> {
    const { after } = this.options;
    const start = after?.offset ?? 0;
    const parser = new WARCParser(this.chunks);
    let place: Place = { offset: -1, at: 0 };
    for await (const record of parser) {
      const offset = start + parser.offset;
      place = { offset, at: offset === place.offset ? place.at + 1 : 0 };
      // The parser reads any text as a record without headers.
      if (!record.warcHeaders.statusline.startsWith('WARC/')) throw noWarc();
      if (after !== null && offset === after.offset && place.at <= after.at) continue;
      const page = await this.#pageOf(record, place);
      if (page !== null) yield page;
    }
    if (place.offset === -1 && after === null) throw noWarc();
  }

  async #pageOf(record: WARCRecord, place: Place): Promise<WarcPage | null> {
    const { warcType, httpHeaders } = record;
    const type = typeOf(record);
    if (warcType !== 'resource' && (warcType !== 'response' || httpHeaders === null)) return this.#skip('otherRecords');
    if (warcType === 'response' && Number(httpHeaders?.statusCode) !== FOUND) return this.#skip('otherStatus');
    if (!HTML.test(record.warcHeader('WARC-Identified-Payload-Type') ?? type)) return this.#skip('notHtml');
    return {
      place,
      url: addressOf(record),
      id: record.warcHeader('WARC-Record-ID') ?? null,
      date: record.warcDate ?? null,
      charset: CHARSET.exec(type)?.[1] ?? null,
      html: await this.#payload(record),
      skipped: this.#skipped,
    };
  }

  #skip(kind: keyof Skipped): null {
    this.#skipped = { ...this.#skipped, [kind]: this.#skipped[kind] + 1 };
    return null;
  }

  async #payload(record: WARCRecord): Promise<Uint8Array<ArrayBuffer> | PageError> {
    const { maxBytes } = this.options;
    try {
      if (record.warcContentLength > maxBytes) throw tooLarge(maxBytes);
      const headers = record.httpHeaders?.headers;
      const isChunked = /\bchunked\b/i.test(headers?.get('Transfer-Encoding') ?? '');
      const reader = new AsyncIterReader(record.reader, null, isChunked);
      return await decompressed(await reader.readFully(), headers?.get('Content-Encoding') ?? '', maxBytes);
    } catch (cause) {
      return pageError(cause);
    }
  }
}

function typeOf({ httpHeaders, warcType, warcContentType }: WARCRecord): string {
  return (warcType === 'resource' ? warcContentType : httpHeaders?.headers.get('Content-Type')) ?? '';
}

function addressOf({ warcTargetURI }: WARCRecord): string | null {
  return typeof warcTargetURI === 'string' && URL.canParse(warcTargetURI) ? warcTargetURI : null;
}

function noWarc(): PageError {
  return new PageError('bad-input', 'The file is no WARC file.');
}
