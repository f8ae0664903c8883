import { beforeEach, expect, it, vi } from 'vitest';
import { EXTENSION_ID, fakeBrowser, ROOT } from '../testing/fake-browser.ts';
import { servePopups } from './serve-popups.ts';
import type { ReadAnswer } from './read-outcome.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const DELAY = 100;
const PRESSED = 'src/popup/index.html?tab=7';
const ANSWER: ReadAnswer = { kind: 'not-article', reason: 'no-article', bestGuess: null };

let closed: number[];
let answerFor: (tabId: number) => Promise<ReadAnswer | null>;
/** Opens a page that connects. `limit`: of the answers that the browser takes. */
let connect: (path: string, id?: string, limit?: number) => { close: () => void; messages: unknown[] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  const { runtime } = fakeBrowser();
  closed = [];
  answerFor = (tabId) => Promise.resolve(tabId === 7 ? ANSWER : null);
  servePopups({ answerFor: (tabId) => answerFor(tabId), onClosed: (tabId) => closed.push(tabId), delay: DELAY });
  connect = (path, id = EXTENSION_ID, limit = Infinity) => {
    const ends: (() => void)[] = [];
    const messages: unknown[] = [];
    runtime.onConnect.fire({
      sender: { id, url: ROOT + path },
      onDisconnect: { addListener: (end: () => void) => ends.push(end) },
      postMessage: (message: unknown) => {
        if (ends.length === 0) throw new Error('The port is closed.');
        if (JSON.stringify(message).length > limit) throw new Error('Message length exceeded maximum allowed length.');
        messages.push(message);
      },
    });
    const close = (): void => {
      for (const end of ends.splice(0)) end();
    };
    return { close, messages };
  };
});

it('gives a popup what was read for it', async () => {
  const { messages } = connect(PRESSED);
  await vi.advanceTimersByTimeAsync(0);
  expect(messages).toEqual(['heard', { answer: ANSWER }]);
});

it('lets the popup read by itself where the reading failed or is too large for a message', async () => {
  const large = connect(PRESSED, EXTENSION_ID, 20);
  await vi.advanceTimersByTimeAsync(0);
  answerFor = () => Promise.reject(new Error('The page is gone.'));
  const failed = connect(PRESSED);
  await vi.advanceTimersByTimeAsync(0);
  const expected = ['heard', { answer: null }];
  expect([large.messages, failed.messages]).toEqual([expected, expected]);
  expect(reportError).toHaveBeenCalledTimes(2);
});

it('reports the tab of a closed popup after the delay, and no error', async () => {
  connect(PRESSED).close();
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([7]);
  expect(reportError).not.toHaveBeenCalled();
});

it('does not report a popup that is open again', async () => {
  connect(PRESSED).close();
  const { close } = connect(PRESSED);
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(closed).toEqual([]);
  close();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(closed).toEqual([7]);
});

it('ignores popups that the browser opened, other pages and other extensions', async () => {
  const others = [
    connect('src/popup/index.html'),
    connect('src/reader/index.html?tab=7'),
    connect(PRESSED, 'other-id'),
  ];
  for (const { close } of others) close();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(others.flatMap(({ messages }) => messages)).toEqual([]);
  expect(closed).toEqual([]);
});
