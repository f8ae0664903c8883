import type { Page } from '../types.ts';
import { languageOfText } from './language-of-text.ts';

const PRIMARY_SUBTAG = /^([a-z]{2,3})(?:[-_]|$)/;

/** Subtags for the same language (IANA registry): deprecated ones, and the two written forms of Norwegian. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', fil: 'tl' };

/** Subtags that name no language: undetermined, several, none. */
const NO_LANGUAGE = new Set(['und', 'mul', 'zxx']);

/** Characters of text to detect the language from: enough for a few dozen function words. */
const SAMPLE_CHARS = 4000;
/** Blocks with fewer words are mostly menu entries and names. */
const MIN_BLOCK_WORDS = 8;

/** Primary language subtag of a page in lower case: the declared one, else that of its text; '' if unknown. */
export function pageLanguage({ lang, outline }: Page): string {
  const stated = PRIMARY_SUBTAG.exec(lang.trim().toLowerCase())?.[1] ?? '';
  if (stated !== '' && !NO_LANGUAGE.has(stated)) return SAME[stated] ?? stated;
  let sample = '';
  for (let i = 0; i < outline.blocks.length && sample.length < SAMPLE_CHARS; i++) {
    const { words, text } = outline.blocks[i]!;
    if (words >= MIN_BLOCK_WORDS) sample += `${text.slice(0, SAMPLE_CHARS)} `;
  }
  return languageOfText(sample);
}
