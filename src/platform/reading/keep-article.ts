import browser from '../browser/browser.ts';
import { isPrivate } from '../browser/is-private.ts';
import type { Article } from '../../article/article.ts';
import type { Sender } from '../messages/messages.ts';
import type { KeepOutcome, KeepRequest } from '../messages/keep-request.ts';
import { loadPlace, progressAt } from '../stores/kept-places.ts';
import { keepInList } from '../stores/reading-list.ts';
import { readPicture } from './read-picture.ts';
import { errorText } from '../browser/log-error.ts';

/** Requests for pictures under way at the same time. */
const AT_ONCE = 4;
/** Characters of the pictures of one article. */
const MAX_CHARACTERS = 80_000_000;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Keeps an article of a tab on this machine, with its pictures. Keeps nothing of a private window. Never rejects. */
export async function keepArticle(
  tabId: number,
  sender: Pick<Sender, 'isPrivate'>,
  { article, text, pictures: addresses, isChosen = false }: KeepRequest,
): Promise<KeepOutcome> {
  const tab = await browser.tabs.get(tabId).catch(() => null); // The tab may be closed by now.
  // In Firefox one background serves private windows, too, with the same storage.
  if (sender.isPrivate || tab?.incognito === true || isPrivate())
    return { kind: 'not-kept', cause: 'private', detail: '' };
  const pictures = await readPictures(tabId, addresses);
  try {
    // A kept article has no tab that could fetch its next page.
    const kept: Mutable<Article> = { ...article };
    delete kept.pages;
    const place = await loadPlace(article.url);
    await keepInList({ article: kept, text, pictures, progress: place && progressAt(place), isChosen });
    return { kind: 'kept', missing: addresses.length - pictures.size };
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    return { kind: 'not-kept', cause: isFull ? 'full' : 'storage', detail: errorText(cause) };
  }
}

async function readPictures(tabId: number, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  const waiting = addresses.values();
  let characters = 0;
  const work = async (): Promise<void> => {
    for (const address of waiting) {
      const data = await readPicture(tabId, address);
      if (data === null || characters + data.length > MAX_CHARACTERS) continue;
      characters += data.length;
      pictures.set(address, data);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // They may have come in another order.
  return new Map(addresses.flatMap((address) => entryOf(pictures, address)));
}

function entryOf(pictures: ReadonlyMap<string, string>, address: string): readonly (readonly [string, string])[] {
  const data = pictures.get(address);
  return data === undefined ? [] : [[address, data]];
}
