import type { OutgoingHttpHeaders } from 'node:http';

/** Headers that a page is served with, by its path. */
export const HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  '/strict.html': { 'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'" },
  // What the page says may not run on the page itself: whatever runs after all was run by the reader.
  '/hostile.html': { 'content-security-policy': "script-src 'none'; object-src 'none'" },
};
