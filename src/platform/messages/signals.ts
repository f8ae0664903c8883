import type { OverlayLost, PageReady } from './protocol.ts';

export type Signal = OverlayLost | PageReady;

type Messenger = { readonly runtime: { sendMessage(message: Signal): Promise<unknown> } };

/** Sends a signal from a script in a tab to the background. Uses no polyfill, which is larger than the script. */
export function sendSignal(signal: Signal): void {
  const { browser, chrome } = globalThis as unknown as { readonly browser?: Messenger; readonly chrome?: Messenger };
  // There is no answer. It rejects after an update of the extension, because the background no longer listens.
  (browser ?? chrome)?.runtime.sendMessage(signal).catch(() => undefined);
}
