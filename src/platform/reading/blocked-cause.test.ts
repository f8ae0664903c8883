import { describe, expect, it } from 'vitest';
import { blockedCauseOf, type FailedRead } from './blocked-cause.ts';
import type { BlockedCause } from '../messages/read-outcome.ts';

const REFUSED =
  'Cannot access contents of the page. Extension manifest must request permission to access the respective host.';
const FIREFOX_REFUSED = 'Missing host permission for the tab';

function cause(failure: Partial<FailedRead>): BlockedCause {
  const url = failure.url === undefined ? 'https://example.org/a' : failure.url;
  return blockedCauseOf({ urlBefore: url ?? '', message: REFUSED, code: 'injection', ...failure, url });
}

describe('a tab that could not be read', () => {
  const byUrl: readonly (readonly [url: string, cause: BlockedCause])[] = [
    ['chrome://settings/', 'browser-page'],
    ['about:config', 'browser-page'],
    ['about:blank', 'blank'],
    ['about:newtab', 'blank'],
    ['chrome://newtab/', 'blank'],
    ['chrome://new-tab-page/', 'blank'],
    ['chrome://newtabs/', 'browser-page'],
    ['edge://flags', 'browser-page'],
    ['view-source:https://example.org/', 'browser-page'],
    ['moz-extension://0a1b/options.html', 'browser-page'],
    ['https://accounts.firefox.com/settings', 'browser-page'],
    ['https://chromewebstore.google.com/detail/x', 'store'],
    ['https://chrome.google.com/webstore/category/extensions', 'store'],
    ['https://addons.mozilla.org/en-US/firefox/', 'store'],
    ['https://microsoftedge.microsoft.com/addons/Microsoft-Edge-Extensions-Home', 'store'],
    ['https://chrome.google.com/intl/', 'no-access'],
    ['https://addons.mozilla.org.example.org/', 'no-access'],
    ['https://example.org/paper.PDF?download=1#page=2', 'pdf'],
    ['https://example.org/paper.pdf.html', 'no-access'],
    ['file:///home/someone/paper.pdf', 'pdf'],
    ['file:///home/someone/page.html', 'file'],
    ['https://example.org/a', 'no-access'],
  ];
  for (const [url, expected] of byUrl) {
    it(`is ${expected} at ${url}, whatever the error message`, () => {
      expect(cause({ url })).toBe(expected);
      expect(cause({ url, message: FIREFOX_REFUSED })).toBe(expected);
    });
  }

  const byMessage: readonly (readonly [message: string, cause: BlockedCause])[] = [
    ['Cannot access a chrome:// URL', 'browser-page'],
    [
      'Cannot access contents of url "about:blank". Extension manifest must request permission to access this host.',
      'blank',
    ],
    [
      'Cannot access contents of url "chrome://version". Extension manifest must request permission to access this host.',
      'browser-page',
    ],
    [
      'Cannot access contents of url "file:///a.html". Extension manifest must request permission to access this host.',
      'file',
    ],
    ['The extensions gallery cannot be scripted.', 'store'],
    ['No tab with id: 7.', 'closed'],
    ['Invalid tab ID: 7', 'closed'],
    ['Frame with ID 0 was removed.', 'navigated'],
    ['The frame was removed.', 'navigated'],
    ['Frame with ID 0 is showing error page', 'not-loaded'],
    ['an unknown error', 'injection'],
    [REFUSED, 'no-access'],
    [FIREFOX_REFUSED, 'no-access'],
  ];
  for (const [message, expected] of byMessage) {
    it(`is ${expected} for a hidden address and the error: ${message}`, () => {
      expect(cause({ url: '', message })).toBe(expected);
    });
  }

  it('is not-loaded if the browser shows an error in place of the page, whatever the address ends in', () => {
    for (const url of ['https://gone.example/', 'https://gone.example/paper.pdf'])
      expect(cause({ url, message: 'Frame with ID 0 is showing error page' })).toBe('not-loaded');
  });

  it('is closed if the tab does not exist', () => {
    expect(cause({ url: null, urlBefore: 'https://example.org/', message: 'whatever' })).toBe('closed');
  });

  it('has navigated if its document changed, but not if only the fragment did', () => {
    expect(cause({ url: 'https://example.org/b', urlBefore: 'https://example.org/a' })).toBe('navigated');
    expect(cause({ url: 'https://example.org/a#2', urlBefore: 'https://example.org/a' })).toBe('no-access');
  });

  it('has navigated if the script is absent', () => {
    expect(cause({ code: 'absent', message: 'the page went away' })).toBe('navigated');
    expect(cause({ code: 'absent', message: 'the page went away', url: '' })).toBe('navigated');
  });

  it('is an injection failure if our script threw', () => {
    expect(cause({ code: 'failed', message: 'TypeError: x is not a function', url: 'https://example.org/a.pdf' })).toBe(
      'injection',
    );
    expect(cause({ code: 'failed', message: 'Missing host permission', url: 'https://example.org/' })).toBe(
      'injection',
    );
  });

  it('is an injection failure if the page does not answer', () => {
    expect(cause({ code: 'unreachable', message: 'the page does not answer' })).toBe('injection');
  });
});
