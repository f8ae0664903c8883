/** The address without its fragment, except one that looks like a path, as in single-page apps. */
export function pageOf(url: string): string {
  return url.replace(/#(?![!/]).*/s, '');
}

/**
 * SHA-256 of a page's address, in hexadecimal; '' for ''. Stored in place of the address: what is stored for a tab can
 * outlast a private window, because the background of private windows ends with the last of them.
 */
export async function pageDigest(url: string): Promise<string> {
  if (url === '') return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pageOf(url)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
