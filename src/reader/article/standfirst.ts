/** Length of a standfirst in UTF-16 units; shorter text is a label, longer text a paragraph. */
const MIN_LENGTH = 50;
const MAX_LENGTH = 300;

/** The article repeats the excerpt if it contains this many of its first letters and digits. */
const OPENING = 40;
/** The same for scripts that write a word with one or two characters. */
const DENSE_OPENING = 16;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const ENDS_A_SENTENCE = /[.!?。！？؟।…»”"')]$/u;
const CUT_SHORT = /(?:…|\.{3}|\[…\])\s*$/u;

/** The page's summary if it consists of whole sentences that title and text do not repeat; else ''. */
export function standfirst(excerpt: string, title: string, text: string): string {
  const line = excerpt.replace(/\s+/g, ' ').trim();
  if (line.length < MIN_LENGTH || line.length > MAX_LENGTH) return '';
  if (!ENDS_A_SENTENCE.test(line) || CUT_SHORT.test(line)) return '';
  const summary = lettersOf(line);
  const opening = summary.slice(0, DENSE.test(summary) ? DENSE_OPENING : OPENING);
  if (summary.startsWith(lettersOf(title)) || lettersOf(text).includes(opening)) return '';
  return line;
}

/** Letters and digits only, so that quotes, dashes and white space do not matter. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
