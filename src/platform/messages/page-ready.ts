import type { PageReady } from './protocol.ts';

type Messenger = { readonly runtime: { sendMessage(message: PageReady): Promise<unknown> } };

/**
 * Tells the background that a site with "always" shows a page. Does not use the polyfill, which is larger than the
 * script.
 */
export function reportReady(how: PageReady['how']): void {
  const { browser, chrome } = globalThis as unknown as { readonly browser?: Messenger; readonly chrome?: Messenger };
  const message: PageReady = { kind: 'page/ready', how };
  // There is no answer. It rejects after an update of the extension, because the background no longer listens.
  (browser ?? chrome)?.runtime.sendMessage(message).catch(() => undefined);
}
