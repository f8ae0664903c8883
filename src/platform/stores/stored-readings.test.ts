import { beforeEach, expect, it, vi } from 'vitest';
import { fieldsOf, loadOptions, loadReading, storeOptions, storeReading } from './stored-readings.ts';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser.ts';
import { claimTicket, issueTicket, rememberPage, revokeTicketsOf } from '../messages/tickets.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

it('keeps the latest reading of a token, in memory only', async () => {
  await storeReading('a', 'first');
  await storeReading('a', 'second');
  expect(await loadReading('a')).toBe('second');
  expect(await loadReading('b')).toBeNull();
  expect([browser.storage.local.items.size, browser.storage.sync.items.size]).toEqual([0, 0]);
});

it('is stored before the caller goes on, as the tab may reload then', async () => {
  const writing = storeReading('a', 'text');
  expect(await loadReading('a')).toBe('text');
  await writing;
});

it('makes room and stores again if there is no room for the first write', async () => {
  await storeReading('a', 'a'.repeat(2_000_000));
  const { session } = browser.storage;
  const set = session.set.bind(session);
  session.set = (items) => (session.items.has('reading:a') ? Promise.reject(new Error('full')) : set(items));
  await storeReading('b', 'b'.repeat(2_000_000));
  expect([await loadReading('a'), (await loadReading('b'))?.length]).toEqual([null, 2_000_000]);
});

it('gives the options that another view left, or none', async () => {
  await storeOptions('a', { algorithm: 'bte' });
  await storeOptions('b', undefined);
  expect(await loadOptions('a')).toEqual({ algorithm: 'bte' });
  expect(await loadOptions('b')).toEqual({});
});

it.each(['{', 'null', '[1]', '{"options":7}'])(
  'gives no options where the stored text is damaged: %s',
  async (text) => {
    await storeReading('a', text);
    expect(await loadOptions('a')).toEqual({});
    expect(fieldsOf(text)).toBeInstanceOf(Object);
  },
);

it('removes the oldest readings when there are too many, and stores none that is too large', async () => {
  vi.useFakeTimers();
  for (const token of ['a', 'b', 'c', 'd']) {
    vi.advanceTimersByTime(1000);
    await storeReading(token, token.repeat(1_000_000));
  }
  vi.useRealTimers();
  expect(await loadReading('a')).toBeNull();
  expect(await loadReading('b')).not.toBeNull();
  await storeReading('d', 'd'.repeat(3_000_001));
  expect(await loadReading('d')).toBeNull();
});

it('stays in the tab of a private window, of which nothing reaches the shared storage', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  browser.extension.inIncognitoContext = true;
  const token = await issueTicket('tab', 7);
  await rememberPage(token, 'https://example.org/secret');
  await storeReading(token, 'text of secret');
  expect(await loadReading(token)).toBe('text of secret');
  expect(JSON.stringify([...browser.storage.session.items])).not.toContain('secret');
  await storeReading(token, 'd'.repeat(3_000_001));
  expect(await loadReading(token)).toBeNull();
  vi.unstubAllGlobals();
});

it('is gone when the reader tab closes', async () => {
  const token = await issueTicket('tab', 7);
  await claimTicket(token, { page: 'reader', tabId: 8, frameId: 0, documentId: 'A', isPrivate: false });
  await storeReading(token, 'text');
  await revokeTicketsOf(8);
  expect(browser.storage.session.items.size).toBe(0);
});
