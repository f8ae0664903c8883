import type { Article } from '../../article/article.ts';
import { markdownFrontMatter } from '../../exporters/markdown-front-matter.ts';
import { markdown } from '../../exporters/markdown.ts';
import type { Exporter } from '../../exporters/parts/exporter.ts';
import { fileName } from '../../exporters/parts/file-name.ts';
import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import { readKept } from '../../platform/stores/reading-list.ts';
import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import { webAddress } from '../../reader/text/page-strings.ts';
import { download } from '../../ui/download.ts';
import { makeArchive } from '../parts/zip-files.ts';
import type { Group } from './highlight-view.ts';
import { writeHighlightsFile } from './highlights-file.ts';
import { addressAt } from './page-address.ts';

export type HighlightFormat = 'files' | 'one' | 'json';

const NAMES = {
  files: 'winnow-highlights.zip',
  one: 'winnow-highlights.md',
  json: 'winnow-highlights.json',
} as const satisfies Record<HighlightFormat, string>;

/** Saves highlights and notes in a file. Resolves to its name. Rejects if it cannot be written. */
export async function exportHighlights(groups: readonly Group[], format: HighlightFormat): Promise<string> {
  download(NAMES[format], await fileOf(groups, format));
  return NAMES[format];
}

async function fileOf(groups: readonly Group[], format: HighlightFormat): Promise<Blob | string> {
  switch (format) {
    case 'json':
      return writeHighlightsFile(groups);
    case 'one': {
      const parts: string[] = [];
      for (const group of groups) parts.push(await highlightsMarkdown(group, markdown));
      return new Blob([parts.join('\n')], { type: 'text/markdown' });
    }
    case 'files': {
      const archive = makeArchive();
      for (const group of groups)
        archive.add(fileName(group.title, 'md'), await highlightsMarkdown(group, markdownFrontMatter));
      return archive.end();
    }
  }
}

/**
 * Markdown with the highlights of an article as quotes, each with its note and a link to its place on the page.
 * `exporter`: what it writes above them, a heading or metadata that Obsidian reads.
 */
export async function highlightsMarkdown(group: Group, exporter: Exporter): Promise<string> {
  const content = document.createDocumentFragment();
  for (const highlight of group.highlights) content.append(...blocksFor(highlight, group));
  const article = await articleOf(group);
  return exporter.render(article, content);
}

function blocksFor({ quote, note, color, createdAt }: KeptHighlight, { url }: Group): readonly HTMLElement[] {
  const words = document.createElement('blockquote');
  for (const line of linesOf(quote.exact)) words.append(paragraph(line));
  const place = paragraph('');
  const address = addressAt(url, quote);
  if (address !== null) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = translate('highlights_in_page');
    place.append(link, ' · ');
  }
  const day = new Intl.DateTimeFormat(interfaceLanguage(), { dateStyle: 'long' });
  place.append(`${translate(`color_${color}`)} · ${day.format(createdAt)}`);
  return [words, ...linesOf(note).map(paragraph), place];
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

/** The article of a group as an exporter needs it; author and date are known of a kept one. */
async function articleOf({ keptId, url, title, lang, dir }: Group): Promise<Article> {
  // If the kept copy cannot be read, what the group has is enough.
  const kept = keptId === null ? null : await readKept(keptId).catch(() => null);
  if (kept !== null) return kept;
  return {
    ...{ title, lang, dir, url: webAddress(url) ?? url },
    ...{ byline: null, siteName: null, published: null, leadImage: null },
    ...{ excerpt: '', content: '', wordCount: 0, minutes: 1, confidence: 1, algorithm: '' },
  };
}
