/** Shorter is a label, longer is a paragraph. */
const SHORTEST = 50;
const LONGEST = 300;

/** So much of the excerpt found at one place of the text means that the article says it already. */
const OPENING = 40;
/** The same in scripts that write a word in a sign or two. */
const DENSE_OPENING = 16;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const ENDS_A_SENTENCE = /[.!?。！？؟।…»”"')]$/u;
const CUT_SHORT = /(?:…|\.{3}|\[…\])\s*$/u;

/** The page's own summary where it is worth a line above the article: whole sentences that the article itself does not repeat. Else ''. */
export function standfirst(excerpt: string, title: string, text: string): string {
  const line = excerpt.replace(/\s+/g, ' ').trim();
  if (line.length < SHORTEST || line.length > LONGEST) return '';
  if (!ENDS_A_SENTENCE.test(line) || CUT_SHORT.test(line)) return '';
  const said = key(line);
  if (said.startsWith(key(title)) || key(text).includes(said.slice(0, DENSE.test(said) ? DENSE_OPENING : OPENING)))
    return '';
  return line;
}

/** Letters and digits alone, so that quotes, dashes and white space make no difference. */
function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
