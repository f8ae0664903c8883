import type { PageReady } from './protocol.ts';

type Messenger = { readonly runtime: { sendMessage(message: PageReady): Promise<unknown> } };

/** Tells the background that a site with "always" shows a page. Without the polyfill, which is larger. */
export function reportReady(how: PageReady['how']): void {
  const { browser, chrome } = globalThis as unknown as { readonly browser?: Messenger; readonly chrome?: Messenger };
  const message: PageReady = { kind: 'page/ready', how };
  // No answer comes. It rejects after an update of the extension, when nobody listens.
  (browser ?? chrome)?.runtime.sendMessage(message).catch(() => undefined);
}
