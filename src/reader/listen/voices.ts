import type { Voice } from './speech-engine.ts';

/** Voices for the menu: those of the language, the best first, and all others. */
export type VoiceGroups = { readonly own: readonly Voice[]; readonly others: readonly Voice[] };

/** Divides the voices by a language (BCP 47). */
export function groupVoices(voices: readonly Voice[], lang: string): VoiceGroups {
  const others = voices.filter((voice) => fit(voice, lang) === 0).sort((a, b) => a.lang.localeCompare(b.lang));
  const own = voices.filter((voice) => fit(voice, lang) > 0).sort((a, b) => rank(b, lang) - rank(a, lang));
  return { own, others };
}

/** The voice for a language: the chosen one if it is there, else the best of the language, else null. */
export function chooseVoice(voices: readonly Voice[], lang: string, chosenId: string | undefined): Voice | null {
  return voices.find(({ id }) => id === chosenId) ?? groupVoices(voices, lang).own[0] ?? null;
}

/** Language and script of a tag, with the script that the language is mostly written in: `zh-TW` gives `zh-Hant`. */
export function baseLanguage(tag: string): string {
  const { language, script } = likely(tag) ?? {};
  return language === undefined ? tag.toLowerCase() : [language, script].filter(Boolean).join('-');
}

/** 0: another language, 1: the same language and script, 2: the same region, too. */
function fit(voice: Voice, lang: string): 0 | 1 | 2 {
  if (baseLanguage(voice.lang) !== baseLanguage(lang)) return 0;
  return likely(voice.lang)?.region === likely(lang)?.region ? 2 : 1;
}

/** The region counts most, then the system's choice, then that the voice works without the internet. */
function rank(voice: Voice, lang: string): number {
  return 4 * fit(voice, lang) + 2 * Number(voice.isDefault) + Number(voice.isLocal);
}

function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Not a language tag. Engines and pages may name anything.
    return null;
  }
}
