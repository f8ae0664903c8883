/** Replaces platform/messages/ask-background.ts in tests of views: the background knows nothing. */
export function askBackground(): Promise<null> {
  return Promise.resolve(null);
}

export { askBackground as store, askBackground as storeUnlessPrivate };
