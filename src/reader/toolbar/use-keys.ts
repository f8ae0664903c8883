import { useLayoutEffect } from 'preact/hooks';
import { actionForKey, type ReaderAction } from './key-bindings.ts';

/** What each action does now. The browser keeps the keys of absent actions. */
export type ReaderActions = Partial<Record<ReaderAction, (() => void) | undefined>>;

/** Runs the action of a pressed key while the view is mounted. */
export function useKeys(actions: ReaderActions): void {
  // A layout effect, so that a second key within the same frame already runs the new action.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actionForKey(event);
      const run = action === null ? undefined : actions[action];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, [actions]);
}
