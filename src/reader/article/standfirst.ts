/** Length of a standfirst in UTF-16 units; shorter text is a label, longer text a paragraph. */
const MIN_LENGTH = 50;
const MAX_LENGTH = 300;

/** The article repeats the excerpt if it contains this many of its first letters and digits. */
const OPENING = 40;
/** The same for scripts that write a word with one or two characters. */
const DENSE_OPENING = 16;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** A summary of the article has most of its words in the article; that of the site has few. */
const LEAST_SHARE = 0.4;
const LEAST_WORDS = 8;
/** Words of this many letters count, by their first ones: endings differ. Dense scripts count pairs of characters. */
const WORD = /[\p{L}\p{N}]{4,}/gu;
const STEM = 6;
/** Characters from which a text can tell. */
const MIN_TEXT = 800;

const ENDS_A_SENTENCE = /[.!?。！？؟।…»”"')]$/u;
const CUT_SHORT = /(?:…|\.{3}|\[…\])\s*$/u;

/** The page's summary if it is whole sentences about the article that title and text do not repeat; else ''. */
export function standfirst(excerpt: string, title: string, text: string): string {
  const line = once(excerpt.replace(/\s+/g, ' ').trim());
  if (line.length < MIN_LENGTH || line.length > MAX_LENGTH) return '';
  if (!ENDS_A_SENTENCE.test(line) || CUT_SHORT.test(line)) return '';
  const summary = lettersOf(line);
  const opening = summary.slice(0, DENSE.test(summary) ? DENSE_OPENING : OPENING);
  if (summary.startsWith(lettersOf(title)) || lettersOf(text).includes(opening)) return '';
  return isAbout(line, `${title} ${text}`) ? line : '';
}

/** A line without its repetition, as pages that join two equal summaries write it. */
function once(line: string): string {
  const half = (line.length - 1) / 2;
  return line.slice(0, half) === line.slice(half + 1) ? line.slice(0, half) : line;
}

/** True where enough words of a summary stand in the text, or there are too few to tell. */
function isAbout(summary: string, text: string): boolean {
  const all = text.toLowerCase();
  const words = new Set(DENSE.test(summary) ? pairsOf(summary) : (summary.toLowerCase().match(WORD) ?? []));
  if (words.size < LEAST_WORDS || text.length < MIN_TEXT) return true;
  const found = [...words].filter((word) => all.includes(word.slice(0, STEM)));
  return found.length >= words.size * LEAST_SHARE;
}

function pairsOf(text: string): string[] {
  const letters = lettersOf(text);
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2));
}

/** Letters and digits only, so that quotes, dashes and white space do not matter. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
