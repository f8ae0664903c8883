/** Characters per line, for the text density (WSDM 2010, section 3; code 1.2.0). */
const LINE_CHARS = 80;

const SPACE = 0;
const WORD = 1;
/** Punctuation that does not end a token next to a letter or digit: It's, 3.5 and x.y/z are one token each. */
const GLUE = 2;
const OTHER = 3;
const GLUE_SIGNS = '"\'.,!@-:;$?()/';
const UNDERSCORE = 95;

const ASCII = asciiKinds();

/** Running counts of one text block, with its words wrapped into lines. Read the result with `countsOf`. */
export type LineCounter = {
  words: number;
  anchorWords: number;
  /** Words, and tokens without a letter or digit. */
  tokens: number;
  lines: number;
  wordsInLine: number;
  lineChars: number;
  tokenChars: number;
  tokenIsWord: boolean;
  kind: number;
  inAnchor: boolean;
};

/** Word counts of a text block. A single line counts as full, however short. */
export type LineCounts = {
  readonly words: number;
  readonly anchorWords: number;
  /** Words in full lines. */
  readonly wrappedWords: number;
  /** Full lines. */
  readonly wrappedLines: number;
};

/** A counter at the start of a text block. */
export function newLineCounter(): LineCounter {
  return {
    words: 0,
    anchorWords: 0,
    tokens: 0,
    lines: 0,
    wordsInLine: 0,
    lineChars: -1,
    tokenChars: 0,
    tokenIsWord: false,
    kind: SPACE,
    inAnchor: false,
  };
}

/**
 * Adds text[start … end-1]. A token ends at white space and between a word character and another sign (a|b, 5%). An
 * unfinished token continues in the next call, as inline elements do not end it. A token with a letter or digit is a
 * word.
 */
export function addText(counter: LineCounter, text: string, start: number, end: number): void {
  let { kind, tokenChars, tokenIsWord } = counter;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const next = code < 128 ? ASCII[code]! : kindBeyondAscii(code);
    if (next === SPACE || (next === WORD && kind === OTHER) || (next === OTHER && kind === WORD)) {
      if (tokenIsWord) addWord(counter, tokenChars);
      else if (tokenChars > 0) counter.tokens++;
      tokenChars = 0;
      tokenIsWord = false;
    }
    if (next !== SPACE) tokenChars++;
    if (next === WORD && code !== UNDERSCORE) tokenIsWord = true;
    kind = next;
  }
  counter.kind = kind;
  counter.tokenChars = tokenChars;
  counter.tokenIsWord = tokenIsWord;
}

/** Ends the unfinished token, if there is one. */
export function endToken(counter: LineCounter): void {
  if (counter.tokenIsWord) addWord(counter, counter.tokenChars);
  else if (counter.tokenChars > 0) counter.tokens++;
  counter.tokenChars = 0;
  counter.tokenIsWord = false;
  counter.kind = SPACE;
}

/** Adds one finished word of `chars` characters. */
export function addWord(counter: LineCounter, chars: number): void {
  counter.tokens++;
  counter.words++;
  if (counter.inAnchor) counter.anchorWords++;
  counter.wordsInLine++;
  counter.lineChars += chars + 1;
  if (counter.lineChars <= LINE_CHARS) return;
  counter.lines++;
  counter.lineChars = chars;
  counter.wordsInLine = 1;
}

/** The counts so far. The unfinished last line counts only if it is the only line. */
export function countsOf({ words, anchorWords, lines, wordsInLine }: LineCounter): LineCounts {
  return lines === 0
    ? { words, anchorWords, wrappedWords: words, wrappedLines: 1 }
    : { words, anchorWords, wrappedWords: words - wordsInLine, wrappedLines: lines };
}

function asciiKinds(): Uint8Array {
  const kinds = new Uint8Array(128).fill(OTHER);
  for (let code = 0; code <= 32; code++) kinds[code] = SPACE;
  for (let code = 48; code < 58; code++) kinds[code] = WORD;
  for (let code = 65; code < 91; code++) kinds[code] = kinds[code + 32] = WORD;
  kinds[UNDERSCORE] = WORD;
  for (let i = 0; i < GLUE_SIGNS.length; i++) kinds[GLUE_SIGNS.charCodeAt(i)] = GLUE;
  return kinds;
}

/** By the ranges of ../../text/letters.ts: punctuation, arrows, symbols and CJK punctuation are not letters. */
function kindBeyondAscii(code: number): number {
  if (code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029)
    return SPACE;
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba ? WORD : OTHER;
  if (code < 0x2000) return code === 0xd7 || code === 0xf7 ? OTHER : WORD;
  if (code < 0x2c00) return OTHER;
  return (code >= 0x2e00 && code < 0x3040) || (code >= 0xfe10 && code < 0xfe70) || code >= 0xfff0 ? OTHER : WORD;
}
