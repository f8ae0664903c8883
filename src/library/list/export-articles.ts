import { markdownFrontMatter } from '../../exporters/markdown-front-matter.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { loadHighlights } from '../../platform/stores/kept-highlights.ts';
import { readKept } from '../../platform/stores/reading-list.ts';
import { joinedContent } from '../../reader/article/join-pages.ts';
import { prepareSink } from '../../reader/article/sink.ts';
import { hostOf } from '../../reader/text/page-strings.ts';
import { withHighlights } from '../../reader/tools/highlights/marked-content.ts';
import { download } from '../../ui/download.ts';
import { makeArchive } from '../parts/zip-files.ts';

const ARCHIVE = 'winnow-articles.zip';
/** Milliseconds between two messages about the progress. */
const PROGRESS_PAUSE = 1000;

/**
 * Saves each article as a Markdown file with its metadata, highlights and notes, all in one archive. Resolves to its
 * name. Rejects if it cannot be written.
 */
export async function exportArticles(
  entries: readonly KeptEntry[],
  onProgress: (done: number) => void,
): Promise<string> {
  await prepareSink();
  const archive = makeArchive();
  let shownAt = Date.now();
  for (const [done, { id, title, url }] of entries.entries()) {
    const article = await readKept(id);
    // Another view may have deleted it.
    if (article === null) continue;
    const content = withHighlights(joinedContent(article), article, await loadHighlights(article.url));
    archive.add(fileName(title || hostOf(url), 'md'), await markdownFrontMatter.render(article, content));
    if (Date.now() - shownAt < PROGRESS_PAUSE) continue;
    shownAt = Date.now();
    onProgress(done + 1);
  }
  download(ARCHIVE, archive.end());
  return ARCHIVE;
}
