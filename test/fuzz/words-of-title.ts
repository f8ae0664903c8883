import type { BuiltArticle } from '../../src/dom/article/build-article.ts';
import { headlineText } from '../../src/dom/metadata/headline-text.ts';
import { attributeOf } from '../../src/dom/safe-dom.ts';
import type { Walk } from '../../src/dom/walk/walk-page.ts';
import { bareText } from '../../src/engine/text/letters.ts';
import { numberedWords } from './words-of-content.ts';

/**
 * Words of the kept heading or line that the builder drops because it repeats the title, which the views show: those
 * that the title has, and those that a title never has, such as readings of ruby and buttons.
 */
export function wordsOfTitle(
  { outline, elements }: Walk,
  keep: readonly boolean[],
  built: Pick<BuiltArticle, 'keep' | 'title'>,
): string[] {
  const attribute = (element: number, name: string): string => attributeOf(elements[element]!, name);
  const title = bareText(built.title);
  for (const [block, { text }] of outline.blocks.entries()) {
    if (keep[block] !== true || built.keep[block] !== false) continue;
    const headline = headlineText({ outline, attribute }, block, [built.title]);
    if (!isNearly(bareText(headline), title)) continue;
    const inHeadline = new Set(numberedWords(headline));
    return [...numberedWords(built.title), ...numberedWords(text).filter((word) => !inHeadline.has(word))];
  }
  return [];
}

function isNearly(heading: string, title: string): boolean {
  return title !== '' && (heading.startsWith(title) || title.startsWith(heading));
}
