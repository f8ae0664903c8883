/**
 * Letters and digits as ranges for a character class, marks and surrogates included. The property classes (\p{L}, \p{N}) say the same more exactly,
 * but their tables take about a millisecond to compile, each time anew for each expression, and these run on every page.
 */
export const LETTERS =
  '0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\ud800-\\udfff\\uf900-\\ufdff\\ufe70-\\uffef';

const NO_LETTERS = new RegExp(`[^${LETTERS}]+`, 'g');

/** Lower-case words with one space between, for comparing titles: no punctuation, no compatibility forms. */
export function bareText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NO_LETTERS, ' ').trim();
}
