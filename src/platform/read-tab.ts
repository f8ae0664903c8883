import browser from 'webextension-polyfill';
import type { ExtractOptions } from '../article.ts';
import { callTab } from './call-tab.ts';
import { classifyFailure } from './classify.ts';
import type { ReadOutcome } from './outcome.ts';

/** A page may move on between the coming of the script and its call; the next one is worth one more try. */
const TRIES = 2;

/** Extracts the article of a tab. Never rejects: what stands in the way is part of the answer. */
export async function readTab(tabId: number, options: ExtractOptions = {}): Promise<ReadOutcome> {
  const urlBefore = (await tabUrl(tabId)) ?? '';
  let reply = await callTab(tabId, 'extract', 'extract', options);
  for (let tries = 1; !reply.ok && reply.error.code === 'absent' && tries < TRIES; tries++) {
    reply = await callTab(tabId, 'extract', 'extract', options);
  }
  if (reply.ok) return reply.value.kind === 'pdf' ? { kind: 'blocked', cause: 'pdf', detail: '' } : reply.value;
  const { code, message } = reply.error;
  return {
    kind: 'blocked',
    cause: classifyFailure({ url: await tabUrl(tabId), urlBefore, code, message }),
    detail: message,
  };
}

/** Address of a tab, '' where the browser does not tell, null where there is no such tab. */
async function tabUrl(tabId: number): Promise<string | null> {
  try {
    return (await browser.tabs.get(tabId)).url ?? '';
  } catch {
    return null;
  }
}
