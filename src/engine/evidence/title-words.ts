/** Chinese and Japanese write no spaces: each of their characters counts as a word. */
const CHINESE_OR_JAPANESE = '\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff';
const OTHERS = '0-9a-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\u2dff\u3105-\u318f\ua000-\uf8ff\uff10-\uffdc';
const WORD = new RegExp(`[${CHINESE_OR_JAPANESE}]|[${OTHERS}]+`, 'g');

/** The distinct words of a title or a heading, in lower case. */
export function wordsOfTitle(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}

/** The number of words that both sets have. */
export function countShared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared++;
  return shared;
}
