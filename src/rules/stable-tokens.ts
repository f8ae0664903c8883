/** Classes of a state or of a place, which differ between pages of one template. */
const STATE =
  /^(?:(?:is|has|js|no)-.*|active|current|selected|open(?:ed)?|closed?|expanded|collapsed|visible|hidden|show(?:n)?|loaded|loading|lazy.*|first|last|odd|even|focus(?:ed)?|hover|animated?)$/i;
/** Prefixes of tools that name classes by a hash. */
const GENERATED = /^(?:css|sc|jsx|jss|emotion|svelte|styled|ng|data-v)-/i;
const TOKEN = /^[a-z](?:[a-z]|[-_]+(?=[a-z]))*$/i;
const MAX_LENGTH = 40;
/** Letters from which a part without a vowel is no word. */
const WORD_LENGTH = 5;
/** Least mean length of the words of a camel case name. */
const LEAST_MEAN = 3;

/** True for a class or id that a person named: no digits, no hash, no state. */
export function isStableToken(token: string): boolean {
  if (token.length < 2 || token.length > MAX_LENGTH || !TOKEN.test(token)) return false;
  if (STATE.test(token) || GENERATED.test(token)) return false;
  return token.split(/[-_]+/).every(isWord);
}

/** The stable classes of an attribute, in its order, each once. */
export function stableTokens(classes: string): string[] {
  return [...new Set(classes.split(/\s+/))].filter(isStableToken);
}

/** False for the letters of a hash: "bdVaJa", "kxqzwt". */
function isWord(part: string): boolean {
  const words = part.split(/(?<=[a-z])(?=[A-Z])/);
  if (words.length > 1 && part.length / words.length < LEAST_MEAN) return false;
  return words.every((word) => word.length < WORD_LENGTH || /[aeiouy]/i.test(word));
}
