import { epub } from './epub.ts';
import type { Exporter, FileExporter } from './parts/exporter.ts';
import { html } from './html.ts';
import { markdown } from './markdown.ts';
import { markdownFrontMatter } from './markdown-front-matter.ts';
import { text } from './text.ts';
import { webPage } from './web-page.ts';

export type { Exporter, FileExporter, Pictures } from './parts/exporter.ts';

/** Every format to copy, in the order of the menu. The copy shortcut uses the first. */
export const exporters: readonly [Exporter, ...Exporter[]] = [markdown, markdownFrontMatter, text, html];

/** Every format to save, in the order of the menu. */
export const fileExporters: readonly FileExporter[] = [epub, asFile(markdown), webPage, asFile(text)];

/** A format of text as a file, in which pictures keep their addresses. */
function asFile({ render, ...format }: Exporter): FileExporter {
  return { ...format, hasPictures: false, write: render };
}
