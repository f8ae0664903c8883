import browser from './browser.ts';
import { errorText, logError } from './log-error.ts';
import { popupPath } from './pages.ts';

/** Chromium's error for a popup that was closed before it had loaded. */
const CLOSED_EARLY = /failed to open popup/i;

/**
 * True where a press can reach the background, which then opens the popup: in Chromium from version 127 on. Firefox
 * opens a popup so fast that the background gains nothing.
 */
export function canTakePresses(): boolean {
  const { openPopup } = browser.action as Partial<typeof browser.action>;
  return openPopup !== undefined && !('getBrowserInfo' in browser.runtime);
}

/** Lets presses of the toolbar button reach the background, or the browser open the popup by itself. */
export async function takePresses(isOn: boolean): Promise<void> {
  await browser.action.setPopup({ popup: isOn ? '' : popupPath() });
}

/** A tab over which the button is pressed. Its url is '' if the browser hides it. */
export type PressedTab = { readonly id: number; readonly url: string; readonly windowId: number | undefined };

/** Calls back when the button is pressed. */
export function onPress(callback: (tab: PressedTab) => void): void {
  browser.action.onClicked.addListener(({ id, url = '', windowId }) => {
    if (id !== undefined) callback({ id, url, windowId });
  });
}

/**
 * Opens the popup over a tab. While it is open the browser handles presses by itself, so that one closes it.
 * `isPressed`: the background reads the tab meanwhile. False if the browser refuses.
 */
export async function openPopup(tabId: number, isPressed = false): Promise<boolean> {
  try {
    if (canTakePresses()) await browser.action.setPopup({ tabId, popup: popupPath(isPressed ? tabId : null) });
    await browser.action.openPopup();
    return true;
  } catch (cause) {
    if (CLOSED_EARLY.test(errorText(cause)) || (await isPopupOpen())) return true;
    logError('open-popup', cause);
    return false;
  }
}

/** True if a popup of the extension is open, for example after a second press. */
async function isPopupOpen(): Promise<boolean> {
  const { getContexts } = browser.runtime as Partial<typeof browser.runtime>;
  const popups = await getContexts?.({ contextTypes: ['POPUP'] });
  return popups !== undefined && popups.length > 0;
}

/** True if this window has the focus. The browser opens no popup in any other. Firefox for Android has no windows. */
export async function hasFocus(windowId: number | undefined): Promise<boolean> {
  const { windows } = browser as Partial<typeof browser>;
  return windowId !== undefined && (await windows?.get(windowId))?.focused === true;
}

/** Lets presses over a tab reach the background again after its popup has closed. */
export async function takePressesOver(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: '' });
}
