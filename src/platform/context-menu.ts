import type { Manifest } from 'webextension-polyfill';
import browser from './browser.ts';
import { report } from './report.ts';
import { translate } from './translate.ts';

/** The types describe Firefox, where this permission cannot be optional. */
const PERMISSION = 'contextMenus' as string as Manifest.OptionalPermission;
const WANTED = { permissions: [PERMISSION] };
const READ_PAGE = 'read-page';

/** True if this browser can give the permission for the context menu after the installation. Firefox cannot. */
export function canHaveContextMenu(): boolean {
  return browser.runtime.getManifest().optional_permissions?.includes(PERMISSION) ?? false;
}

/** True if the context menu of pages has Winnow's entry. */
export function hasContextMenu(): Promise<boolean> {
  return browser.permissions.contains(WANTED);
}

/**
 * Asks for the permission, or gives it back. Call it from a click or a key press. Resolves to the state after it; the
 * background adds the entry.
 */
export async function setContextMenu(isOn: boolean): Promise<boolean> {
  if (isOn) return browser.permissions.request(WANTED);
  // The browser does not remove the entries with the permission.
  await menus()?.removeAll();
  return !(await browser.permissions.remove(WANTED));
}

/** Calls back when the permission is given or removed, also in the browser's own settings. Returns how to stop. */
export function watchContextMenu(callback: () => void): () => void {
  const { onAdded, onRemoved } = browser.permissions;
  onAdded.addListener(callback);
  onRemoved.addListener(callback);
  return () => {
    onAdded.removeListener(callback);
    onRemoved.removeListener(callback);
  };
}

/**
 * Keeps the entry in the context menu of pages while Winnow has the permission. Calls back with the tab when the user
 * chooses it, which gives access to that tab. Call it as soon as the background starts.
 */
export function onReadPage(read: (tab: { readonly id: number; readonly url: string }) => void): void {
  const onClicked: Parameters<typeof browser.contextMenus.onClicked.addListener>[0] = ({ menuItemId }, tab) => {
    if (menuItemId === READ_PAGE && tab?.id !== undefined) read({ id: tab.id, url: tab.url ?? '' });
  };
  const start = (): void => {
    const api = menus();
    if (api === undefined) return;
    // Again, because the browser may have dropped the listener with an earlier permission.
    api.onClicked.removeListener(onClicked);
    api.onClicked.addListener(onClicked);
    // Removed first: the browser may have kept the entry of an earlier start.
    api
      .removeAll()
      .then(() => api.create({ id: READ_PAGE, title: translate('menu_read_page'), contexts: ['page'] }))
      .catch((cause: unknown) => {
        report('context-menu', cause);
      });
  };
  start();
  browser.permissions.onAdded.addListener(({ permissions }) => {
    if (permissions?.includes(PERMISSION)) start();
  });
}

/** The API exists only while Winnow has the permission. */
function menus(): typeof browser.contextMenus | undefined {
  return (browser as Partial<typeof browser>).contextMenus;
}
