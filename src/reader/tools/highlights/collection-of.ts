import type { Article } from '../../../article/article.ts';
import { storeUnlessPrivate } from '../../../platform/messages/ask-background.ts';
import { loadHighlights, watchHighlights } from '../../../platform/stores/kept-highlights.ts';
import { errorText, logError } from '../../../platform/browser/log-error.ts';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { ToolContext } from '../../context/tool.ts';
import { type Collection, makeCollection } from './collection.ts';

type View = Pick<ToolContext, 'scroller' | 'showStatus'>;

/** Of each view, by the address of the article. They are kept as long as the view, so that steps can be undone. */
const known = new WeakMap<ToolContext['scroller'], Map<string, Promise<Collection>>>();

/** The highlights of an article. Private windows have them in memory only. Never rejects. */
export function collectionOf(article: Article, view: View): Promise<Collection> {
  const { url } = article;
  const ofView = known.get(view.scroller) ?? new Map<string, Promise<Collection>>();
  known.set(view.scroller, ofView);
  const opened = ofView.get(url) ?? open(article, view);
  ofView.set(url, opened);
  return opened;
}

async function open({ url, title, lang, dir }: Article, { showStatus }: View): Promise<Collection> {
  const initial = await loadHighlights(url).catch((cause: unknown) => {
    logError('load-highlights', cause);
    showStatus(translate('highlight_not_stored', errorText(cause)));
    return [];
  });
  /** Number of changes that are being stored. Until they are, entries from the storage are older than those shown. */
  let pending = 0;
  const collection = makeCollection(initial, (id, highlight) => {
    pending++;
    storeUnlessPrivate('store/highlight', { url, id, highlight, article: { title, lang, dir } })
      .catch((cause: unknown) => {
        showStatus(translate('highlight_not_stored', errorText(cause)));
      })
      .finally(() => pending--);
  });
  if (!isPrivate())
    watchHighlights(url, (entries) => {
      if (pending === 0) collection.replace(entries);
    });
  return collection;
}
