/** What the tests themselves ask of the browser from inside the extension. */
declare namespace chrome {
  type Tab = { readonly id?: number; readonly url?: string };
  const tabs: { query(what: object): Promise<Tab[]> };
  const commands: {
    getAll(): Promise<{ name?: string; shortcut?: string }[]>;
    readonly onCommand: { dispatch(name: string, tab: Tab | undefined): void };
  };
  const action: { openPopup(): Promise<void> };
  const permissions: { getAll(): Promise<{ permissions?: string[]; origins?: string[] }> };
  const runtime: { getURL(path: string): string };
  /** Only on chrome://extensions. */
  const developerPrivate: {
    updateProfileConfiguration(what: { inDeveloperMode: boolean }): Promise<void>;
    updateExtensionConfiguration(what: { extensionId: string; fileAccess: boolean }): Promise<void>;
  };
  namespace storage {
    type Area = { set(items: object): Promise<void>; clear(): Promise<void>; get(): Promise<Record<string, unknown>> };
    const sync: Area;
    const local: Area;
    const session: Area;
  }
}
