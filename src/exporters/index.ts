import type { Exporter } from './exporter.ts';
import { html } from './html.ts';
import { markdown } from './markdown.ts';
import { markdownFrontMatter } from './markdown-front-matter.ts';
import { text } from './text.ts';

export type { Exporter } from './exporter.ts';

/** Every format in the order of the menu. The copy shortcut uses the first. */
export const exporters: readonly [Exporter, ...Exporter[]] = [markdown, markdownFrontMatter, text, html];
