import type { HtmlWriter } from '../html/html-writer.ts';
import type { BlockKind } from '../html/vocabulary.ts';
import type { Line } from './plan-lines.ts';

/** What a kind of line opens around itself, outermost first; other kinds open nothing. */
const OPENS: Partial<Record<Line['kind'], readonly (readonly [tag: string, kind: BlockKind])[]>> = {
  h2: [['h2', 'phrasing']],
  h3: [['h3', 'phrasing']],
  ul: [
    ['ul', 'list'],
    ['li', 'compact'],
  ],
  ol: [
    ['ol', 'list'],
    ['li', 'compact'],
  ],
  pre: [['pre', 'code']],
};

/** Writes plain text as paragraphs, headings, lists, listings and quotations. A piece need not end with a line. */
export class PlainTextWriter {
  /** Tags of the open blocks. */
  private readonly open: string[] = [];
  private at = 0;
  /** Characters of the line that are still to be left out. */
  private cut = 0;
  private isStart = true;
  private level = 0;

  constructor(
    private readonly writer: HtmlWriter,
    private readonly lines: readonly Line[],
  ) {}

  write(data: string): void {
    data.split('\n').forEach((piece, i) => {
      if (i > 0) {
        this.at++;
        this.isStart = true;
      }
      const line = this.lines[this.at];
      if (line === undefined || line.kind === 'drop') return;
      if (this.isStart) this.startLine(line);
      const text = piece.slice(this.cut).replace(/[\r\f]/g, '');
      this.cut = Math.max(0, this.cut - piece.length);
      if (line.kind === 'pre') this.writer.codeText(text);
      else this.writer.text(text);
    });
  }

  /** Passes over a piece that is not written. */
  leaveOut(data: string): void {
    const ends = data.split('\n').length - 1;
    if (ends === 0) return;
    this.at += ends;
    this.isStart = true;
  }

  finish(): void {
    this.moveTo(0);
    this.writer.breakLine();
  }

  private startLine({ kind, level, cut, value }: Line): void {
    this.isStart = false;
    this.cut = cut;
    if (level !== this.level) this.moveTo(level);
    if (kind === 'join') this.writer.text(' ');
    else if (kind === 'break') this.writer.lineBreak();
    else if (kind === 'pre' && this.open[0] === 'pre') this.writer.codeText('\n');
    else {
      const opens = OPENS[kind] ?? [];
      // A list goes on with the next item.
      this.closeTo(opens.length > 1 && this.open[0] === kind ? 1 : 0);
      this.writer.breakLine();
      for (const [tag, block] of opens.slice(this.open.length)) {
        if (!this.writer.openBlock(tag, block, tag === 'li' && value !== '' ? [['value', value]] : [])) break;
        this.open.push(tag);
      }
    }
  }

  /** Moves to a level of quotation. */
  private moveTo(level: number): void {
    this.closeTo(0);
    this.writer.breakLine();
    for (; this.level < level && this.writer.openBlock('blockquote', 'flow'); this.level++);
    for (; this.level > level; this.level--) this.writer.closeBlock();
  }

  private closeTo(depth: number): void {
    while (this.open.length > depth) {
      this.open.pop();
      this.writer.closeBlock();
    }
  }
}
