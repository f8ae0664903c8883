const DOUBLE = /[“”„‟«»″]/g;
const SINGLE = /[‘’‚‛‹›′]/g;
/** White space, and marks for line breaks that nobody sees. */
const UNSEEN = /[\s\u00ad\u200b\u2060\ufeff]+/g;

/** What counts of a text when two are compared: not its white space, and not whether its quotes are typographic. */
export function textKey(text: string): string {
  return text.replace(UNSEEN, '').replace(DOUBLE, '"').replace(SINGLE, "'").normalize('NFC');
}
