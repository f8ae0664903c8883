import type { BlockedCause } from '../messages/read-outcome.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** What is known about a tab that could not be read. */
export type FailedRead = {
  /** The tab's address after the failure; '' if the browser hides it, null if the tab is closed. */
  readonly url: string | null;
  /** The tab's address before the attempt. */
  readonly urlBefore: string;
  /** Error message of the browser or of our script. */
  readonly message: string;
  /** An ErrorCode of the protocol. */
  readonly code: string;
};

/** Schemes of pages that belong to the browser or to an extension. */
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

/** Addresses of tabs without a page. */
const BLANK =
  /^(?:about:(?:blank|newtab|home|privatebrowsing)|(?:chrome|edge|brave|vivaldi|opera):\/\/(?:newtab|new-tab-page|startpage|startpageshared))\b/i;

/** Hosts and path prefixes of extension stores. Browsers let no extension read them. */
const STORES: readonly (readonly [host: string, path: string])[] = [
  ['chromewebstore.google.com', '/'],
  ['chrome.google.com', '/webstore'],
  ['addons.mozilla.org', '/'],
  ['microsoftedge.microsoft.com', '/addons'],
  ['addons.opera.com', '/'],
];

/** Other hosts that Firefox protects: the default of its preference extensions.webextensions.restrictedDomains. */
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

/** Paths that the browser opens in its PDF viewer. */
const PDF_PATH = /\.pdf$/i;

/** Error message of Chromium for a page of its own that says why an address did not load. */
const ERROR_PAGE = /is showing error page/i;

/** Error messages of Chromium and Firefox, which are always English. Checked only if the address gives no cause. */
const ERROR_PATTERNS: readonly (readonly [RegExp, BlockedCause])[] = [
  [ERROR_PAGE, 'not-loaded'],
  [/No tab with id|Invalid tab ID|tab was closed/i, 'closed'],
  [/extensions gallery|webstore/i, 'store'],
  [/Cannot access (?:a )?(?:contents of (?:url|the page) )?"?about:(?:blank|newtab)/i, 'blank'],
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

/** Why a tab could not be read: by its address, else by the error message. A pure function. */
export function blockedCauseOf(failure: FailedRead): BlockedCause {
  if (failure.url === null) return 'closed';
  if (failure.code === 'failed') return 'injection';
  const url = parseUrl(failure.url) ?? parseUrl(failure.urlBefore);
  return (url === null ? null : fromUrl(url, failure)) ?? fromMessage(failure) ?? 'injection';
}

function fromUrl(url: URL, failure: FailedRead): BlockedCause | null {
  if (BLANK.test(url.href)) return 'blank';
  if (BROWSER_SCHEMES.has(url.protocol)) return 'browser-page';
  if (STORES.some(([host, path]) => url.hostname === host && url.pathname.startsWith(path))) return 'store';
  if (PROTECTED_HOSTS.has(url.hostname)) return 'browser-page';
  if (failure.code === 'absent' || hasNavigated(failure)) return 'navigated';
  if (failure.code !== 'injection' || ERROR_PAGE.test(failure.message)) return null;
  if (PDF_PATH.test(url.pathname)) return 'pdf';
  return url.protocol === 'file:' ? 'file' : null;
}

function fromMessage({ code, message }: FailedRead): BlockedCause | null {
  const known = ERROR_PATTERNS.find(([pattern]) => pattern.test(message))?.[1];
  return known ?? (code === 'absent' ? 'navigated' : null);
}

/** True if the tab now shows another document. A different fragment is still the same document. */
function hasNavigated({ url, urlBefore }: FailedRead): boolean {
  const [now, before] = [url, urlBefore].map((address) => (address ?? '').replace(/#.*/s, ''));
  return now !== '' && before !== '' && now !== before;
}
