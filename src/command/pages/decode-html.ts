import { isUtf8 } from 'node:buffer';
import { TextDecoder } from '@exodus/bytes/encoding.js';
import sniff from 'html-encoding-sniffer';

/** What browsers assume for a page that says nothing. */
const FALLBACK = 'windows-1252';

/**
 * The text of a page, decoded as browsers do it: by byte order mark, the label of the sender, or the page's own meta
 * element. A page without any of them is UTF-8 where its bytes are, as browsers find it out for files.
 */
export function decodeHtml(bytes: Uint8Array, label: string | null): string {
  const named = sniff(bytes, { transportLayerEncodingLabel: label ?? undefined, defaultEncoding: '' });
  const encoding = named || (isUtf8(bytes) ? 'utf-8' : FALLBACK);
  return new TextDecoder(encoding).decode(bytes);
}
