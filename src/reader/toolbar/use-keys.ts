import { useLayoutEffect, useRef } from 'preact/hooks';
import { actionForKey, type ReaderAction } from './key-bindings.ts';

/** What each action does now. The browser keeps the keys of absent actions. */
export type ReaderActions = Partial<Record<ReaderAction, (() => void) | undefined>>;

/**
 * Runs the action of a pressed key while the view is mounted. While `isWaiting`, an absent action waits: the last one
 * runs as soon as it is possible. Returns a function that lets an action wait in the same way.
 */
export function useKeys(actions: ReaderActions, isWaiting = false): (action: ReaderAction) => void {
  const waiting = useRef<ReaderAction | null>(null);
  // A layout effect, so that a second key within the same frame already runs the new action.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actionForKey(event);
      if (action === null) return;
      const run = actions[action] ?? (isWaiting ? () => (waiting.current = action) : undefined);
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    if (!isWaiting && waiting.current !== null) {
      const run = actions[waiting.current];
      waiting.current = null;
      run?.();
    }
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, [actions, isWaiting]);
  return (action) => {
    waiting.current = action;
  };
}
