import type { Outline } from '../../../engine/types.ts';
import { languageOf } from '../outline/code-blocks.ts';
import type { HtmlWriter } from './html-writer.ts';

/** Quotation marks before a line: one ">" per level (RFC 3676, section 4.5; older programs put spaces between them). */
const QUOTED = /^ ?>(?: ?>)*/;
/** Words per line from which preformatted text is prose rather than code. */
const PROSE_WORDS = 4;
/** The quotation level that a Python prompt looks like. */
const PROMPT = 3;
/** Characters from which a line was broken because of its length. */
const FULL_LINE = 45;

/**
 * True for a preformatted mail with quotations: lines that begin with ">", after one that ends with a colon or two
 * levels deep. The prompts of a console are neither, and those of Python are all of one level.
 */
export function isMail(outline: Outline, index: number): boolean {
  const { elements, blocks } = outline;
  const { tag, end, firstBlock, lastBlock } = elements[index]!;
  if (tag !== 'pre') return false;
  for (let i = index + 1; i < end; i++) if (elements[i]!.tag === 'code') return false;
  const lines = blocks
    .slice(firstBlock, lastBlock)
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim() !== '');
  const quoted = lines.filter((line) => QUOTED.test(line));
  if (quoted.length < 2 || quoted.every((line) => levelOf(line) === PROMPT) || languageOf(outline, index) !== '')
    return false;
  const words = lines.reduce((sum, line) => sum + line.trim().split(/\s+/).length, 0);
  if (words < lines.length * PROSE_WORDS) return false;
  return (
    quoted.some((line) => levelOf(line) > 1) ||
    lines.some((line, i) => line.trimEnd().endsWith(':') && QUOTED.test(lines[i + 1] ?? ''))
  );
}

function levelOf(line: string): number {
  return (QUOTED.exec(line)?.[0].match(/>/g) ?? []).length;
}

/**
 * Writes a mail as paragraphs and nested quotations. A piece of text need not end with a line. Lines that were broken
 * because of their length are joined.
 */
export class MailLines {
  private depth = 0;
  private atStart = true;
  private length = 0;

  constructor(private readonly writer: HtmlWriter) {}

  write(data: string): void {
    const lines = data.split(/\r?\n/);
    lines.forEach((line, i) => {
      if (i > 0) this.endLine();
      const isWhole = i < lines.length - 1;
      this.piece(line, isWhole);
    });
  }

  finish(): void {
    this.moveTo(0);
    this.writer.breakLine();
  }

  private piece(line: string, isWhole: boolean): void {
    if (line === '' && !(isWhole && this.atStart)) return;
    let text = line;
    if (this.atStart) {
      const level = levelOf(line);
      if (level > 0) text = line.replace(QUOTED, '');
      // An empty line ends the paragraph and keeps the level.
      if (level !== this.depth && line.trim() !== '') this.moveTo(level);
      if (text.trim() === '') {
        this.writer.breakLine();
        this.length = 0;
        this.atStart = false;
        return;
      }
    }
    this.atStart = false;
    this.length += text.length;
    this.writer.text(text);
  }

  private endLine(): void {
    if (this.length >= FULL_LINE) this.writer.text(' ');
    else if (this.length > 0) this.writer.lineBreak();
    this.length = 0;
    this.atStart = true;
  }

  private moveTo(level: number): void {
    this.writer.breakLine();
    for (; this.depth < level && this.writer.openBlock('blockquote', 'flow'); this.depth++);
    for (; this.depth > level; this.depth--) this.writer.closeBlock();
  }
}
