import type { SettingsState } from '../../../ui/appearance/use-settings.ts';
import { hold } from '../../article/reading-position.ts';
import { firstLine } from '../../article/text-place.ts';

/**
 * Keeps the first line in view in its place when a change of the look, such as the size, moves the text. Returns a
 * function that ends it.
 */
export function keepLine(scroller: HTMLElement, { beforeLook }: SettingsState): () => void {
  let endHold = (): void => undefined;
  const onLook = (): void => {
    endHold();
    const line = firstLine(scroller);
    if (line === null) return;
    const start = new Range();
    start.setStart(line.caret.node, line.caret.offset);
    start.setEnd(line.block, line.block.childNodes.length);
    const topNow = (): number => (start.getClientRects()[0] ?? line.block.getBoundingClientRect()).top;
    const below = topNow() - scroller.getBoundingClientRect().top;
    // The look changes right after this call.
    queueMicrotask(() => {
      endHold = hold(scroller, () => topNow() - below);
    });
  };
  const stop = beforeLook(onLook);
  return () => {
    stop();
    endHold();
  };
}
