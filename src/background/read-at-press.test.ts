import { beforeEach, expect, it, vi } from 'vitest';
import type { PressedTab } from '../platform/browser/action-button.ts';
import type { ReadAnswer } from '../platform/messages/read-outcome.ts';
import type { PopupService } from '../platform/messages/serve-popups.ts';
import { refusedPopup } from '../platform/stores/refused-popup.ts';
import { fakeBrowser } from '../platform/testing/fake-browser.ts';
import { readAtPress } from './read-at-press.ts';

const TAB: PressedTab = { id: 7, url: 'https://mill.example/', windowId: 1 };
const ANSWER: ReadAnswer = { kind: 'not-article', reason: 'no-article', bestGuess: null };

const { button, servePopups, readTab, openInTab } = vi.hoisted(() => ({
  button: {
    canTakePresses: vi.fn<() => boolean>(),
    hasFocus: vi.fn<() => Promise<boolean>>(),
    onPress: vi.fn<(callback: (tab: PressedTab) => void) => void>(),
    openPopup: vi.fn<(tabId: number, isPressed?: boolean) => Promise<boolean>>(),
    takePresses: vi.fn<(isOn: boolean) => Promise<void>>(),
    takePressesOver: vi.fn<(tabId: number) => Promise<void>>(),
  },
  servePopups: vi.fn<(service: PopupService) => void>(),
  readTab: vi.fn<() => Promise<ReadAnswer>>(),
  openInTab: vi.fn<(tabId: number) => Promise<void>>(),
}));
vi.mock('../platform/browser/browser.ts', () => import('../platform/testing/fake-browser.ts'));
vi.mock('../platform/browser/action-button.ts', () => button);
vi.mock('../platform/messages/serve-popups.ts', () => ({ servePopups }));
vi.mock('../platform/reading/read-tab.ts', () => ({ readTab }));
vi.mock('./open-reader.ts', () => ({ openInTab }));

const answerFor = (tabId: number): Promise<ReadAnswer | null> | undefined =>
  servePopups.mock.lastCall?.[0].answerFor(tabId);

/** Lets the background listen, and returns how to press the button. */
async function listening(): Promise<(tab?: PressedTab) => void> {
  readAtPress();
  await vi.waitFor(() => {
    expect(button.takePresses).toHaveBeenCalledWith(true);
  });
  return (tab = TAB) => {
    button.onPress.mock.lastCall?.[0](tab);
  };
}

beforeEach(() => {
  fakeBrowser();
  vi.useRealTimers();
  for (const mock of [...Object.values(button), servePopups, readTab, openInTab]) mock.mockReset();
  button.canTakePresses.mockReturnValue(true);
  button.hasFocus.mockResolvedValue(true);
  button.openPopup.mockResolvedValue(true);
  for (const done of [button.takePresses, button.takePressesOver, openInTab]) done.mockResolvedValue();
  readTab.mockResolvedValue(ANSWER);
});

it('reads the tab while the popup opens, and gives the answer once', async () => {
  (await listening())();
  expect(readTab).toHaveBeenCalledOnce();
  expect(button.openPopup).toHaveBeenCalledWith(TAB.id, true);
  expect(await answerFor(TAB.id)).toEqual(ANSWER);
  expect(await answerFor(TAB.id)).toBeNull();
});

it('leaves the cause of an unreadable page to the popup, except for a silent one', async () => {
  const press = await listening();
  readTab.mockResolvedValueOnce({ kind: 'blocked', cause: 'no-access', detail: '' });
  press();
  expect(await answerFor(TAB.id)).toBeNull();
  const silent = { kind: 'blocked', cause: 'silent', detail: '' } as const;
  readTab.mockResolvedValueOnce(silent);
  press({ ...TAB, id: 8 });
  expect(await answerFor(8)).toEqual(silent);
});

it('ignores a second press while the popup opens', async () => {
  const press = await listening();
  press();
  press();
  expect(button.openPopup).toHaveBeenCalledOnce();
  expect(readTab).toHaveBeenCalledOnce();
});

it('forgets an answer for which no popup asks', async () => {
  const press = await listening();
  vi.useFakeTimers();
  press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answerFor(TAB.id)).toBeNull();
});

it('opens a tab where the browser refuses the popup, and leaves later presses to the browser', async () => {
  const press = await listening();
  button.openPopup.mockResolvedValue(false);
  press();
  await vi.waitFor(() => {
    expect(openInTab).toHaveBeenCalledWith(TAB.id);
  });
  expect(button.takePresses).toHaveBeenLastCalledWith(false);
  button.takePresses.mockClear();
  readAtPress();
  await refusedPopup.read();
  expect(button.takePresses).not.toHaveBeenCalled();
});

it('still takes presses after a popup that was refused because the window lost the focus', async () => {
  const press = await listening();
  button.openPopup.mockResolvedValue(false);
  button.hasFocus.mockResolvedValue(false);
  press();
  await vi.waitFor(() => {
    expect(openInTab).toHaveBeenCalledWith(TAB.id);
  });
  expect(await refusedPopup.read()).toBe(false);
});

it('takes presses over a tab again when its popup has closed', async () => {
  await listening();
  servePopups.mock.lastCall?.[0].onClosed(TAB.id);
  expect(button.takePressesOver).toHaveBeenCalledWith(TAB.id);
});

it('takes no popup away from a tab over which the button was pressed again', async () => {
  (await listening())();
  servePopups.mock.lastCall?.[0].onClosed(TAB.id);
  expect(button.takePressesOver).not.toHaveBeenCalled();
  await answerFor(TAB.id);
  servePopups.mock.lastCall?.[0].onClosed(TAB.id);
  expect(button.takePressesOver).toHaveBeenCalledWith(TAB.id);
});

it('does nothing where the browser opens the popup by itself', () => {
  button.canTakePresses.mockReturnValue(false);
  readAtPress();
  expect(button.onPress).not.toHaveBeenCalled();
  expect(button.takePresses).not.toHaveBeenCalled();
});
