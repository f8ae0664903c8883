import type { KeyHandler } from './tool.ts';
import { runKey } from './tool-key.ts';

/** The handlers that tools added for their keys. */
export type KeyHandlers = {
  /** Adds a handler before the others. Returns a function that removes it. */
  readonly add: (handler: KeyHandler) => () => void;
  /** Runs the newest handler of a pressed key that uses it. False if none does. */
  readonly run: (event: KeyboardEvent) => boolean;
};

/** An empty list of handlers. */
export function createKeyHandlers(): KeyHandlers {
  const handlers = new Set<KeyHandler>();
  return {
    add(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    run: (event) => runKey(event, [...handlers].reverse()),
  };
}
