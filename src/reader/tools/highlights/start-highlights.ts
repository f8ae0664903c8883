import type { Article } from '../../../article/article.ts';
import { loadHighlights } from '../../../platform/stores/kept-highlights.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { noteHighlightsKnown } from '../print/printed-highlights.ts';
import { actionForKey } from '../../toolbar/key-bindings.ts';
import { hasSelection } from './has-selection.ts';
import type { Highlighter } from './highlighter.ts';

/**
 * Shows the highlights of an article, and offers to highlight what the user selects. Loads the code for that when the
 * article has highlights, or when text of it is selected. Handles the key for highlights where text is selected or the
 * caret is in a highlight. Returns a function that ends it.
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
  let highlighter: Highlighter | null = null;
  let isAsked = false;
  const start = (): void => {
    if (waiting.signal.aborted || signal.aborted) return;
    waiting.abort();
    import('./start-highlighter.tsx')
      .then(async ({ highlighterOf, endHighlighter }) => {
        if (signal.aborted) return;
        end = () => {
          endHighlighter(article);
        };
        highlighter = await highlighterOf(scroller, article, showStatus);
        if (isAsked) highlighter.add();
      })
      .catch((cause: unknown) => {
        logError('highlights', cause);
      });
  };
  const onSelect = (): void => {
    if (hasSelection(scroller)) start();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (actionForKey(event) !== 'highlight') return;
    if (hasSelection(scroller)) {
      start();
      // The key may be pressed before the code is loaded.
      if (highlighter === null) isAsked = true;
      else highlighter.add();
    } else if (highlighter?.editAtCaret() !== true) return;
    event.preventDefault();
  };
  document.addEventListener('selectionchange', onSelect, { signal: waiting.signal });
  // The text may have been selected before.
  onSelect();
  // In the capture phase, before the view, which shows the list for the same key.
  addEventListener('keydown', onKeyDown, { capture: true, signal });
  loadHighlights(article.url)
    .then((highlights) => {
      if (highlights.length > 0) start();
      else noteHighlightsKnown();
    })
    .catch((cause: unknown) => {
      logError('load-highlights', cause);
    });
  return () => {
    waiting.abort();
    ending.abort();
    end();
  };
}
