/** How long a text is. The views show the characters where they are counted, else the words. */
export type TextLength = {
  readonly wordCount: number;
  /** Letters of scripts without spaces between words; absent where less than half of the text is in them. */
  readonly charCount?: number;
};

/** Words per minute in silent reading of non-fiction (Brysbaert 2019). */
const WORDS_A_MINUTE = 238;

/** Characters per minute by primary language subtag (IReST, Trauzettel-Klosinski and Dietz 2012). */
const CHARACTERS_A_MINUTE: Readonly<Record<string, number>> = { zh: 255, ja: 357 };

/** Reading time of a text in a language (BCP 47 tag or ''), in whole minutes, at least 1. */
export function minutesFor({ wordCount, charCount = 0 }: TextLength, lang: string): number {
  const characters = CHARACTERS_A_MINUTE[lang.slice(0, 2).toLowerCase()];
  const minutes = charCount > 0 && characters ? charCount / characters : wordCount / WORDS_A_MINUTE;
  return Math.max(1, Math.round(minutes));
}
