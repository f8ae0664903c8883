import type { ReaderHost } from '../../reading/reader-host.ts';

/** What is printed besides the article. */
export type PrintOptions = {
  /** The list of links at its end. */
  readonly links: boolean;
  /** The highlights, and the notes at its end. */
  readonly highlights: boolean;
};

/** The reasons to open a reader that print at once. */
type PrintReason = NonNullable<ReaderHost['printAs']>;

/** Links whose addresses can be printed. */
export const EXTERNAL = 'a[href^="http"]';

/** What the browser's own command prints. */
export const DEFAULT: PrintOptions = { links: false, highlights: true };

/** The options for a reason to print. */
export function printOptions(how: PrintReason): PrintOptions {
  return { links: how === 'print-notes' || how === 'print-plain-notes', highlights: !how.startsWith('print-plain') };
}

/** The reason that stands for the options. */
export function reasonFor({ links, highlights }: PrintOptions): PrintReason {
  if (highlights) return links ? 'print-notes' : 'print';
  return links ? 'print-plain-notes' : 'print-plain';
}
