import type { OverlayLost } from './protocol.ts';

type Messenger = { readonly runtime: { sendMessage(message: OverlayLost): Promise<unknown> } };

/**
 * Tells the background that the page has removed or keeps covering the overlay. Does not use the polyfill, which is
 * larger than the script.
 */
export function reportLost(): void {
  const { browser, chrome } = globalThis as unknown as { readonly browser?: Messenger; readonly chrome?: Messenger };
  const message: OverlayLost = { kind: 'overlay/lost' };
  // There is no answer. It rejects after an update of the extension, because the background no longer listens.
  (browser ?? chrome)?.runtime.sendMessage(message).catch(() => undefined);
}
