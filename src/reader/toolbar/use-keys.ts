import { useLayoutEffect } from 'preact/hooks';
import { actionForKey, type ReaderAction } from './key-bindings.ts';

/** What each key does now; an act that is absent leaves its key to the browser. */
export type ReaderActions = Partial<Record<ReaderAction, (() => void) | undefined>>;

/** Listens for the reader's keys while the view is there. */
export function useKeys(acts: ReaderActions): void {
  // At once: a key that follows another within a frame must not mean what it meant before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = actionForKey(event);
      const run = act === null ? undefined : acts[act];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, [acts]);
}
