import {
  BAD,
  GOOD,
  judgeBoilerplate,
  NEAR_GOOD,
  REASONS,
  SHORT,
  type Judgement,
} from '../../../src/engine/algorithms/justext/judge-paragraph.ts';
import type { Paragraph } from '../../../src/engine/algorithms/justext/paragraphs.ts';
import type { StopWordDensity } from '../../../src/engine/algorithms/justext/stop-word-density.ts';
import type { JustextThresholds } from './published-thresholds.ts';

/** Keys of reasons. */
export const COMPAT_REASONS = [...REASONS, 'few-function-words'] as const;
type CompatReason = (typeof COMPAT_REASONS)[number];

export type JudgeOptions = JustextThresholds & {
  /** The text's stop-word tests (>) in place of the published code's (≥). */
  readonly strict: boolean;
};

/**
 * The class of a paragraph by itself (text 003). Without a `density`, or with a stopwordsHigh of 0, only links and
 * length count.
 */
export function judgeAsPublished(
  paragraph: Paragraph,
  density: StopWordDensity | null,
  { lengthLow, lengthHigh, stopwordsLow, stopwordsHigh, maxLinkDensity, strict }: JudgeOptions,
): Judgement<CompatReason> {
  const { text, linkChars } = paragraph;
  const { length } = text;
  const boilerplate = judgeBoilerplate(paragraph, maxLinkDensity);
  if (boilerplate) return boilerplate;
  if (length < lengthLow)
    return linkChars > 0 ? { class: BAD, reason: 'short-link' } : { class: SHORT, reason: 'short' };
  const byLength = length > lengthHigh ? GOOD : NEAR_GOOD;
  if (!density || stopwordsHigh <= 0) return { class: byLength, reason: 'long' };
  const share = density(text);
  const reaches = (threshold: number): boolean => (strict ? share > threshold : share >= threshold);
  if (reaches(stopwordsHigh)) return { class: byLength, reason: 'prose' };
  return reaches(stopwordsLow) ? { class: NEAR_GOOD, reason: 'prose' } : { class: BAD, reason: 'few-function-words' };
}
