/** The parts of the extension API that the tests call inside the extension. */
declare namespace chrome {
  type Tab = { readonly id?: number; readonly url?: string; readonly windowId?: number };
  const tabs: {
    query(what: object): Promise<Tab[]>;
    get(id: number): Promise<Tab>;
    update(id: number, changes: { active: boolean }): Promise<unknown>;
    discard(id: number): Promise<Tab | undefined>;
  };
  const commands: {
    getAll(): Promise<{ name?: string; shortcut?: string }[]>;
    readonly onCommand: { dispatch(name: string, tab: Tab | undefined): void };
  };
  const windows: { create(what: { incognito: boolean; url: string } | { tabId: number }): Promise<unknown> };
  const action: {
    openPopup(): Promise<void>;
    getPopup(of: { tabId: number }): Promise<string>;
    setPopup(what: { tabId?: number; popup: string }): Promise<void>;
  };
  type Permissions = { permissions?: string[]; origins?: string[] };
  const permissions: { getAll(): Promise<Permissions>; remove(what: Permissions): Promise<boolean> };
  const scripting: { getRegisteredContentScripts(): Promise<unknown[]> };
  /** Exists only with the optional permission. */
  const contextMenus: {
    update(id: string, changes: object): Promise<void>;
    readonly onClicked: { dispatch(info: { menuItemId: string; linkUrl?: string }, tab: Tab | undefined): void };
  };
  const i18n: { getMessage(key: string): string };
  const runtime: {
    getURL(path: string): string;
    sendMessage(message: object): Promise<unknown>;
    reload(): void;
  };
  /** Exists on chrome://extensions only. */
  const developerPrivate: {
    updateProfileConfiguration(what: { inDeveloperMode: boolean }): Promise<void>;
    updateExtensionConfiguration(what: {
      extensionId: string;
      fileAccess?: boolean;
      incognitoAccess?: boolean;
    }): Promise<void>;
  };
  namespace storage {
    type Area = { set(items: object): Promise<void>; clear(): Promise<void>; get(): Promise<Record<string, unknown>> };
    const sync: Area;
    const local: Area;
    const session: Area;
  }
}
