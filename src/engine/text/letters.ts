/**
 * Letters, digits, marks and surrogates as ranges for a character class. \p{L} and \p{N} are more exact, but take about
 * a millisecond to compile for each expression, on every page.
 */
export const LETTERS =
  '0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\ud800-\\udfff\\uf900-\\ufdff\\ufe70-\\uffef';

/** The same without digits. */
export const ALPHABET =
  'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\ud800-\\udfff\\uf900-\\ufdff\\ufe70-\\uff0f\\uff1a-\\uffef';

const NO_LETTERS = new RegExp(`[^${LETTERS}]+`, 'g');

/**
 * Letters and digits only, in lower case, without spaces: quotation marks and spaces differ between a page and its
 * metadata.
 */
export function lettersOnly(text: string): string {
  return text.toLowerCase().replace(NO_LETTERS, '');
}

/** True where a text begins with a capital letter; scripts without case have none. */
export function startsWithCapital(text: string): boolean {
  return text !== '' && text[0]!.toLowerCase() !== text[0];
}

/** True where no letter of a text has another case: a script without capitals, or no letter at all. */
export function isCaseless(text: string): boolean {
  return text.toLowerCase() === text.toUpperCase();
}

/** The words of a text in lower case, one space between, without punctuation (NFKC), to compare titles. */
export function bareText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NO_LETTERS, ' ').trim();
}

/** With the flag u an emoji is one character, and no letter. */
const SIGNS_BEFORE = new RegExp(`^[^${ALPHABET}]+`, 'u');

/**
 * A text in lower case, character by character. A pattern of words of many languages takes ten times as long to compile
 * with the flags i and u.
 */
export function lowerCase(text: string): string {
  // Lower case would make two characters of this one.
  return text.replaceAll('İ', 'i').toLowerCase();
}

/** A line in lower case from its first letter on, to compare it with labels. */
export function labelLine(text: string): string {
  return lowerCase(text).replace(SIGNS_BEFORE, '');
}
