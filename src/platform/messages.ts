import browser, { type Runtime } from 'webextension-polyfill';
import { extensionPageAt, type ExtensionPage } from './pages.ts';
import { fail, ALLOWED_SENDERS, succeed, type Answer, type Ask, type Reply, type RequestKind } from './protocol.ts';
import { errorText, report } from './report.ts';

/** Who asks, as the browser vouches for it: the sender cannot choose any of this. */
export type Sender = {
  readonly page: ExtensionPage;
  /** The tab the page stands in; null for the popup. */
  readonly tabId: number | null;
  /** 0 for a page that fills its tab. */
  readonly frameId: number;
  /** Changes with every load of the frame; null where the browser has no such id. */
  readonly documentId: string | null;
};

/** One handler a request; a forgotten one does not compile. A thrown error becomes a 'failed' reply. */
export type RequestHandlers = {
  readonly [K in RequestKind]: (ask: Ask<K>, sender: Sender) => Promise<Reply<Answer<K>>>;
};

type Envelope<K extends RequestKind = RequestKind> = { readonly kind: K; readonly ask: Ask<K> };

/** Sends a request to the background. Never rejects. */
export async function sendRequest<K extends RequestKind>(kind: K, ask: Ask<K>): Promise<Reply<Answer<K>>> {
  try {
    const envelope: Envelope<K> = { kind, ask };
    const reply = (await browser.runtime.sendMessage(envelope)) as Reply<Answer<K>> | undefined;
    return reply ?? fail('unreachable', 'no reply');
  } catch (thrown) {
    return fail('unreachable', errorText(thrown));
  }
}

/** Answers requests of our own pages, each only from the pages that may send it; to anybody else it stays silent or refuses. */
export function handleRequests(handlers: RequestHandlers): void {
  // A reply by callback and `true` is the one form that the polyfill, Firefox and every Chromium share.
  const listener = (message: unknown, from: Runtime.MessageSender, sendReply: (reply: unknown) => void) => {
    const envelope = openEnvelope(message);
    if (envelope === null) return undefined;
    void answer(handlers, envelope, identify(from)).then((reply) => {
      try {
        sendReply(reply);
      } catch (refusal) {
        // Larger than the browser lets pass: without a word the page would wait for ever.
        sendReply(fail('too-large', errorText(refusal)));
      }
    });
    return true;
  };
  browser.runtime.onMessage.addListener(listener as Runtime.OnMessageListenerCallback);
}

async function answer<K extends RequestKind>(
  handlers: RequestHandlers,
  { kind, ask }: Envelope<K>,
  sender: Sender | null,
): Promise<Reply<Answer<K>>> {
  if (sender === null || !ALLOWED_SENDERS[kind].includes(sender.page))
    return fail('refused', 'this page may not ask that');
  try {
    return await handlers[kind](ask, sender);
  } catch (thrown) {
    report(`handler-${kind}`, thrown);
    return fail('failed', errorText(thrown));
  }
}

function openEnvelope(message: unknown): Envelope | null {
  if (typeof message !== 'object' || message === null || !('kind' in message) || !('ask' in message)) return null;
  const { kind, ask } = message;
  if (typeof kind !== 'string' || !Object.hasOwn(ALLOWED_SENDERS, kind)) return null;
  if (typeof ask !== 'object' || ask === null) return null;
  return { kind, ask } as Envelope;
}

/** The sender if it is a page of this extension, else null: another extension, or a script of ours inside a web page. */
function identify(from: Runtime.MessageSender & { readonly documentId?: string }): Sender | null {
  if (from.id !== browser.runtime.id) return null;
  const page = extensionPageAt(from.url ?? '');
  if (page === null) return null;
  return { page, tabId: from.tab?.id ?? null, frameId: from.frameId ?? 0, documentId: from.documentId ?? null };
}

/** A reply without a value: done. */
export const DONE: Reply<null> = succeed(null);
