import { beforeEach, expect, it, vi } from 'vitest';
import { fail, succeed, type Reply } from '../platform/messages/protocol.ts';
import { openSelection, toggleReader } from './open-reader.ts';

const TAB = { id: 5, url: 'https://a.example/story' };
const REFUSED = fail('injection', 'Cannot access contents of the page.');

const { tab, openPopup, openNextTo } = vi.hoisted(() => ({
  tab: {
    callInjected: vi.fn<(id: number, script: string, call: string) => Promise<Reply<unknown>>>(),
    callTab: vi.fn<() => Promise<Reply<unknown>>>(),
  },
  openPopup: vi.fn<(tabId: number) => Promise<boolean>>(),
  openNextTo: vi.fn<() => Promise<void>>(),
}));
vi.mock('../platform/reading/call-tab.ts', () => ({ ...tab, SILENCE_TIMEOUT: 0 }));
vi.mock('../platform/browser/action-button.ts', () => ({ openPopup }));
vi.mock('../platform/browser/log-error.ts', () => ({ logError: vi.fn<() => void>() }));
vi.mock('../platform/browser/pages.ts', () => ({
  extensionPageAt: () => null,
  readerFrameUrl: () => 'frame',
  readerTabUrl: () => 'tab',
}));
vi.mock('../platform/browser/tabs.ts', () => ({ openNextTo }));
vi.mock('../platform/messages/tickets.ts', () => ({
  issueTicket: () => Promise.resolve('token'),
  revokeOverlayTicket: () => Promise.resolve(true),
}));
vi.mock('../platform/stores/closed-pages.ts', () => ({}));
vi.mock('../platform/stores/stored-readings.ts', () => ({ storeOptions: () => Promise.resolve() }));

/** The calls to the overlay's script that showed the reader. */
const shown = () => tab.callInjected.mock.calls.filter(([, , call]) => call === 'show').length;

beforeEach(() => {
  tab.callInjected
    .mockReset()
    .mockImplementation((_, __, call) => Promise.resolve(call === 'show' ? succeed('shown') : REFUSED));
  tab.callTab.mockReset().mockResolvedValue(succeed('hidden'));
  openPopup.mockReset().mockResolvedValue(true);
  openNextTo.mockReset();
});

it.each([
  ['the shortcut', () => toggleReader(TAB)],
  ['the choice of a selection', () => openSelection(TAB)],
])('opens the reader after %s, also if the access of the press arrives a moment later', async (_, press) => {
  tab.callTab.mockResolvedValueOnce(REFUSED).mockResolvedValueOnce(REFUSED);
  await press();
  expect(shown()).toBe(1);
  expect(openPopup).not.toHaveBeenCalled();
});

it('opens the popup, which explains why, over a page that stays closed to scripts', async () => {
  tab.callTab.mockResolvedValue(REFUSED);
  await toggleReader(TAB);
  expect(tab.callTab.mock.calls.length).toBeGreaterThan(1);
  expect(shown()).toBe(0);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith(TAB.id);
});

it('does not wait for access where a press gives none', async () => {
  tab.callTab.mockResolvedValue(REFUSED);
  for (const url of ['', 'chrome://settings/']) await toggleReader({ ...TAB, url });
  expect(tab.callTab).toHaveBeenCalledTimes(2);
  expect(openPopup).toHaveBeenCalledTimes(2);
});

it('does not try again after another failure', async () => {
  tab.callTab.mockResolvedValue(fail('unreachable', 'the page does not answer'));
  await toggleReader(TAB);
  expect(tab.callTab).toHaveBeenCalledTimes(1);
  expect(openPopup).toHaveBeenCalledTimes(1);
});
