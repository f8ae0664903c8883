import { isUrl } from '../../url/parse-url.ts';

/**
 * An address with only the characters that RFC 3986 allows; null if that is impossible. Browsers do not encode all
 * other characters.
 */
export function validAddress(address: string): string | null {
  const encoded = address.replace(/[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})/giu, encodeURIComponent);
  const hash = encoded.indexOf('#') + 1;
  const written = hash === 0 ? encoded : encoded.slice(0, hash) + encoded.slice(hash).replaceAll('#', '%23');
  return isUrl(written) ? written : null;
}
