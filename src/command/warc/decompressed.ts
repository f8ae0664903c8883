import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { PageError } from '../text/command-error.ts';

const unzip = { gzip: promisify(gunzip), deflate: promisify(inflate), raw: promisify(inflateRaw) };
const unbrotli = promisify(brotliDecompress);

/**
 * The bytes of a page that was stored as it was sent. Many archives keep the header of an encoding whose bytes they
 * store decoded, so bytes that are not in it are the page. Rejects with PageError for more than `maxBytes`.
 */
export async function decompressed(
  bytes: Uint8Array,
  encoding: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { maxOutputLength: maxBytes };
  try {
    switch (encoding.trim().toLowerCase()) {
      case 'gzip':
      case 'x-gzip':
        return copied(await unzip.gzip(bytes, options));
      case 'deflate':
        return copied(await unzip.deflate(bytes, options).catch(() => unzip.raw(bytes, options)));
      case 'br':
        return copied(await unbrotli(bytes, options));
      default:
        return copied(bytes);
    }
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge(maxBytes);
    return copied(bytes);
  }
}

/** Bytes with their own memory, which can be handed to a thread. */
function copied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}

export function tooLarge(maxBytes: number): PageError {
  return new PageError('too-large', `The page has more than ${String(maxBytes)} bytes (--max-bytes).`);
}
