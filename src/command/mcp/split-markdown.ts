/** A heading of Markdown: its level, 1 to 6, its text, and the character at which it begins. */
export type Heading = { readonly level: number; readonly text: string; readonly at: number };

type Line = { readonly text: string; readonly at: number; readonly isCode: boolean };

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6}) (.*)$/;

/**
 * Cuts Markdown into parts of at most `length` characters, between paragraphs where that is possible, else between
 * lines, else anywhere. Joined, the parts are the Markdown.
 */
export function splitMarkdown(markdown: string, length: number): string[] {
  const lines = linesOf(markdown);
  const paragraphs = lines.filter(({ text, isCode }) => text === '' && !isCode).map(({ at }) => at + 1);
  const starts = lines.map(({ at }) => at);
  const parts: string[] = [];
  let from = 0;
  while (markdown.length - from > length) {
    // Not in the first half of a part, so that parts are few.
    const [least, most] = [from + length / 2, from + length];
    const cut =
      lastWithin(paragraphs, least, most) ?? lastWithin(starts, least, most) ?? betweenCharacters(markdown, most);
    parts.push(markdown.slice(from, cut));
    from = cut;
  }
  return [...parts, markdown.slice(from)];
}

/** The last of some ascending numbers that is over `least` and not over `most`. */
function lastWithin(numbers: readonly number[], least: number, most: number): number | undefined {
  return numbers.findLast((number) => number > least && number <= most);
}

/** A place that is not between the two halves of a character. */
function betweenCharacters(text: string, at: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}

/** The headings of Markdown, without lines of code that look like one. */
export function headingsIn(markdown: string): Heading[] {
  return linesOf(markdown).flatMap(({ text, at, isCode }) => {
    const [, marks = '', title = ''] = (isCode ? null : HEADING.exec(text)) ?? [];
    return marks === '' ? [] : [{ level: marks.length, text: title.trim(), at }];
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
