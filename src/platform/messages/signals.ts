import type { OverlayLost, PageReady } from './protocol.ts';

export type Signal = OverlayLost | PageReady;

type Messenger = {
  /** Absent, or without an id, once the extension was updated, reloaded or removed. */
  readonly runtime?: { readonly id?: string; sendMessage(message: Signal): Promise<unknown> };
};

/** Uses no polyfill, which is larger than the script. */
function runtime(): Messenger['runtime'] {
  const { browser, chrome } = globalThis as unknown as { readonly browser?: Messenger; readonly chrome?: Messenger };
  return (browser ?? chrome)?.runtime;
}

/** True once the extension that injected this script was updated, reloaded or removed. */
export function isExtensionGone(): boolean {
  return runtime()?.id === undefined;
}

/** Sends a signal from a script in a tab to the background. There is no answer. */
export function sendSignal(signal: Signal): void {
  if (isExtensionGone()) return;
  // It rejects if the extension goes in the same moment.
  runtime()
    ?.sendMessage(signal)
    .catch(() => undefined);
}
