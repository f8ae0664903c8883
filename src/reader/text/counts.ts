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

/** A number of words, such as '1,234 words'. */
export function formatWords(count: number): string {
  if (count === 1) return translate('word_count_one');
  return translate('word_count', new Intl.NumberFormat(interfaceLanguage()).format(count));
}
