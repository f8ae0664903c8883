import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Forbids the attack pages all scripts and all requests except their own pictures. If a script or request still
 * happens, the reader allowed it.
 */
export const NOTHING_RUNS: OutgoingHttpHeaders = {
  'content-security-policy':
    "script-src 'none'; object-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'none'; font-src 'none'; connect-src 'none'; manifest-src 'none'; prefetch-src 'none'; form-action 'none'",
};

/** A cookie of each kind. Browsers accept `Secure` without https on localhost only. */
const COOKIES = ['login=1; SameSite=Lax', 'unsaid=1', 'strict=1; SameSite=Strict', 'anywhere=1; SameSite=None; Secure'];

/** Response headers by path. */
export const HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  '/strict.html': {
    'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  },
  '/closed.html': {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  },
  '/members.html': { 'set-cookie': COOKIES },
  '/cookies.html': { 'set-cookie': COOKIES },
  // No script of the page can run by itself, so the reader is the cause if one runs.
  '/hostile.html': { 'content-security-policy': "script-src 'none'; object-src 'none'" },
};

/** Redirects by path. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/leads-2.html': 'http://elsewhere.example/leads-2.html',
  '/circles-2.html': '/circles-2.html',
  '/asks-2.html': '/login?then=/asks-2.html',
};
