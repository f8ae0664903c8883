import type { TextLength } from '../../article/text-length.ts';
import { interfaceLanguage, translate, translateCount } from '../../platform/browser/translate.ts';

/** Whole minutes, such as '6 min'; from an hour on hours too, such as '2 hr 5 min'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return formatUnit(minutes, 'minute');
  const parts = [formatUnit(hours, 'hour'), ...(rest > 0 ? [formatUnit(rest, 'minute')] : [])];
  return new Intl.ListFormat(interfaceLanguage(), { type: 'unit', style: 'narrow' }).format(parts);
}

function formatUnit(count: number, unit: 'hour' | 'minute'): string {
  return new Intl.NumberFormat(interfaceLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** The length of a text, such as '1,234 words', or '1,234 characters' where its script writes no spaces. */
export function formatLength({ wordCount, charCount }: TextLength): string {
  return charCount === undefined ? translateCount('word_count', wordCount) : translateCount('char_count', charCount);
}

/** A number of comments, such as '48 comments'; 'Comments' where the number is unknown. */
export function formatComments(count: number | null): string {
  return count === null ? translate('comments') : translateCount('comment_count', count);
}
