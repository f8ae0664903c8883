import type { RequestKind } from '../../platform/messages/protocol.ts';

/** The background in tests of views, which knows nothing. A test may spy on `ask`. */
export const background: { ask: (kind: RequestKind, argument?: unknown) => Promise<unknown> } = {
  ask: () => Promise.resolve(null),
};

/** Replaces platform/messages/ask-background.ts. */
export const askBackground = (kind: RequestKind, argument?: unknown): Promise<unknown> =>
  background.ask(kind, argument);

export { askBackground as store, askBackground as storeUnlessPrivate };
