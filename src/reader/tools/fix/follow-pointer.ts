import type { PartAt } from '../../../platform/messages/protocol.ts';
import type { PageBelow } from '../../reading/page-below.ts';

/** Elements of the reader that stay in front of the page. */
const CONTROLS = '.fix-bar, .toast, dialog';

/** Called with the part of the page at a point; null for none. `isPress`: by a click or a tap. */
type OnPart = (at: PartAt | null, isPress: boolean) => void;

/** The pointer over the page below the reader. */
export type Pointer = {
  /** Calls back for the latest position and for each press. Returns a function that ends it. */
  readonly watch: (onPart: OnPart) => () => void;
  readonly end: () => void;
};

type Point = { readonly x: number; readonly y: number; readonly isPress: boolean };

/**
 * Follows the pointer and asks the page which part is there: one question at a time. Presses keep their order and wait
 * while nobody watches, as the page is being read again; of the moves only the latest one counts.
 */
export function followPointer(below: Pick<PageBelow, 'at'>): Pointer {
  const listening = new AbortController();
  const { signal } = listening;
  const presses: Point[] = [];
  let moved: Point | null = null;
  let watcher: OnPart | null = null;
  let isAsking = false;

  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    for (;;) {
      const point: Point | null = presses[0] ?? moved;
      const asker: OnPart | null = watcher;
      if (point === null || asker === null || signal.aborted) break;
      const reply = await below.at({ x: point.x, y: point.y });
      // The parts have changed meanwhile: asks again for the new watcher.
      if (watcher !== asker) continue;
      if (point === presses[0]) presses.shift();
      else if (point === moved) moved = null;
      if (reply.ok && !signal.aborted) asker(reply.value, point.isPress);
    }
    isAsking = false;
  };

  const follow = (event: MouseEvent): void => {
    const isPress = event.type === 'click';
    if ((event.target as Element).closest(CONTROLS) !== null) {
      if (isPress) return;
      moved = null;
      watcher?.(null, false);
      return;
    }
    const point = { x: event.clientX, y: event.clientY, isPress };
    if (isPress) presses.push(point);
    moved = isPress ? null : point;
    void ask();
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') follow(event);
    },
    { signal },
  );
  addEventListener('click', follow, { signal });

  return {
    watch(onPart) {
      watcher = onPart;
      void ask();
      return () => {
        if (watcher === onPart) watcher = null;
      };
    },
    end() {
      listening.abort();
    },
  };
}
