import { interfaceLanguage } from '../../platform/browser/translate.ts';

/** Making a format takes far longer than using it, and every row of a list has a day. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in the language of the interface, such as 'Mar 4, 2026'. `time`: milliseconds since 1970. */
export function formatDay(time: number): string {
  const language = interfaceLanguage();
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  formats.set(language, format);
  return format.format(time);
}
