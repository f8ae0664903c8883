import browser from './browser.ts';
import { activeTab } from './tabs.ts';

const POPUP = '_execute_action';
const TOGGLE = 'toggle-reader';

/** Names of commands in the manifest. */
export type CommandName = typeof POPUP | typeof TOGGLE;

export type Shortcut = {
  readonly name: CommandName;
  /** In the browser's notation for this system; '' if no keys are assigned. */
  readonly keys: string;
};

/** Absent on phones: Firefox for Android has no shortcuts. */
function commandsApi(): typeof browser.commands | undefined {
  return (browser as Partial<typeof browser>).commands;
}

/** True where the browser has shortcuts. */
export function canHaveShortcuts(): boolean {
  return commandsApi() !== undefined;
}

/**
 * The current shortcuts; none where the browser has no shortcuts. Browsers silently leave a suggested shortcut
 * unassigned if its keys are taken.
 */
export async function shortcuts(): Promise<readonly Shortcut[]> {
  const commands = await commandsApi()?.getAll();
  if (commands === undefined) return [];
  return ([POPUP, TOGGLE] as const).map((name) => ({
    name,
    keys: commands.find((command) => command.name === name)?.shortcut ?? '',
  }));
}

/** Opens the browser's page where users change shortcuts. */
export async function openShortcutSettings(): Promise<void> {
  // Firefox has a call for this and no address; Chromium has an address and no call.
  const commands = commandsApi() as { openShortcutSettings?: () => Promise<void> } | undefined;
  if (commands?.openShortcutSettings !== undefined) await commands.openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}

/** Calls back when the user presses the shortcut that turns the reader of a tab on or off. */
export function onToggleReader(toggle: (tab: { readonly id: number; readonly url: string }) => void): void {
  commandsApi()?.onCommand.addListener((command, tab) => {
    if (command !== TOGGLE) return;
    if (tab?.id !== undefined) toggle({ id: tab.id, url: tab.url ?? '' });
    else
      void activeTab().then((active) => {
        if (active !== null) toggle(active);
      });
  });
}
