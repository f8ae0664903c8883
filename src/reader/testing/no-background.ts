import type { RequestKind } from '../../platform/messages/protocol.ts';

/** Replaces platform/messages/ask-background.ts in tests of views: the background knows nothing. */
export const askBackground: (kind: RequestKind) => Promise<null> = () => Promise.resolve(null);

export { askBackground as store, askBackground as storeUnlessPrivate };
