import { gzipSync } from 'node:zlib';

export type WarcRecordText = {
  readonly type: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The block: a whole HTTP message, or other data. */
  readonly block: string | Uint8Array;
};

/** A WARC file whose records are compressed one by one, as in Common Crawl, and the place of each. */
export function warcFile(records: readonly WarcRecordText[]): { readonly bytes: Buffer; readonly offsets: number[] } {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  records.forEach((record, at) => {
    const part = gzipSync(recordBytes(record, at));
    offsets.push(offset);
    parts.push(part);
    offset += part.length;
  });
  return { bytes: Buffer.concat(parts), offsets };
}

export function recordBytes({ type, url, headers = {}, block }: WarcRecordText, at: number): Buffer {
  const body = Buffer.from(block);
  const lines = [
    'WARC/1.0',
    `WARC-Type: ${type}`,
    `WARC-Record-ID: <urn:uuid:00000000-0000-0000-0000-${String(at).padStart(12, '0')}>`,
    'WARC-Date: 2025-03-04T05:06:07Z',
    ...(url === undefined ? [] : [`WARC-Target-URI: ${url}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${String(body.length)}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body, Buffer.from('\r\n\r\n')]);
}

/** An HTTP response as a block of a record. */
export function httpResponse(
  body: string | Uint8Array,
  { status = 200, type = 'text/html; charset=utf-8', headers = '' } = {},
): Buffer {
  const head = `HTTP/1.1 ${String(status)} OK\r\nContent-Type: ${type}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}
