import type { ContentPart } from './content-parts.ts';
import { setGrowing } from './show-whole.ts';

/** Parts that the target has already, and whether more will come. */
type Growth = { readonly shown?: number; readonly hasRest?: boolean };

/**
 * Appends the parts to the target: the first at once, each other one after a frame was painted, so that a long article
 * shows its start early and the view stays responsive. Calls `onGrown` at the end. Until then the target is busy, and
 * after it if more parts will come. Returns a function that stops it and returns the number of parts in the target.
 */
export function growContent(
  target: Element,
  parts: readonly ContentPart[],
  onGrown: () => void,
  { shown: before = 0, hasRest = false }: Growth = {},
): () => number {
  let shown = before;
  let isStopped = false;
  const stop = (): number => {
    isStopped = true;
    setGrowing(target, null);
    removeEventListener('beforeprint', finish);
    return shown;
  };
  const append = (): void => {
    if (shown < parts.length) target.append(parts[shown++]!());
    if (shown < parts.length) return;
    stop();
    if (!hasRest) target.removeAttribute('aria-busy');
    onGrown();
  };
  const finish = (): void => {
    while (shown < parts.length) append();
  };
  const growLater = (): void => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (isStopped) return;
        append();
        growLater();
      });
    });
  };
  setGrowing(target, finish);
  addEventListener('beforeprint', finish);
  target.setAttribute('aria-busy', 'true');
  append();
  if (shown < parts.length) growLater();
  return stop;
}
