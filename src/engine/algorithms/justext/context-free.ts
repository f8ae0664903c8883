import type { Paragraph } from './paragraphs.ts';
import { PROSE, type JustextThresholds } from './thresholds.ts';

/** Classes of text 003, in order of how much they look like content. */
export const BAD = 0;
export const SHORT = 1;
export const NEAR_GOOD = 2;
export const GOOD = 3;

/** Why a block is in or out; words.json holds the text of each. The last four are of what stands around it. */
export const REASONS = [
  'links',
  'copyright',
  'choices',
  'short-link',
  'short',
  'long',
  'prose',
  'few-function-words',
  'among-good',
  'among-bad',
  'heading',
  'furniture',
] as const;
export type Reason = (typeof REASONS)[number];

/** A class and the key of its reason. */
export type Judgement = {
  readonly is: typeof BAD | typeof SHORT | typeof NEAR_GOOD | typeof GOOD;
  readonly reason: Reason;
};

export type JudgeOptions = JustextThresholds & {
  /** The text's stop-word tests (>) in place of the published code's (≥). */
  readonly strict: boolean;
  /** Take stop words as a sign of prose in text that is too short to be judged by its length. */
  readonly prose: boolean;
};

/** Share of a text's words that are stop words, 0–1. */
export type StopWordDensity = (text: string) => number;

const LINKS: Judgement = { is: BAD, reason: 'links' };
const COPYRIGHT: Judgement = { is: BAD, reason: 'copyright' };
const CHOICES: Judgement = { is: BAD, reason: 'choices' };
const SHORT_LINK: Judgement = { is: BAD, reason: 'short-link' };
const TOO_SHORT: Judgement = { is: SHORT, reason: 'short' };
const LONG_TEXT: Judgement = { is: GOOD, reason: 'long' };
const MEDIUM_TEXT: Judgement = { is: NEAR_GOOD, reason: 'long' };
const LONG_PROSE: Judgement = { is: GOOD, reason: 'prose' };
const MEDIUM_PROSE: Judgement = { is: NEAR_GOOD, reason: 'prose' };
const NO_PROSE: Judgement = { is: BAD, reason: 'few-function-words' };

/** The class of a paragraph by itself (text 003). Without a density, where a language has no stop words, every text passes that is long enough. */
export function judgeAlone(
  { text, linkChars, inSelect }: Paragraph,
  density: StopWordDensity | null,
  options: JudgeOptions,
): Judgement {
  const { lengthLow, lengthHigh, stopwordsLow, stopwordsHigh, maxLinkDensity, strict, prose } = options;
  const { length } = text;
  if (linkChars > maxLinkDensity * length) return LINKS;
  if (text.includes('©') || text.includes('&copy')) return COPYRIGHT;
  if (inSelect) return CHOICES;
  if (
    prose &&
    density &&
    linkChars === 0 &&
    length >= PROSE.lengthLow &&
    length <= lengthHigh &&
    density(text) >= PROSE.density
  ) {
    return length > PROSE.lengthHigh ? LONG_PROSE : MEDIUM_PROSE;
  }
  if (length < lengthLow) return linkChars > 0 ? SHORT_LINK : TOO_SHORT;
  if (!density || stopwordsHigh <= 0) return length > lengthHigh ? LONG_TEXT : MEDIUM_TEXT;
  const share = density(text);
  const reaches = (threshold: number): boolean => (strict ? share > threshold : share >= threshold);
  if (reaches(stopwordsHigh)) return length > lengthHigh ? LONG_PROSE : MEDIUM_PROSE;
  return reaches(stopwordsLow) ? MEDIUM_PROSE : NO_PROSE;
}
