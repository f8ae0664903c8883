import type { ReaderHost } from '../../reading/reader-host.ts';

/** What is printed besides the article. */
export type PrintOptions = {
  /** The list of links at its end. */
  readonly links: boolean;
  /** The highlights, and the notes at its end. */
  readonly highlights: boolean;
};

/** The reasons to open a reader that print at once. */
export type PrintReason = NonNullable<ReaderHost['printAs']>;

/** The options for a reason to print. */
export function printOptions(how: PrintReason): PrintOptions {
  return { links: how === 'print-notes', highlights: how !== 'print-plain' };
}
