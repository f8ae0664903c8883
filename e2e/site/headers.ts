import type { OutgoingHttpHeaders } from 'node:http';

/** What a page says may not run on the page itself, nor ask for anything but pictures of its own: whatever does after all was let by the reader. */
export const NOTHING_RUNS: OutgoingHttpHeaders = {
  'content-security-policy':
    "script-src 'none'; object-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'none'; font-src 'none'; connect-src 'none'; manifest-src 'none'; prefetch-src 'none'; form-action 'none'",
};

/** Headers that a page is served with, by its path. */
export const HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  '/strict.html': {
    'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  },
  '/closed.html': {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  },
  // What the page says may not run on the page itself: whatever runs after all was run by the reader.
  '/hostile.html': { 'content-security-policy': "script-src 'none'; object-src 'none'" },
};

/** Where an address leads instead of answering. */
export const LEADS_TO: Readonly<Record<string, string>> = {
  '/leads-2.html': 'http://elsewhere.example/leads-2.html',
  '/asks-2.html': '/login?then=/asks-2.html',
};

/** How long some pages are in coming, in milliseconds. */
export const SLOW: Readonly<Record<string, number>> = { '/slow-3.html': 2500 };
