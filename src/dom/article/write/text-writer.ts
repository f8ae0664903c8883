import type { HtmlWriter } from './html-writer.ts';
import { indentBefore } from './code-indent.ts';
import { MailLines } from './mail-lines.ts';
import { TextLines } from './text-lines.ts';

/** Writes text nodes as running text, as code, or as the lines of a mail. */
export class TextWriter {
  private readonly lines: TextLines;
  /** The mail that is being written, and the index of its element. */
  private mail: { readonly lines: MailLines; readonly index: number } | null = null;
  private lastBlock = -1;

  constructor(private readonly writer: HtmlWriter) {
    this.lines = new TextLines(writer);
  }

  get isInMail(): boolean {
    return this.mail !== null;
  }

  startMail(index: number): void {
    this.mail = { lines: new MailLines(this.writer), index };
  }

  /** Ends the mail that started at this element; does nothing at any other element. */
  finishMail(index: number): void {
    if (this.mail?.index !== index) return;
    this.mail.lines.finish();
    this.mail = null;
  }

  /** `block`: index of the block that the text belongs to. */
  write(node: Text, block: number): void {
    if (this.mail !== null) this.mail.lines.write(node.data);
    else if (this.writer.inside !== 'code') this.lines.write(node);
    else this.writer.codeText(node.data, block === this.lastBlock ? '' : indentBefore(node));
    this.lastBlock = block;
  }
}
