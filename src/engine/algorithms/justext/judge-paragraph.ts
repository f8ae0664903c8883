import { linkDensity } from '../../features/link-density.ts';
import type { Paragraph } from './paragraphs.ts';
import type { StopWordDensity } from './stop-word-density.ts';

/** Classes of a paragraph, ordered by how much it looks like content. */
export const BAD = 0;
export const SHORT = 1;
export const NEAR_GOOD = 2;
export const GOOD = 3;
export type ParagraphClass = typeof BAD | typeof SHORT | typeof NEAR_GOOD | typeof GOOD;

/** Keys of reasons; words.json holds the text of each. */
export const REASONS = [
  // By the paragraph itself.
  'links',
  'copyright',
  'choices',
  'short-link',
  'short',
  'long',
  'prose',
  // By the paragraphs around it.
  'among-good',
  'among-bad',
  'heading',
  // By the element around it.
  'furniture',
] as const;
export type Reason = (typeof REASONS)[number];

/** The class of a paragraph by itself, and the key of its reason. */
export type Judgement<R extends string = Reason> = { readonly class: ParagraphClass; readonly reason: R };

/**
 * A comparison of published settings found lengths of 50 and 140 and a link density of 0.4 better on pages of today
 * than the published 70, 200 and 0.2 (README.md).
 */
const LENGTH_LOW = 50;
const LENGTH_HIGH = 140;
const MAX_LINK_DENSITY = 0.4;

/** A text with this share of stop words and without links needs fewer characters. */
const PROSE = { density: 0.3, lengthLow: 25, lengthHigh: 80 } as const;

const LINKS: Judgement<'links'> = { class: BAD, reason: 'links' };
const COPYRIGHT: Judgement<'copyright'> = { class: BAD, reason: 'copyright' };
const CHOICES: Judgement<'choices'> = { class: BAD, reason: 'choices' };

/** Judges a paragraph by its links, length and stop words. Without a `density` only links and length count. */
export function judgeParagraph(paragraph: Paragraph, density: StopWordDensity | null): Judgement {
  const { text, linkChars } = paragraph;
  const { length } = text;
  const boilerplate = judgeBoilerplate(paragraph, MAX_LINK_DENSITY);
  if (boilerplate) return boilerplate;
  const maySkipLength = linkChars === 0 && length >= PROSE.lengthLow && length <= LENGTH_HIGH;
  if (maySkipLength && density && density(text) >= PROSE.density)
    return { class: length > PROSE.lengthHigh ? GOOD : NEAR_GOOD, reason: 'prose' };
  if (length < LENGTH_LOW)
    return linkChars > 0 ? { class: BAD, reason: 'short-link' } : { class: SHORT, reason: 'short' };
  return { class: length > LENGTH_HIGH ? GOOD : NEAR_GOOD, reason: 'long' };
}

/** Judges a paragraph that is boilerplate at any length (links, a copyright sign, options of a list), else null. */
export function judgeBoilerplate(
  { text, linkChars, inSelect }: Paragraph,
  maxLinkDensity: number,
): Judgement<'links' | 'copyright' | 'choices'> | null {
  if (linkDensity(linkChars, text.length) > maxLinkDensity) return LINKS;
  if (text.includes('©') || text.includes('&copy')) return COPYRIGHT;
  return inSelect ? CHOICES : null;
}
