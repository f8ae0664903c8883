import { interfaceLanguage } from '../../../platform/browser/translate.ts';

/** Languages that Chromium's translator knows. The API has no list; the browser is asked for each pair. */
export const LANGUAGES: readonly string[] = (
  'ar bg bn cs da de el en es fi fr he hi hr hu id it ja kn ko lt mr nl no pl pt ro ru sk sl sv ta te th tr uk vi zh ' +
  'zh-Hant'
).split(' ');

/** Other tags for languages of the list. */
const SAME: Readonly<Record<string, string>> = { iw: 'he', in: 'id', nb: 'no', nn: 'no' };
const TRADITIONAL = /^zh-(?:Hant|TW|HK|MO)/i;
const RIGHT_TO_LEFT = new Set(['ar', 'he']);

/** The language of the list that a BCP 47 tag stands for; '' for none. */
export function knownLanguage(tag: string): string {
  if (TRADITIONAL.test(tag)) return 'zh-Hant';
  const base = tag.split(/[-_]/u)[0]?.toLowerCase() ?? '';
  const language = SAME[base] ?? base;
  return LANGUAGES.includes(language) ? language : '';
}

/** The direction of text in a language of the list. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}

/** The language that a person is likely to want: the first that they read and that is not the source. */
export function likelyTarget(source: string, read: readonly string[]): string {
  return read.map(knownLanguage).find((one) => one !== '' && one !== source) ?? (source === 'en' ? 'es' : 'en');
}

/** Name of a language in that of the interface. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([interfaceLanguage()], { type: 'language' }).of(language) ?? language;
}

/** All languages with their names, by name. */
export function namedLanguages(): readonly { readonly language: string; readonly name: string }[] {
  const collator = new Intl.Collator(interfaceLanguage());
  return LANGUAGES.map((language) => ({ language, name: nameOf(language) })).sort((one, other) =>
    collator.compare(one.name, other.name),
  );
}
