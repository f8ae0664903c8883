import type { ToolContext } from '../context/tool.ts';

/**
 * Loads what the tools run for a shown article and starts it, in the order of the list. `onFailure` is called with the
 * cause where a part cannot be loaded. Returns a function that ends everything.
 */
export function startTools(context: ToolContext, onFailure: (cause: unknown) => void): () => void {
  const { article, scroller } = context;
  const ends: (() => void)[] = [];
  let isOver = false;
  const start = async (): Promise<void> => {
    // First, so that the styles of the tools come after it. Later articles may need it at once.
    await import('../article/rare-blocks-style.ts');
    const loads = context.tools.flatMap((tool) => (tool.start ? [tool.start()] : []));
    for (const loaded of await Promise.allSettled(loads)) {
      if (isOver || article === null || scroller.current === null) return;
      if (loaded.status === 'fulfilled') ends.push(loaded.value.default({ ...context, article }, scroller.current));
      else onFailure(loaded.reason);
    }
  };
  start().catch(onFailure);
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
