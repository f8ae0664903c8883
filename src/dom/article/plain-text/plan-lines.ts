/** What a line of plain text becomes. */
export type LineKind =
  | 'join' // goes on in the same paragraph, heading or item
  | 'break' // goes on after a line break
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul' // an item, without its mark
  | 'ol'
  | 'pre' // a line of a table or listing, as written
  | 'drop'; // an empty line, the rule below a heading, the head or foot of a printed page

/** `level`: quotations that the line is in. `cut`: characters before its text. `value`: the number of an item. */
export type Line = { kind: LineKind; readonly level: number; cut: number; value: string };

/** Least width of a text in characters: lines of narrower texts are short because their author ended them. */
const LEAST_WIDTH = 55;
/** A line was broken because of its length where the next word would have ended this close to the margin. */
const SLACK = 10;
/** Share of a paragraph's lines that were broken because of their length. */
const FULL_SHARE = 0.7;
/** Words from which a single line is prose. */
const LONG_LINE = 15;
/** Lines of prose from which a text is reflowed, and their least share of the lines of prose, verse and listings. */
const LEAST_LINES = 4;
const LEAST_SHARE = 0.35;
const LONGEST_HEADING = 75;
/** Indentation, besides that of the text, from which lines are a listing. */
const LISTING = 4;
/** Quotation marks before a line: one ">" per level (RFC 3676, section 4.5; older programs put spaces between them). */
const QUOTED = /^ ?>(?: ?>)*/;
/** The quotation level that a Python prompt looks like. */
const PROMPT = 3;
/** Words per line from which a text with quotation marks is a mail rather than code. */
const PROSE_WORDS = 4;

const ITEM = /^\s*(?:[-*•+o]|(\d+)[.)])\s+(?=\S)/;
const RULE = /^\s*([=~*_-])\1\1+$/;
const HASHES = /^#+\s+/;
/** Columns, borders and leaders. */
const ART = /[^\s.!?:]\s{3,}\S|\S\s{5,}\S|[-=+|]{2}[+|]|[+|][-=+|]{2}|(?:\. ?){4}|[\u2500-\u257f]/;
const CODE = /[{};]$|[<>=|\\{}]{2}|^\s*[$%#/]|\w\(|\s[=<>|]\s|\s--?\w/;
const SENTENCE_END = /[.!?:;,]\W?$/;
const PAGE_FOOT = /\[Page \d+\]$/;

/**
 * Plans how the lines of a plain text are shown. A mail with quotations gets a plan, and so does prose that was broken
 * into lines, if it `isMost` of an article; null for every other text. Tables and listings keep their lines.
 */
export function planLines(text: string, { isMost }: { readonly isMost: boolean }): Line[] | null {
  const written = text.split('\n').map((line) => line.trimEnd());
  const isMail = holdsQuotations(written);
  if (!isMail && !isMost) return null;
  const lines = written.map((line): Line => {
    const cut = isMail ? (QUOTED.exec(line)?.[0].length ?? 0) : 0;
    return { kind: 'drop', level: levelOf(line.slice(0, cut)), cut, value: '' };
  });
  const bare = written.map((line, i) => line.slice(lines[i]!.cut));
  const lengths = bare.flatMap(({ length }) => (length > 0 ? [length] : [])).sort((a, b) => a - b);
  const width = Math.max(lengths[Math.floor(lengths.length * 0.9)] ?? 0, LEAST_WIDTH);
  const body = indentOfBody(bare, width);
  let [prose, isOpen, isNewPage] = [0, false, false];
  for (let at = 0; at < bare.length;) {
    const from = at++;
    const first = bare[from]!;
    if (first === '') continue;
    while (
      bare[at] &&
      lines[at]!.level === lines[from]!.level &&
      !PAGE_FOOT.test(bare[at]!) &&
      !RULE.test(bare[at - 1]!)
    )
      at++;
    // The head of a printed page follows the foot of the one before.
    const isHead = isNewPage && at - from === 1 && ART.test(first);
    const isFoot = PAGE_FOOT.test(first);
    isNewPage ||= isFoot;
    if (isHead || isFoot) continue;
    const kind = planBlock(bare.slice(from, at), lines.slice(from, at), width, body);
    if (kind === 'ul' || (kind === 'p' && (at - from > 1 || wordsOf(first) >= LONG_LINE))) prose += at - from;
    if (kind === 'p' && isNewPage && isOpen && /^\s*[a-z]/.test(first)) lines[from]!.kind = 'join';
    isOpen = kind === 'p' && !SENTENCE_END.test(bare[at - 1]!);
    isNewPage = false;
  }
  const kept = keepGaps(lines);
  return isMail || (prose >= LEAST_LINES && prose >= LEAST_SHARE * (prose + kept)) ? lines : null;
}

/**
 * True for a mail with quotations: lines that begin with ">", after one that ends with a colon or two levels deep. The
 * prompts of a console are neither, and those of Python are all of one level.
 */
function holdsQuotations(written: readonly string[]): boolean {
  const lines = written.filter((line) => line !== '');
  const levels = lines.map((line) => levelOf(QUOTED.exec(line)?.[0] ?? ''));
  const quoted = levels.filter((level) => level > 0);
  const words = lines.reduce((sum, line) => sum + wordsOf(line), 0);
  return (
    quoted.length > 1 &&
    quoted.some((level) => level !== PROMPT) &&
    words >= lines.length * PROSE_WORDS &&
    lines.some((line, i) => levels[i]! > 1 || (line.endsWith(':') && levels[i + 1]! > 0))
  );
}

/** Plans the lines of a block, between two empty ones. Returns what it is. */
function planBlock(block: readonly string[], lines: readonly Line[], width: number, body: number): LineKind {
  const first = block[0]!;
  const indent = indentOf(first);
  const heading = headingOf(block, width, body);
  const isArt = block.some((line) => ART.test(line));
  if (
    heading === null &&
    !isArt &&
    ITEM.test(first) &&
    block.every((line) => ITEM.test(line) || indentOf(line) > indent)
  ) {
    block.forEach((line, i) => {
      const [mark = '', value] = ITEM.exec(line) ?? [];
      const own = lines[i]!;
      own.kind = mark === '' ? 'join' : value === undefined ? 'ul' : 'ol';
      own.cut += mark.length;
      own.value = value ?? '';
    });
    return 'ul';
  }
  const full = block.filter((line, i) => i > 0 && isFull(block[i - 1]!, line, width)).length;
  const isCode = isArt || indent >= body + LISTING || block.some((line) => CODE.test(line));
  const isProse = block.length > 1 ? !isArt && full >= FULL_SHARE * (block.length - 1) : !isCode;
  const kind = heading ?? (isProse || !isCode ? 'p' : 'pre');
  lines.forEach((line, i) => {
    line.kind = i === 0 ? kind : heading !== null ? 'drop' : kind === 'pre' ? 'pre' : isProse ? 'join' : 'break';
  });
  if (heading !== null) lines[0]!.cut += HASHES.exec(first)?.[0].length ?? 0;
  return isProse || kind !== 'p' ? kind : 'break';
}

/** The kind of heading that a block is; null where it is none. */
function headingOf([first = '', second]: readonly string[], width: number, body: number): LineKind | null {
  const text = first.trim();
  const indent = indentOf(first);
  if (second !== undefined) return !RULE.test(second) ? null : second.includes('=') ? 'h2' : 'h3';
  if (text.length > LONGEST_HEADING || RULE.test(first)) return null;
  if (HASHES.test(first)) return first.startsWith('###') ? 'h3' : 'h2';
  if (SENTENCE_END.test(text) || ART.test(first)) return null;
  const numbers = /^\d[\d.]*\d/.exec(text)?.[0].split('.').length ?? 1;
  if (indent < body) return numbers > 1 ? 'h3' : 'h2';
  const isCentred = Math.abs(indent + text.length / 2 - width / 2) < LISTING && indent > body + LISTING;
  return isCentred ? 'h2' : null;
}

/** Shows empty lines between two parts of a listing. Returns the number of lines that keep their ends. */
function keepGaps(lines: readonly Line[]): number {
  let [before, kept] = [-1, 0];
  lines.forEach(({ kind }, i) => {
    if (kind === 'drop') return;
    if (kind === 'pre' && lines[before]?.kind === 'pre')
      for (let gap = before + 1; gap < i; gap++) lines[gap]!.kind = 'pre';
    if (kind === 'pre' || kind === 'break') kept++;
    before = i;
  });
  return kept;
}

/** The most frequent indentation of full lines. */
function indentOfBody(bare: readonly string[], width: number): number {
  const counts: number[] = [];
  let best = 0;
  for (const line of bare) {
    if (line.length < width - SLACK || ART.test(line)) continue;
    const indent = indentOf(line);
    counts[indent] = (counts[indent] ?? 0) + 1;
    if (counts[indent] > (counts[best] ?? 0)) best = indent;
  }
  return best;
}

function isFull(line: string, next: string, width: number): boolean {
  return line.length + 1 + (/\S+/.exec(next)?.[0].length ?? 0) > width - SLACK;
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

function wordsOf(line: string): number {
  return line.trim().split(/\s+/).length;
}

/** The quotation level of the marks before a line. */
function levelOf(marks: string): number {
  return marks.split('>').length - 1;
}
