import browser from './browser.ts';

type Substitution = string | number;

/**
 * The message with this key in the browser's language, or the key itself. Fills $1, $2 … in order and writes numbers as
 * the language does.
 */
export function translate(key: string, ...substitutions: readonly Substitution[]): string {
  return messageOf(key, substitutions) || key;
}

/**
 * The message with this key for this number of things, which is $1; the others are $2 and so on. A language has one
 * message for each of its plural forms, such as word_count_few; the form `other` has no suffix.
 */
export function translateCount(key: string, count: number, ...others: readonly Substitution[]): string {
  const form = new Intl.PluralRules(interfaceLanguage()).select(count);
  return (form !== 'other' && messageOf(`${key}_${form}`, [count, ...others])) || translate(key, count, ...others);
}

function messageOf(key: string, substitutions: readonly Substitution[]): string {
  const written = substitutions.map((value) =>
    typeof value === 'number' ? new Intl.NumberFormat(interfaceLanguage()).format(value) : value,
  );
  return browser.i18n.getMessage(key, written);
}

/** The language of the messages as a BCP 47 tag, which need not be the browser's; English if there are no messages. */
export function interfaceLanguage(): string {
  return browser.i18n.getMessage('language_tag') || 'en';
}
