import type { Article } from '../article/article.ts';
import { ALWAYS_NEEDED_PACKS, callsKey, scriptFile, type TabScripts } from '../platform/messages/protocol.ts';

/**
 * Reads this very page with the scripts that are injected into web pages: no browser injects them into a page of an
 * extension. Rejects if a script cannot be loaded, or if it finds no article.
 */
export async function readOwnPage(): Promise<Article> {
  for (const script of [...(ALWAYS_NEEDED_PACKS.extract ?? []), 'extract' as const]) await load(scriptFile(script));
  const calls = (globalThis as unknown as Record<symbol, TabScripts['extract'] | undefined>)[
    Symbol.for(callsKey('extract'))
  ];
  if (calls === undefined) throw new Error(`${scriptFile('extract')} did not start`);
  let answer = await calls.extract({});
  if (answer.kind === 'needs') {
    for (const pack of answer.packs) await load(scriptFile(pack));
    answer = await calls.extractAnyway({});
  }
  if (answer.kind === 'not-article') throw new Error(answer.reason);
  if (answer.kind === 'unreadable') throw new Error(answer.cause);
  // This page is far too small for a start or a piece.
  if (answer.kind !== 'article') throw new Error(answer.kind);
  // The host of an extension's page is a random name.
  return { ...answer.article, url: '', siteName: null };
}

/** Runs a script of the extension. A classic script runs as a module, too. */
function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file);
}
