/** What the browser can do for two languages. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** Languages as BCP 47 tags. */
export type LanguagePair = { readonly sourceLanguage: string; readonly targetLanguage: string };

/** An open translator of the browser. */
export type OpenTranslator = {
  readonly translate: (text: string, options?: { readonly signal?: AbortSignal }) => Promise<string>;
  readonly destroy: () => void;
};

type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
};

/** The part of the Translator API that Winnow uses (https://webmachinelearning.github.io/translation-api/). */
export type TranslatorApi = {
  readonly availability: (pair: LanguagePair) => Promise<Availability>;
  readonly create: (
    options: LanguagePair & { readonly signal?: AbortSignal; readonly monitor?: (monitor: Monitor) => void },
  ) => Promise<OpenTranslator>;
};

type Detected = { readonly detectedLanguage?: string; readonly confidence?: number };
type DetectorApi = {
  readonly availability: () => Promise<Availability>;
  readonly create: () => Promise<{
    readonly detect: (text: string) => Promise<readonly Detected[]>;
    readonly destroy: () => void;
  }>;
};

type Apis = { readonly Translator?: TranslatorApi; readonly LanguageDetector?: DetectorApi };

/** The browser's translator; null where there is none. */
export function translatorApi(): TranslatorApi | null {
  return (globalThis as Apis).Translator ?? null;
}

/** A detected language is believed from this confidence on. */
const SURE = 0.6;

/** The language of a text, if the browser can tell without a download; '' if not. */
export async function detectLanguage(text: string): Promise<string> {
  const api = (globalThis as Apis).LanguageDetector;
  if (api === undefined || (await api.availability()) !== 'available') return '';
  const detector = await api.create();
  try {
    const [first] = await detector.detect(text);
    return first?.detectedLanguage !== undefined && (first.confidence ?? 0) >= SURE ? first.detectedLanguage : '';
  } finally {
    detector.destroy();
  }
}
