/**
 * An address with only the characters that RFC 3986 allows; null for one that cannot be written so. Browsers leave some
 * others as they are.
 */
export function validAddress(address: string): string | null {
  const encoded = address.replace(/[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})/giu, encodeURIComponent);
  const hash = encoded.indexOf('#') + 1;
  const written = hash === 0 ? encoded : encoded.slice(0, hash) + encoded.slice(hash).replaceAll('#', '%23');
  return URL.canParse(written) ? written : null;
}
