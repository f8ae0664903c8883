const MESSAGES: Readonly<Record<string, string>> = { language_direction: 'ltr' };

/** Replaces platform/browser/translate.ts in tests of views: returns key and substitutions, separated by spaces. */
export function translate(key: string, ...substitutions: readonly (string | number)[]): string {
  const written = substitutions.map((one) => (typeof one === 'number' ? one.toLocaleString('en') : one));
  return MESSAGES[key] ?? [key, ...written].join(' ');
}

/** Returns the key and the number. */
export function translateCount(key: string, count: number): string {
  return translate(key, count);
}

/** The language of the tests. */
export const interfaceLanguage = (): string => 'en';
