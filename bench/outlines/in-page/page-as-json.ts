import type { TextOfPage } from '../../command/options.ts';
import { readTree } from '../../../src/dom/walk/read-tree.ts';
import { readPage } from '../../../src/extract/read-page.ts';

/** The input of an algorithm for this page, as JSON, from its visible text or all its text (TextOfPage). */
export function pageAsJson(text: TextOfPage): string {
  const { page } = readPage(document);
  const { outline } =
    text === 'shown'
      ? page
      : readTree(document.body, { lang: document.documentElement.lang, noscript: text === 'written', hidden: true });
  return JSON.stringify({ ...page, outline });
}
