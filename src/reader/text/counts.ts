import type { TextLength } from '../../article.ts';
import { translate } from '../../platform/translate.ts';

/** The language of the interface as a BCP 47 tag; numbers and dates follow it. */
export function interfaceLanguage(): string {
  return translate('language_tag');
}

/** Whole minutes, such as '6 min'. */
export function formatMinutes(minutes: number): string {
  return new Intl.NumberFormat(interfaceLanguage(), { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
    minutes,
  );
}

/** The length of a text, such as '1,234 words', or '1,234 characters' where its script writes no spaces. */
export function formatLength({ wordCount, charCount }: TextLength): string {
  const [one, many, count] =
    charCount === undefined
      ? (['word_count_one', 'word_count', wordCount] as const)
      : (['char_count_one', 'char_count', charCount] as const);
  return count === 1 ? translate(one) : translate(many, new Intl.NumberFormat(interfaceLanguage()).format(count));
}

/** A number of comments, such as '48 comments'; 'Comments' where the number is unknown. */
export function formatComments(count: number | null): string {
  if (count === null) return translate('comments');
  if (count === 1) return translate('comment_count_one');
  return translate('comment_count', new Intl.NumberFormat(interfaceLanguage()).format(count));
}
