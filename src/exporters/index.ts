import type { Exporter } from './exporter.ts';
import { html } from './html.ts';
import { markdown } from './markdown.ts';
import { text } from './text.ts';

export type { Exporter } from './exporter.ts';

/** Every format, in the order the menu shows them; the first is the one the copy key takes. */
export const exporters: readonly [Exporter, ...Exporter[]] = [markdown, text, html];
