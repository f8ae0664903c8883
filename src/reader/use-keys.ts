import { useLayoutEffect } from 'preact/hooks';
import { actOf, type Act } from './shortcuts.ts';

/** What each key does now; an act that is absent leaves its key to the browser. */
export type Acts = Partial<Record<Act, (() => void) | undefined>>;

/** Listens for the reader's keys while the view is there. */
export function useKeys(acts: Acts): void {
  // At once: a key that follows another within a frame must not mean what it meant before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = actOf(event);
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
