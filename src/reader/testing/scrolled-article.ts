import { createKeyHandlers } from '../context/key-handlers.ts';
import type { ToolContext } from '../context/tool.ts';

/** A view with a scrolling article and the keys of its tools, for tests of what moves through the text. */
export type ScrolledArticle = {
  readonly view: HTMLElement;
  readonly scroller: HTMLElement;
  readonly keys: Pick<ToolContext, 'handleKey'>;
  readonly remove: () => void;
};

/** Shows a content in a view of this height, with lines of 16 px letters and this height. CSS pixels. */
export function showScrolledArticle(
  content: string,
  { dir = 'ltr', height, line }: { readonly dir?: string; readonly height: number; readonly line: number },
): ScrolledArticle {
  const handlers = createKeyHandlers();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (handlers.run(event)) event.preventDefault();
  };
  addEventListener('keydown', onKeyDown, true);
  const view = document.createElement('div');
  view.style.cssText = `display: grid; block-size: ${String(height)}px; grid-template-rows: 0 0 ${String(height)}px; font: 16px/${String(line)}px monospace;`;
  const { body } = new DOMParser().parseFromString(
    `<main class="scroller" tabindex="0" style="grid-area: 3 / 1; overflow-y: auto">
    <article class="sheet" dir="${dir}" style="inline-size: 400px; padding: 10px"><div class="content">${content}</div></article></main>`,
    'text/html',
  );
  view.append(...body.children);
  document.body.append(view);
  const scroller = view.querySelector<HTMLElement>('main')!;
  scroller.focus();
  return {
    view,
    scroller,
    keys: { handleKey: handlers.add },
    remove() {
      removeEventListener('keydown', onKeyDown, true);
      view.remove();
    },
  };
}
