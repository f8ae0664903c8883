import type { HtmlWriter } from '../html/html-writer.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { PlainTextWriter } from '../plain-text/plain-text-writer.ts';
import { TextLines } from './text-lines.ts';

/** Writes text nodes as running text, as code, or as the lines of a plain text. */
export class TextWriter {
  private readonly lines: TextLines;
  /** The plain text that is being written, and the index of its element. */
  private plain: { readonly lines: PlainTextWriter; readonly index: number } | null = null;
  private lastBlock = -1;

  constructor(
    private readonly writer: HtmlWriter,
    private readonly need: NeedCode,
  ) {
    this.lines = new TextLines(writer);
  }

  get isInPlainText(): boolean {
    return this.plain !== null;
  }

  /** Starts the text of the element with this index, whose lines `lines` writes. */
  startPlainText(lines: PlainTextWriter, index: number): void {
    this.plain = { lines, index };
  }

  /** Ends the plain text that started at this element; does nothing at any other element. */
  finishPlainText(index: number): void {
    if (this.plain?.index !== index) return;
    this.plain.lines.finish();
    this.plain = null;
  }

  /** Passes over text that is not written, so that the lines of a plain text stay in step. */
  leaveOut(data: string): void {
    this.plain?.lines.leaveOut(data);
  }

  /** `block`: index of the block that the text belongs to. `data`: what to write of the node. */
  write(node: Text, block: number, data: string): void {
    if (this.plain !== null) this.plain.lines.write(data);
    else if (this.writer.inside !== 'code') this.lines.write(node, data);
    else this.writer.codeText(data, block === this.lastBlock ? '' : this.need('rare-structure')?.indentBefore(node));
    this.lastBlock = block;
  }
}
