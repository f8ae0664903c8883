import { pageDigest } from '../browser/page-of.ts';
import { session } from './areas.ts';
import { family } from './store.ts';

/** Most pages that are remembered for a tab; more than a user closes the reader on. */
const MAX_PAGES = 100;

/** Digests of addresses by tab. */
const closed = family<readonly unknown[]>('closed:', {
  area: session,
  parse: (pages) => (Array.isArray(pages) ? pages : []),
});

/** Remembers that the user closed the reader on a page, so that it does not open there by itself in this tab. */
export async function rememberClosed(tabId: number, url: string): Promise<void> {
  const page = await pageDigest(url);
  await closed.update(String(tabId), (pages) => (pages.includes(page) ? pages : [...pages, page].slice(-MAX_PAGES)));
}

/** True if the user closed the reader on this page in this tab. */
export async function wasClosed(tabId: number, url: string): Promise<boolean> {
  return (await closed.read(String(tabId))).includes(await pageDigest(url));
}

/** Forgets the pages of a closed tab. */
export async function forgetClosed(tabId: number): Promise<void> {
  // At once: the background of private windows ends with the last of them.
  await closed.put(new Map([[String(tabId), undefined]]));
}

/** Keeps the pages of a tab that gets another id. */
export async function renameClosed(from: number, to: number): Promise<void> {
  await closed.updateAll((now) => {
    const pages = now.get(String(from));
    return new Map(
      pages && [
        [String(to), pages],
        [String(from), undefined],
      ],
    );
  });
}
