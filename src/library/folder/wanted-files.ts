import { markdownFrontMatter } from '../../exporters/markdown-front-matter.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import { isKept } from '../../platform/stores/entry-progress.ts';
import { prepareSink } from '../../reader/article/sink.ts';
import { hostOf } from '../../reader/text/page-strings.ts';
import { highlightsMarkdown } from '../highlights/export-highlights.ts';
import { groupsOf } from '../highlights/highlight-view.ts';
import { readForExport } from '../parts/read-for-export.ts';
import { digestOf } from './digest.ts';
import type { Here } from './here.ts';

/** Folders within the folder. */
export const PARTS = ['articles', 'highlights'] as const;
export type Part = (typeof PARTS)[number];

/** A file that the folder should have. */
export type WantedFile = {
  readonly part: Part;
  /** What it is of. */
  readonly id: string;
  /** Its name, unless another file has it. */
  readonly name: string;
  /** Digest of what it is written from. */
  readonly source: string;
  /** Its text; null if the article cannot be read, or is gone meanwhile. */
  readonly text: () => Promise<string | null>;
};

/** Each kept article with its highlights, and the highlights of each article, as Markdown files. */
export async function wantedFiles({ entries, highlights }: Here): Promise<readonly WantedFile[]> {
  await prepareSink();
  const marks = new Map(highlights.map(({ url, highlights: all }) => [url, all]));
  const articles = entries.filter(isKept).map(async (entry): Promise<WantedFile> => ({
    ...{ part: 'articles', id: `article:${entry.url}`, name: fileName(entry.title || hostOf(entry.url), 'md') },
    source: await digestOf(JSON.stringify([entry.keptAt, entry.title, marks.get(entry.url)])),
    text: async () => {
      const read = await readForExport(entry, true, []);
      return read && markdownFrontMatter.render(read.article, read.content);
    },
  }));
  const groups = groupsOf(highlights, entries).map(async (group): Promise<WantedFile> => ({
    ...{ part: 'highlights', id: `highlights:${group.url}`, name: fileName(group.title, 'md') },
    source: await digestOf(JSON.stringify([group.title, group.highlights])),
    text: () => highlightsMarkdown(group, markdownFrontMatter),
  }));
  return Promise.all([...articles, ...groups]);
}
