import type { Voice } from './speech-engine.ts';

/** Characters that a voice speaks in a second at the normal speed. A character of Han, Kana or Hangul is a syllable. */
const LETTERS_PER_SECOND = 13;
const SYLLABLES_PER_SECOND = 5;
const SYLLABLES = /^(?:zh|ja|ko|yue|cmn)\b/i;

/** Chromium's voices on the internet fall silent after 15 seconds of one utterance. Seconds, with a margin. */
const LONGEST_REMOTE = 11;
/** Characters. Engines on the device have no such limit; Android refuses more than 4,000. */
const LONGEST_LOCAL = 1000;
const SHORTEST = 30;

/** Milliseconds that an engine may take longer than expected before its first event, because it may have to start. */
const GRACE = 6000;
const SLOWNESS = 2;
/** An engine that reports words and then none for this long has stalled. Milliseconds at the normal speed. */
const WORD_GAP = 5000;

function perSecond(lang: string, rate: number): number {
  return rate * (SYLLABLES.test(lang) ? SYLLABLES_PER_SECOND : LETTERS_PER_SECOND);
}

/** The most characters that one utterance of a voice may have. */
export function longestPart({ lang, isLocal }: Voice, rate: number): number {
  return isLocal ? LONGEST_LOCAL : Math.max(SHORTEST, Math.floor(LONGEST_REMOTE * perSecond(lang, rate)));
}

/** Milliseconds without an event after which the utterance of an engine that reports words has stalled. */
export function longestGap(rate: number): number {
  return WORD_GAP / Math.min(rate, 1);
}

/** Milliseconds without an event after which an utterance of that length has stalled. */
export function longestSilence(length: number, { lang }: Voice, rate: number): number {
  return GRACE + (SLOWNESS * 1000 * length) / perSecond(lang, rate);
}
