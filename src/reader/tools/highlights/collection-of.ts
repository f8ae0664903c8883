import { storeUnlessPrivate } from '../../../platform/messages/ask-background.ts';
import { loadHighlights, watchHighlights } from '../../../platform/stores/kept-highlights.ts';
import { errorText, logError } from '../../../platform/browser/log-error.ts';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { type Collection, makeCollection } from './collection.ts';

/** By the address of the article. They are kept as long as the view, so that steps can be undone. */
const known = new Map<string, Promise<Collection>>();

/** Shows a message; set by the view. */
let showProblem: (text: string) => void = () => undefined;

/** Sets how a failure of the storage is shown. */
export function showStorageProblems(show: (text: string) => void): void {
  showProblem = show;
}

/** The highlights of the article at an address. Private windows have them in memory only. Never rejects. */
export function collectionOf(url: string): Promise<Collection> {
  const opened = known.get(url) ?? open(url);
  known.set(url, opened);
  return opened;
}

async function open(url: string): Promise<Collection> {
  const initial = await loadHighlights(url).catch((cause: unknown) => {
    logError('load-highlights', cause);
    showProblem(translate('highlight_not_stored', errorText(cause)));
    return [];
  });
  /** Number of changes that are being stored. Until they are, entries from the storage are older than those shown. */
  let pending = 0;
  const collection = makeCollection(initial, (id, highlight) => {
    pending++;
    storeUnlessPrivate('store/highlight', { url, id, highlight })
      .catch((cause: unknown) => {
        showProblem(translate('highlight_not_stored', errorText(cause)));
      })
      .finally(() => pending--);
  });
  if (!isPrivate())
    watchHighlights(url, (entries) => {
      if (pending === 0) collection.replace(entries);
    });
  return collection;
}
