import { beforeEach, expect, it, vi } from 'vitest';
import { EXTENSION_ID, fakeBrowser, ROOT } from '../testing/fake-browser.ts';
import { onPopupClosed } from './open-popups.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const DELAY = 100;
const PRESSED = 'src/popup/index.html?tab=7';
let closed: number[];
let connect: (path: string, id?: string) => () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const { runtime } = fakeBrowser();
  closed = [];
  onPopupClosed((tabId) => closed.push(tabId), DELAY);
  connect = (path, id = EXTENSION_ID) => {
    const ends: (() => void)[] = [];
    const onDisconnect = { addListener: (end: () => void) => ends.push(end) };
    runtime.onConnect.fire({ sender: { id, url: ROOT + path }, onDisconnect });
    return () => {
      for (const end of ends) end();
    };
  };
});

it('reports the tab of a closed popup after the delay', () => {
  connect(PRESSED)();
  expect(closed).toEqual([]);
  vi.advanceTimersByTime(DELAY);
  expect(closed).toEqual([7]);
});

it('does not report a popup that is open again', () => {
  connect(PRESSED)();
  const close = connect(PRESSED);
  vi.advanceTimersByTime(DELAY);
  expect(closed).toEqual([]);
  close();
  vi.advanceTimersByTime(DELAY);
  expect(closed).toEqual([7]);
});

it('ignores popups that the browser opened, other pages and other extensions', () => {
  connect('src/popup/index.html')();
  connect('src/reader/index.html?tab=7')();
  connect(PRESSED, 'other-id')();
  vi.advanceTimersByTime(DELAY);
  expect(closed).toEqual([]);
});
