import type { Runtime } from 'webextension-polyfill';
import { ALLOWED_SENDERS } from './allowed-senders.ts';
import browser from '../browser/browser.ts';
import { extensionPageAt, type ExtensionPage } from '../browser/pages.ts';
import { fail, succeed, type Result, type Argument, type Reply, type RequestKind } from './protocol.ts';
import { errorText, logError } from '../browser/log-error.ts';

/** Sender of a request, as reported by the browser. A page cannot forge it. */
export type Sender = {
  readonly page: ExtensionPage;
  /** The tab of the page; null for the popup. */
  readonly tabId: number | null;
  /** 0 for the top frame of a tab. */
  readonly frameId: number;
  /** Changes each time the frame loads; null in browsers without document ids. */
  readonly documentId: string | null;
  /** True for a tab of a private window. */
  readonly isPrivate: boolean;
};

/** One handler for each kind of request. A thrown error becomes a 'failed' reply. */
export type RequestHandlers = {
  readonly [K in RequestKind]: (argument: Argument<K>, sender: Sender) => Promise<Reply<Result<K>>>;
};

type Envelope<K extends RequestKind = RequestKind> = { readonly kind: K; readonly argument: Argument<K> };

/** Requests that do the same if they are made twice. The others open, move or toggle something. */
const REPEATABLE = /^(?:store|settings|keep|site\/always)\b|^reader\/(?:article|options|next|picture|keep|report)$/;

/** Milliseconds before a request is made again: the browser starts an ended background within a second. */
const PAUSES = [0, 200, 1000];

/**
 * Sends a request to the background. Never rejects. The background may end in the middle of its work, for example while
 * the extension is idle or short of memory: then it is asked again.
 */
export async function sendRequest<K extends RequestKind>(kind: K, argument: Argument<K>): Promise<Reply<Result<K>>> {
  let reply = await sendOnce(kind, argument);
  for (const pause of REPEATABLE.test(kind) ? PAUSES : []) {
    if (reply.ok || reply.error.code !== 'unreachable') break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    reply = await sendOnce(kind, argument);
  }
  return reply;
}

async function sendOnce<K extends RequestKind>(kind: K, argument: Argument<K>): Promise<Reply<Result<K>>> {
  try {
    const envelope: Envelope<K> = { kind, argument };
    const reply = (await browser.runtime.sendMessage(envelope)) as Reply<Result<K>> | undefined;
    return reply ?? fail('unreachable', 'no reply');
  } catch (thrown) {
    return fail('unreachable', errorText(thrown));
  }
}

/**
 * Answers requests from the extension's pages. Refuses pages that may not send them; ignores malformed ones.
 */
export function handleRequests(handlers: RequestHandlers): void {
  // Replying by callback and returning `true` works in Firefox and in every supported Chromium.
  const listener = (message: unknown, from: Runtime.MessageSender, sendReply: (reply: unknown) => void) => {
    const envelope = openEnvelope(message);
    if (envelope === null) return undefined;
    void answer(handlers, envelope, identify(from)).then((reply) => {
      try {
        sendReply(reply);
      } catch (thrown) {
        // The reply exceeds the browser's limit. Without an answer the page would wait forever.
        sendReply(fail('too-large', errorText(thrown)));
      }
    });
    return true;
  };
  browser.runtime.onMessage.addListener(listener as Runtime.OnMessageListenerCallback);
}

async function answer<K extends RequestKind>(
  handlers: RequestHandlers,
  { kind, argument }: Envelope<K>,
  sender: Sender | null,
): Promise<Reply<Result<K>>> {
  if (sender === null || !ALLOWED_SENDERS[kind].includes(sender.page))
    return fail('refused', `${sender?.page ?? 'an unknown page'} may not send ${kind}`);
  try {
    return await handlers[kind](argument, sender);
  } catch (thrown) {
    logError(`handler-${kind}`, thrown);
    return fail('failed', errorText(thrown));
  }
}

function openEnvelope(message: unknown): Envelope | null {
  if (typeof message !== 'object' || message === null || !('kind' in message) || !('argument' in message)) return null;
  const { kind, argument } = message;
  if (typeof kind !== 'string' || !Object.hasOwn(ALLOWED_SENDERS, kind)) return null;
  if (typeof argument !== 'object' || argument === null) return null;
  return { kind, argument } as Envelope;
}

/** The sender if it is a page of this extension; null for other extensions and for our scripts in web pages. */
function identify(from: Runtime.MessageSender & { readonly documentId?: string }): Sender | null {
  if (from.id !== browser.runtime.id) return null;
  const page = extensionPageAt(from.url ?? '');
  if (page === null) return null;
  return {
    page,
    tabId: from.tab?.id ?? null,
    frameId: from.frameId ?? 0,
    documentId: from.documentId ?? null,
    isPrivate: from.tab?.incognito === true,
  };
}

/** A successful reply without a value. */
export const DONE: Reply<null> = succeed(null);
