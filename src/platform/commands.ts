import browser from 'webextension-polyfill';
import { report } from './report.ts';
import { activeTab } from './tabs.ts';

const POPUP = '_execute_action';
const TOGGLE = 'toggle-reader';

/** Names as the manifest has them. */
export type CommandName = typeof POPUP | typeof TOGGLE;

export type Shortcut = {
  readonly name: CommandName;
  /** As the browser writes it for this system, '' where none is assigned. */
  readonly keys: string;
};

/** The shortcuts as they are now: browsers leave a suggested one unassigned, without a word, where the keys are taken. */
export async function shortcuts(): Promise<readonly Shortcut[]> {
  const commands = await browser.commands.getAll();
  return ([POPUP, TOGGLE] as const).map((name) => ({
    name,
    keys: commands.find((command) => command.name === name)?.shortcut ?? '',
  }));
}

/** Calls back when the person asks to turn the reader of a tab on or off by the keyboard. */
export function onToggleReader(toggle: (tab: { readonly id: number; readonly url: string }) => void): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command !== TOGGLE) return;
    if (tab?.id !== undefined) toggle({ id: tab.id, url: tab.url ?? '' });
    else
      void activeTab().then((active) => {
        if (active !== null) toggle(active);
      });
  });
}

/** Opens the popup, which explains what stands in the way; false where the browser does not let it open by itself. */
export async function openPopup(): Promise<boolean> {
  try {
    await browser.action.openPopup();
    return true;
  } catch (cause) {
    report('open-popup', cause);
    return false;
  }
}
