import { beforeEach, expect, it, vi } from 'vitest';
import { canTakePresses, hasFocus, openPopup } from './action-button.ts';

const { action, api, runtime } = vi.hoisted(() => ({
  api: {} as { windows?: { get: (id: number) => Promise<{ focused: boolean }> } },
  action: { openPopup: vi.fn<() => Promise<void>>(), setPopup: vi.fn<(details: object) => Promise<void>>() },
  runtime: { getURL: (path: string) => path, getContexts: vi.fn<() => Promise<readonly object[]>>() },
}));
vi.mock('./browser.ts', () => ({ default: Object.assign(api, { action, runtime }) }));

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

it('takes a window as focused only where the browser has windows and says so', async () => {
  expect(await hasFocus(1)).toBe(false);
  api.windows = { get: (id) => Promise.resolve({ focused: id === 1 }) };
  expect(await hasFocus(1)).toBe(true);
  expect(await hasFocus(2)).toBe(false);
  expect(await hasFocus(undefined)).toBe(false);
});

it('takes no presses in Firefox and where the background cannot open a popup', () => {
  expect(canTakePresses()).toBe(true);
  Object.assign(runtime, { getBrowserInfo: () => undefined });
  expect(canTakePresses()).toBe(false);
  delete (runtime as { getBrowserInfo?: unknown }).getBrowserInfo;
  Object.assign(action, { openPopup: undefined });
  expect(canTakePresses()).toBe(false);
});
