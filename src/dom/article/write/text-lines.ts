import { parentElementOf } from '../../safe-dom.ts';
import { styleOf } from '../../walk/visibility.ts';
import type { HtmlWriter } from '../html/html-writer.ts';

const KEEPS_LINES = /^(?:pre|break-spaces)/;
const SOFT_HYPHENS = /\u00ad/g;
const INDENT = /^ {2,}/;

/**
 * Writes running text, with white space as the page's style treats it. Soft hyphens are removed: the view hyphenates by
 * itself, and they would hide words from search.
 */
export class TextLines {
  /** The element whose style was read last: one read serves all of its text. */
  private styledElement: Element | null = null;
  private keepsLines = false;

  constructor(private readonly writer: HtmlWriter) {}

  /** Writes `text`, which is all of a node or part of it. */
  write(node: Text, text: string): void {
    const data = text.includes('\u00ad') ? text.replace(SOFT_HYPHENS, '') : text;
    if (!data.includes('\n') || !this.keepsLineBreaks(node)) {
      this.writer.text(data);
      return;
    }
    data.split(/\r?\n/).forEach((line, i) => {
      if (i > 0) this.writer.lineBreak();
      this.writer.text(line.replace(INDENT, (spaces) => '\u00a0'.repeat(spaces.length)));
    });
  }

  private keepsLineBreaks(node: Text): boolean {
    const parent = parentElementOf(node);
    if (parent !== this.styledElement) {
      this.styledElement = parent;
      this.keepsLines = parent !== null && KEEPS_LINES.test(styleOf(parent)?.whiteSpace ?? '');
    }
    return this.keepsLines;
  }
}
