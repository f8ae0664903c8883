import type { Article } from '../../article/article.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { loadHighlights } from '../../platform/stores/kept-highlights.ts';
import { readKept, UnreadableArticle } from '../../platform/stores/reading-list.ts';
import { joinedContent } from '../../reader/article/join-pages.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { withHighlights } from '../../reader/tools/highlights/marked-content.ts';

export type ExportedArticle = { readonly article: Article; readonly content: DocumentFragment };

/**
 * A kept article for an exporter, with its highlights marked if wanted. Null if it cannot be read, which adds its title
 * to `missing`, and if another view has deleted it. Needs a prepared sink.
 */
export async function readForExport(
  entry: KeptEntry,
  hasHighlights: boolean,
  missing: string[],
): Promise<ExportedArticle | null> {
  const article = await readKept(entry.id).catch((cause: unknown) => {
    if (!(cause instanceof UnreadableArticle)) throw cause;
    missing.push(titleOf(entry));
    return null;
  });
  if (article === null) return null;
  const highlights = hasHighlights ? await loadHighlights(article.url) : [];
  return { article, content: withHighlights(joinedContent(article), article, highlights) };
}
