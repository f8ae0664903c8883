import { markdownFrontMatter } from '../../exporters/markdown-front-matter.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { prepareSink } from '../../reader/article/sink.ts';
import { hostOf } from '../../reader/text/page-strings.ts';
import { download } from '../../ui/download.ts';
import { readForExport } from '../parts/read-for-export.ts';
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
    const { title, url } = entry;
    const read = await readForExport(entry, true, missing);
    if (read === null) continue;
    archive.add(fileName(title || hostOf(url), 'md'), await markdownFrontMatter.render(read.article, read.content));
    if (Date.now() - shownAt < PROGRESS_PAUSE) continue;
    shownAt = Date.now();
    onProgress(done + 1);
  }
  download(ARCHIVE, archive.end());
  return { name: ARCHIVE, missing };
}
