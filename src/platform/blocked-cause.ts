import type { BlockedCause } from './read-outcome.ts';

/** What is known when a tab could not be read. */
export type FailedRead = {
  /** The tab's address after the failure, '' where the browser does not tell, null where the tab is gone. */
  readonly url: string | null;
  /** The address before, to see whether the tab moved on. */
  readonly urlBefore: string;
  /** What the browser or the script said. */
  readonly message: string;
  readonly code: string;
};

/** Addresses that browsers keep to themselves. A web address is never among them. */
const BROWSER_SCHEMES = new Set([
  'about:',
  'chrome:',
  'chrome-untrusted:',
  'chrome-search:',
  'chrome-error:',
  'chrome-extension:',
  'devtools:',
  'edge:',
  'brave:',
  'opera:',
  'vivaldi:',
  'moz-extension:',
  'resource:',
  'view-source:',
  'extension:',
]);

/** Hosts and path starts of the stores whose pages no extension may read. */
const STORES: readonly (readonly [host: string, path: string])[] = [
  ['chromewebstore.google.com', '/'],
  ['chrome.google.com', '/webstore'],
  ['addons.mozilla.org', '/'],
  ['microsoftedge.microsoft.com', '/addons'],
  ['addons.opera.com', '/'],
];

/** Hosts that Firefox protects besides its store: the default of its preference extensions.webextensions.restrictedDomains. */
const PROTECTED_HOSTS = new Set([
  'accounts-static.cdn.mozilla.net',
  'accounts.firefox.com',
  'addons.cdn.mozilla.net',
  'api.accounts.firefox.com',
  'content.cdn.mozilla.net',
  'discovery.addons.mozilla.org',
  'oauth.accounts.firefox.com',
  'profile.accounts.firefox.com',
  'support.mozilla.org',
  'sync.services.mozilla.com',
]);

/** Extensions that show their PDF viewer as if it were the page. */
const PDF_PATH = /\.pdf$/i;

/** What browsers say, where the address is not enough. Texts of Chromium and Firefox, which they do not translate. */
const ERROR_PATTERNS: readonly (readonly [RegExp, BlockedCause])[] = [
  [/No tab with id|Invalid tab ID|tab was closed/i, 'closed'],
  [/extensions gallery|webstore/i, 'store'],
  [
    /Cannot access (?:a )?(?:contents of (?:url|the page) )?"?(?:chrome|about|edge|devtools|view-source|chrome-extension)[:-]/i,
    'browser-page',
  ],
  [/contents of url "?file:/i, 'file'],
  [
    /frame (?:with ID \d+ )?(?:was|is) removed|frame was removed|document .*(?:destroyed|unloaded)|context .*invalidated|page went away/i,
    'navigated',
  ],
  [/host permission|must request permission|Cannot access contents/i, 'no-access'],
];

/** The cause of a failed reading, from the address first and from the browser's words second. Pure. */
export function blockedCauseOf(failure: FailedRead): BlockedCause {
  if (failure.url === null) return 'closed';
  if (failure.code === 'failed') return 'injection';
  const url = parse(failure.url) ?? parse(failure.urlBefore);
  return (url === null ? null : fromUrl(url, failure)) ?? fromMessage(failure) ?? 'injection';
}

function fromUrl(url: URL, failure: FailedRead): BlockedCause | null {
  if (BROWSER_SCHEMES.has(url.protocol)) return 'browser-page';
  if (STORES.some(([host, path]) => url.hostname === host && url.pathname.startsWith(path))) return 'store';
  if (PROTECTED_HOSTS.has(url.hostname)) return 'browser-page';
  if (failure.code === 'absent' || moved(failure)) return 'navigated';
  if (failure.code !== 'injection') return null;
  if (PDF_PATH.test(url.pathname)) return 'pdf';
  return url.protocol === 'file:' ? 'file' : null;
}

function fromMessage({ code, message }: FailedRead): BlockedCause | null {
  const said = ERROR_PATTERNS.find(([pattern]) => pattern.test(message))?.[1];
  return said ?? (code === 'absent' ? 'navigated' : null);
}

/** True where the tab shows another document now; a changed fragment alone is the same document. */
function moved({ url, urlBefore }: FailedRead): boolean {
  const [now, before] = [url, urlBefore].map((address) => (address ?? '').replace(/#.*$/s, ''));
  return now !== '' && before !== '' && now !== before;
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
