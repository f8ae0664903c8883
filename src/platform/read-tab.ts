import browser from 'webextension-polyfill';
import type { Extraction, ExtractOptions } from '../article.ts';
import { algorithms } from './algorithms.ts';
import { injectPack, callInjected, callTab } from './call-tab.ts';
import type { FailedRead } from './blocked-cause.ts';
import type { BlockedCause, ReadOutcome } from './read-outcome.ts';
import type { Reply } from './protocol.ts';

/** A page may move on between the coming of the script and its call; the next one is worth one more try. */
const TRIES = 2;

/** Tells the cause of a failed reading. The background has it at hand; the popup, which seldom needs it, fetches it late. */
export type FindBlockedCause = (failure: FailedRead) => BlockedCause | Promise<BlockedCause>;

/** Extracts the article of a tab. What stands in the way is part of the answer; rejects only where `classify` does. */
export async function readTab(
  tabId: number,
  options: ExtractOptions,
  classify: FindBlockedCause,
): Promise<ReadOutcome> {
  const urlBefore = (await tabUrl(tabId)) ?? '';
  let reply = await ask(tabId, options);
  for (let tries = 1; !reply.ok && reply.error.code === 'absent' && tries < TRIES; tries++)
    reply = await ask(tabId, options);
  if (reply.ok) return reply.value.kind === 'pdf' ? { kind: 'blocked', cause: 'pdf', detail: '' } : reply.value;
  const { code, message } = reply.error;
  return {
    kind: 'blocked',
    cause: await classify({ url: await tabUrl(tabId), urlBefore, code, message }),
    detail: message,
  };
}

/** One reading; where the algorithm wants packs they are brought in, and what does not come is done without. */
async function ask(tabId: number, options: ExtractOptions): Promise<Reply<Extraction | { readonly kind: 'pdf' }>> {
  const script = scriptFor(options);
  const reply = await callTab(tabId, script, 'extract', options);
  if (!reply.ok) return reply;
  const { value } = reply;
  if (value.kind !== 'needs') return { ok: true, value };
  for (const pack of value.packs) await injectPack(tabId, pack);
  return callInjected(tabId, script, 'extractAnyway', options);
}

/** The default algorithm has a script of its own, which gives no reasons; it also reads where a stored choice names an algorithm of another version. */
export function scriptFor({
  algorithm,
  explain = false,
}: Pick<ExtractOptions, 'algorithm' | 'explain'>): 'extract' | 'extract-all' {
  return explain || algorithms.slice(1).some(({ id }) => id === algorithm) ? 'extract-all' : 'extract';
}

/** Address of a tab, '' where the browser does not tell, null where there is no such tab. */
async function tabUrl(tabId: number): Promise<string | null> {
  try {
    return (await browser.tabs.get(tabId)).url ?? '';
  } catch {
    return null;
  }
}
