import type { Voice } from './speech-engine.ts';

/** Voices for the menu: those of the language, the best first, and all others. */
type VoiceGroups = { readonly own: readonly Voice[]; readonly others: readonly Voice[] };

/** Divides the voices by a language (BCP 47). */
export function groupVoices(voices: readonly Voice[], lang: string): VoiceGroups {
  const base = baseLanguage(lang);
  const isOwn = (voice: Voice): boolean => baseLanguage(voice.lang) === base;
  const own = voices.filter(isOwn).sort((one, other) => rank(other, lang) - rank(one, lang));
  const others = voices.filter((voice) => !isOwn(voice)).sort((one, other) => one.lang.localeCompare(other.lang));
  return { own, others };
}

/** Begins the choice of a voice on the internet. */
const ONLINE = 'online:';

/**
 * How the choice of a voice is stored: its id, with a mark if it works over the internet. An imported or synced choice
 * without the mark was made for a voice on a device, and a voice on the internet may have the same id.
 */
export function choiceOf({ id, isLocal }: Voice): string {
  return isLocal ? id : ONLINE + id;
}

/**
 * The voice for a language: the chosen one if it is there, else the best on this device, else null. A voice on the
 * internet gets the text, so it is taken only if the user chose it as such.
 */
export function chooseVoice(voices: readonly Voice[], lang: string, choice: string | undefined): Voice | null {
  return (
    voices.find((voice) => choice === choiceOf(voice) || choice === ONLINE + voice.id) ??
    groupVoices(voices, lang).own.find(({ isLocal }) => isLocal) ??
    null
  );
}

/** Language and script of a tag, with the script that the language is mostly written in: `zh-TW` gives `zh-Hant`. */
export function baseLanguage(tag: string): string {
  const { language, script } = likely(tag) ?? {};
  return language === undefined ? tag.toLowerCase() : [language, script].filter(Boolean).join('-');
}

/** Voices on the device come first, then those of the stated region, the system's choice, and the likely region. */
function rank(voice: Voice, lang: string): number {
  const region = likely(voice.lang)?.region;
  const isStated = region === locale(lang)?.region;
  const isLikely = region === likely(lang)?.region;
  return 8 * Number(voice.isLocal) + 4 * Number(isStated) + 2 * Number(voice.isDefault) + Number(isLikely);
}

function likely(tag: string): Intl.Locale | undefined {
  return locale(tag)?.maximize();
}

function locale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    // Not a language tag. Engines and pages may name anything.
    return undefined;
  }
}
