/** A heading of Markdown: its level, 1 to 6, its text, and the character at which it begins. */
export type Heading = { readonly level: number; readonly text: string; readonly at: number };

type Line = { readonly text: string; readonly at: number; readonly isCode: boolean };

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;

/**
 * Cuts Markdown into parts of at most `length` characters, between paragraphs where that is possible, else between
 * lines, else anywhere. Joined, the parts are the Markdown.
 */
export function splitMarkdown(markdown: string, length: number): string[] {
  const parts: string[] = [];
  let rest = markdown;
  while (rest.length > length) {
    const cut = lastCut(rest, length);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

/** The last place up to `length` at which Markdown can be cut; it is not in the first half, so that parts are few. */
function lastCut(markdown: string, length: number): number {
  let [paragraph, line] = [0, 0];
  for (const { at, text, isCode } of linesOf(markdown.slice(0, length))) {
    if (at > 0) line = at;
    if (text === '' && !isCode) paragraph = at + 1;
  }
  if (paragraph > length / 2) return paragraph;
  if (line > length / 2) return line;
  // Never between the two halves of a character.
  return /[\ud800-\udbff]/.test(markdown.charAt(length - 1)) ? length - 1 : length;
}

/** The headings of Markdown, without lines of code that look like one. */
export function headingsIn(markdown: string): Heading[] {
  return linesOf(markdown).flatMap(({ text, at, isCode }) => {
    const [, marks = '', title = ''] = (isCode ? null : HEADING.exec(text)) ?? [];
    return marks === '' ? [] : [{ level: marks.length, text: title, at }];
  });
}

function linesOf(markdown: string): Line[] {
  let at = 0;
  let fence = '';
  return markdown.split('\n').map((text) => {
    const [, mark = ''] = FENCE.exec(text) ?? [];
    const isInside = fence !== '';
    if (!isInside) fence = mark;
    else if (mark.startsWith(fence) && text.trim() === mark) fence = '';
    const line = { text, at, isCode: isInside || mark !== '' };
    at += text.length + 1;
    return line;
  });
}
