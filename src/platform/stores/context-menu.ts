import type { Manifest, Menus } from 'webextension-polyfill';
import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { watchPermissions } from '../browser/site-access.ts';
import { translate } from '../browser/translate.ts';
import { local } from './areas.ts';
import { inTurn } from './in-turn.ts';
import { item } from './store.ts';

/** The types describe Firefox, where this permission cannot be optional. */
const PERMISSION = 'contextMenus' as string as Manifest.OptionalPermission;
const WANTED = { permissions: [PERMISSION] };

/** The entries: on a page, on selected text, on a link. */
export const MENU_ENTRIES = ['page', 'selection', 'link'] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/** The entries that are on. Not synced, because the permission is not. */
const stored = item<readonly MenuEntry[]>('menuEntries', {
  area: local,
  parse: (entries) => MENU_ENTRIES.filter((entry) => Array.isArray(entries) && entries.includes(entry)),
});

/** Pages with something to read; Winnow's own pages have no such entry. */
const READABLE = ['http://*/*', 'https://*/*', 'file:///*'];
const LINKS = ['http://*/*', 'https://*/*'];

const idOf = (entry: MenuEntry): string => `read-${entry}`;

/** True if this browser can give the permission for the context menu after the installation. Firefox cannot. */
export function canHaveContextMenu(): boolean {
  return browser.runtime.getManifest().optional_permissions?.includes(PERMISSION) ?? false;
}

/** The entries that the context menu has. */
export async function menuEntries(): Promise<readonly MenuEntry[]> {
  if (!(await browser.permissions.contains(WANTED))) return [];
  return stored.read();
}

/**
 * Sets the entries. Asks for the permission if there is to be one, else gives it back. Call it from a click or a key
 * press. Resolves to the entries after it; the background shows them.
 */
export async function setMenuEntries(wanted: readonly MenuEntry[]): Promise<readonly MenuEntry[]> {
  if (wanted.length > 0) {
    if (await browser.permissions.request(WANTED)) await stored.update(() => wanted);
    return menuEntries();
  }
  // The browser does not remove the entries with the permission.
  await menus()?.removeAll();
  await browser.permissions.remove(WANTED);
  await stored.update(() => undefined);
  return menuEntries();
}

/** Calls back when the entries or the permission change, also in the browser's own settings. Returns how to stop. */
export function watchContextMenu(callback: () => void): () => void {
  const stops = [stored.watch(callback), watchPermissions(callback)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the user chose, and the tab. A choice gives access to the tab, but not to the page behind a link. */
export type MenuChoice = {
  readonly entry: MenuEntry;
  readonly tab: { readonly id: number; readonly url: string };
  /** Address of the link; '' for another entry. */
  readonly link: string;
};

/**
 * Keeps the entries in the context menu while Winnow has the permission, and calls back when the user chooses one. Call
 * it as soon as the background starts.
 */
export function onMenuChoice(choose: (choice: MenuChoice) => void): void {
  const onClicked = ({ menuItemId, linkUrl = '' }: Menus.OnClickData, tab?: { id?: number; url?: string }): void => {
    const entry = MENU_ENTRIES.find((one) => idOf(one) === menuItemId);
    if (entry === undefined || tab?.id === undefined) return;
    choose({ entry, tab: { id: tab.id, url: tab.url ?? '' }, link: entry === 'link' ? linkUrl : '' });
  };
  const update = (): void => {
    const api = menus();
    if (api === undefined) return;
    // Again, because the browser may have dropped the listener with an earlier permission.
    api.onClicked.removeListener(onClicked);
    api.onClicked.addListener(onClicked);
    inTurn('context-menu', show).catch((cause: unknown) => {
      logError('context-menu', cause);
    });
  };
  update();
  watchContextMenu(update);
}

/** Shows exactly the entries that are on. The browser may have kept those of an earlier start. */
async function show(): Promise<void> {
  const api = menus();
  if (api === undefined) return;
  const entries = await menuEntries();
  await api.removeAll();
  for (const entry of entries)
    api.create({
      id: idOf(entry),
      title: translate(`entry_${entry}`),
      contexts: [entry],
      ...(entry === 'link' ? { targetUrlPatterns: LINKS } : { documentUrlPatterns: READABLE }),
    });
}

/** The API exists only while Winnow has the permission. */
function menus(): typeof browser.contextMenus | undefined {
  return (browser as Partial<typeof browser>).contextMenus;
}
