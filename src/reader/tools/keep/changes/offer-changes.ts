import { isPrivate } from '../../../../platform/browser/is-private.ts';
import { logError } from '../../../../platform/browser/log-error.ts';
import { askBackground } from '../../../../platform/messages/ask-background.ts';
import type { StartTool } from '../../../context/tool.ts';
import { isChosen } from '../is-chosen.ts';

/** Offers to show what has changed since the article was kept. */
export const offerChanges: StartTool = (context, scroller) => {
  const { article, host, reading } = context;
  const ending = new AbortController();
  const { signal } = ending;
  const offer = async (): Promise<void> => {
    if (host.isKept === true || isPrivate() || isChosen(reading.options)) return;
    const copy = await askBackground('keep/copy', { url: article.url });
    // Another algorithm finds another text in the same page.
    if (copy === null || copy.article.algorithm !== article.algorithm) return;
    if (copy.article.content === article.content || signal.aborted) return;
    const { startChanges } = await import('./start-changes.tsx');
    if (!signal.aborted) startChanges(context, scroller, copy, signal);
  };
  offer().catch((cause: unknown) => {
    // The article is as good without it.
    logError('kept-copy', cause);
  });
  return () => {
    ending.abort();
  };
};
