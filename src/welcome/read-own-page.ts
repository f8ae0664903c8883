import type { Article } from '../article/article.ts';
import { publishedCalls } from '../platform/in-tab/publish-calls.ts';
import { DECIDERS, packFile, scriptFile } from '../platform/messages/protocol.ts';

/**
 * Reads this very page with the scripts that are injected into web pages: no browser injects them into a page of an
 * extension. Rejects if a script cannot be loaded, or if it finds no article.
 */
export async function readOwnPage(): Promise<Article> {
  for (const file of [...DECIDERS.map(packFile), scriptFile('extract')]) await load(file);
  const calls = publishedCalls('extract');
  if (calls === undefined) throw new Error(`${scriptFile('extract')} did not start`);
  const given: string[] = [];
  let answer = await calls.extract({});
  // A pack that does not load ends this, so that none is named twice.
  while (answer.kind === 'needs') {
    for (const pack of answer.packs) await load(packFile(pack));
    given.push(...answer.packs);
    answer = await calls.extract({ given });
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
