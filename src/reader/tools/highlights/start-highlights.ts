import { loadHighlights } from '../../../platform/stores/kept-highlights.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { StartTool } from '../../context/tool.ts';
import { hasSelection } from './has-selection.ts';
import { HIGHLIGHT } from './highlight-key.ts';
import type { Highlighter } from './highlighter.ts';

/**
 * Shows the highlights of an article, and offers to highlight what the user selects. Loads the code for that when the
 * article has highlights, or when text of it is selected. Handles the key for highlights where text is selected or the
 * caret is in a highlight. Returns a function that ends it.
 */
const startHighlights: StartTool = (context, scroller) => {
  const { article, handleKey, ownNotes } = context;
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new AbortController();
  let end = (): void => undefined;
  let highlighter: Highlighter | null = null;
  let isAsked = false;
  const start = (): void => {
    if (waiting.signal.aborted || signal.aborted) return;
    waiting.abort();
    import('./highlighter-of.ts')
      .then(async ({ highlighterOf, endHighlighter }) => {
        if (signal.aborted) return;
        end = () => {
          endHighlighter(context);
        };
        highlighter = await highlighterOf(context);
        if (isAsked) highlighter.add();
        if (context.host.highlight !== undefined)
          goWhenFound(highlighter, context.host.highlight, signal, () => {
            context.showStatus(translate('highlight_not_found'));
          });
      })
      .catch((cause: unknown) => {
        logError('highlights', cause);
      });
  };
  const onSelect = (): void => {
    if (hasSelection(scroller)) start();
  };
  const highlight = (): boolean => {
    if (!hasSelection(scroller)) return highlighter?.editAtCaret() === true;
    start();
    // The key may be pressed before the code is loaded.
    if (highlighter === null) isAsked = true;
    else highlighter.add();
    return true;
  };
  document.addEventListener('selectionchange', onSelect, { signal: waiting.signal });
  // The text may have been selected before.
  onSelect();
  const endKey = handleKey({ key: HIGHLIGHT, run: highlight });
  loadHighlights(article.url)
    .then((highlights) => {
      if (highlights.length > 0) start();
      else ownNotes.setKnown();
    })
    .catch((cause: unknown) => {
      logError('load-highlights', cause);
    });
  return () => {
    waiting.abort();
    ending.abort();
    endKey();
    end();
  };
};

/** Goes to a highlight as soon as its words are found in the text, or calls `onGone` if they are not there. */
function goWhenFound(highlighter: Highlighter, id: string, signal: AbortSignal, onGone: () => void): void {
  const tryToGo = (): boolean => {
    const isFound = highlighter.ranges().has(id);
    if (isFound) highlighter.goTo(id);
    else if (highlighter.isSearched()) onGone();
    return isFound || highlighter.isSearched();
  };
  if (tryToGo()) return;
  const stop = highlighter.subscribe(() => {
    if (tryToGo()) stop();
  });
  signal.addEventListener('abort', stop);
}

export default startHighlights;
