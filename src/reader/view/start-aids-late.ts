import type { startReadingAids } from '../tools/aids/reading-aids.ts';

type Given = Parameters<typeof startReadingAids> extends [unknown, ...infer Rest] ? Rest : never;

/** Loads the reading aids and starts them once an article is in the document. Returns a function that ends them. */
export function startAidsLate(scroller: () => HTMLElement | null, given: Given, onFailure: () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  load().then(({ startReadingAids: start }) => {
    const within = scroller();
    if (!isOver && within !== null) end = start(within, ...given);
  }, onFailure);
  return () => {
    isOver = true;
    end?.();
  };
}

async function load() {
  // First, so that the styles of the aids come after it. Later articles may need it at once.
  await import('../article/rare-blocks-style.ts');
  return import('../tools/aids/reading-aids.ts');
}
