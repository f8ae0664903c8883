import { beforeEach, expect, it, vi } from 'vitest';
import { canTakePresses, openPopup } from './action-button.ts';

const { action, runtime } = vi.hoisted(() => ({
  action: { openPopup: vi.fn<() => Promise<void>>(), setPopup: vi.fn<(details: object) => Promise<void>>() },
  runtime: { getURL: (path: string) => path, getContexts: vi.fn<() => Promise<readonly object[]>>() },
}));
vi.mock('./browser.ts', () => ({ default: { action, runtime } }));

const POPUP = 'src/popup/index.html';
const TAB = 7;

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  action.openPopup.mockReset().mockResolvedValue();
  action.setPopup.mockReset().mockResolvedValue();
  runtime.getContexts.mockReset().mockResolvedValue([]);
});

it('opens the popup over a tab, with or without a reading by the background', async () => {
  expect(await openPopup(TAB, true)).toBe(true);
  expect(await openPopup(TAB)).toBe(true);
  expect(action.setPopup.mock.calls).toEqual([
    [{ tabId: TAB, popup: `${POPUP}?tab=7` }],
    [{ tabId: TAB, popup: POPUP }],
  ]);
});

it('counts a popup as opened that is open already, or that the user closed while it loaded', async () => {
  action.openPopup.mockRejectedValue(new Error('Could not find an active browser window.'));
  runtime.getContexts.mockResolvedValue([{}]);
  expect(await openPopup(TAB, true)).toBe(true);
  runtime.getContexts.mockResolvedValue([]);
  expect(await openPopup(TAB, true)).toBe(false);
  expect(reportError).toHaveBeenCalledOnce();
  action.openPopup.mockRejectedValue(new Error('Failed to open popup.'));
  expect(await openPopup(TAB, true)).toBe(true);
});

it('takes no presses in Firefox and where the background cannot open a popup', () => {
  expect(canTakePresses()).toBe(true);
  Object.assign(runtime, { getBrowserInfo: () => undefined });
  expect(canTakePresses()).toBe(false);
  delete (runtime as { getBrowserInfo?: unknown }).getBrowserInfo;
  Object.assign(action, { openPopup: undefined });
  expect(canTakePresses()).toBe(false);
});
