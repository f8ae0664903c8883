import { markdownFrontMatter } from '../../exporters/markdown-front-matter.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { loadHighlights } from '../../platform/stores/kept-highlights.ts';
import { readKept, UnreadableArticle } from '../../platform/stores/reading-list.ts';
import { joinedContent } from '../../reader/article/join-pages.ts';
import { prepareSink } from '../../reader/article/sink.ts';
import { hostOf } from '../../reader/text/page-strings.ts';
import { withHighlights } from '../../reader/tools/highlights/marked-content.ts';
import { download } from '../../ui/download.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { makeArchive } from '../parts/zip-files.ts';

const ARCHIVE = 'winnow-articles.zip';
/** Milliseconds between two messages about the progress. */
const PROGRESS_PAUSE = 1000;

type Exported = {
  /** Name of the archive. */
  readonly name: string;
  /** Titles of the articles that cannot be read. */
  readonly missing: readonly string[];
};

/**
 * Saves each article as a Markdown file with its metadata, highlights and notes, all in one archive. Rejects if it
 * cannot be written.
 */
export async function exportArticles(
  entries: readonly KeptEntry[],
  onProgress: (done: number) => void,
): Promise<Exported> {
  await prepareSink();
  const archive = makeArchive();
  const missing: string[] = [];
  let shownAt = Date.now();
  for (const [done, entry] of entries.entries()) {
    const { id, title, url } = entry;
    const article = await readKept(id).catch((cause: unknown) => {
      if (!(cause instanceof UnreadableArticle)) throw cause;
      missing.push(titleOf(entry));
      return null;
    });
    // It cannot be read, or another view has deleted it.
    if (article === null) continue;
    const content = withHighlights(joinedContent(article), article, await loadHighlights(article.url));
    archive.add(fileName(title || hostOf(url), 'md'), await markdownFrontMatter.render(article, content));
    if (Date.now() - shownAt < PROGRESS_PAUSE) continue;
    shownAt = Date.now();
    onProgress(done + 1);
  }
  download(ARCHIVE, archive.end());
  return { name: ARCHIVE, missing };
}
