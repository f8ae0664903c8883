import type { Article } from '../../article.ts';
import { loadHighlights } from '../../platform/kept-highlights.ts';
import { report } from '../../platform/report.ts';

/**
 * Shows the highlights of an article, and offers to highlight what the user selects. Loads the code for that when the
 * article has highlights, or when text of it is selected. Returns a function that ends it.
 */
export function startHighlights(
  scroller: HTMLElement,
  article: Article,
  showStatus: (text: string) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new AbortController();
  let end = (): void => undefined;
  const start = (): void => {
    if (waiting.signal.aborted || signal.aborted) return;
    waiting.abort();
    import('./session.tsx')
      .then(async ({ sessionOf, endSession }) => {
        if (signal.aborted) return;
        end = () => {
          endSession(article);
        };
        await sessionOf(scroller, article, showStatus);
      })
      .catch((cause: unknown) => {
        report('highlights', cause);
      });
  };
  const onSelect = (): void => {
    const selection = getSelection();
    if (selection?.isCollapsed === false && scroller.contains(selection.anchorNode)) start();
  };
  document.addEventListener('selectionchange', onSelect, { signal: waiting.signal });
  loadHighlights(article.url)
    .then((highlights) => {
      if (highlights.length > 0) start();
    })
    .catch((cause: unknown) => {
      report('load-highlights', cause);
    });
  return () => {
    waiting.abort();
    ending.abort();
    end();
  };
}
