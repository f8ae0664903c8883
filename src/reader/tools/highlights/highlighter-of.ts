import type { Article } from '../../../article/article.ts';
import type { ToolContext } from '../../context/tool.ts';
import { collectionOf } from './collection-of.ts';
import type { Highlighter, HighlighterContext } from './highlighter.ts';
import { startHighlighter } from './start-highlighter.tsx';

type Current = { readonly highlighter: Promise<Highlighter>; readonly article: Article; readonly end: () => void };

/** The highlighter of each view, by its scroller. */
const current = new WeakMap<ToolContext['scroller'], Current>();

/** The highlighter of the shown article. It starts with the first call. */
export function highlighterOf(context: HighlighterContext): Promise<Highlighter> {
  const { scroller, article } = context;
  const before = current.get(scroller);
  if (before?.article === article) return before.highlighter;
  before?.end();
  const ending = new AbortController();
  const highlighter = collectionOf(article, context).then((collection) =>
    startHighlighter(context, collection, ending.signal),
  );
  current.set(scroller, {
    highlighter,
    article,
    end: () => {
      ending.abort();
    },
  });
  return highlighter;
}

/** Ends the highlighter of an article that is no longer shown. */
export function endHighlighter({ scroller, article }: Pick<HighlighterContext, 'scroller' | 'article'>): void {
  const shown = current.get(scroller);
  if (shown?.article !== article) return;
  shown.end();
  current.delete(scroller);
}
