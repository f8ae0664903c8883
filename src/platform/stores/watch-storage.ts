import browser from '../browser/browser.ts';

/** What changed, by key; a removed item has no new value. */
export type Changes = Readonly<Record<string, { readonly newValue?: unknown }>>;

/** Calls back after every change of the storage, in any view and on any device. Returns how to stop. */
export function watchStorage(onChange: (changes: Changes, area: string) => void): () => void {
  browser.storage.onChanged.addListener(onChange);
  return () => {
    browser.storage.onChanged.removeListener(onChange);
  };
}
