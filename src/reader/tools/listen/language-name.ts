import { interfaceLanguage } from '../../../platform/browser/translate.ts';

/** The name of a language in that of the interface; the tag itself if it is no valid one. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([interfaceLanguage()], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Engines name voices as they like.
    return tag;
  }
}
