import browser from './browser.ts';
import type { ArticleExtraction, Extraction } from '../../article/extraction.ts';
import { minutesFor } from '../../article/text-length.ts';

/** UTF-16 units that the language is detected from. */
const SAMPLE = 4000;
/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|iw|ps|ur|yi)\b/;

/**
 * The extraction with the language of its text and its reading time, where the page declares no language. The browser's
 * own detector finds it; the extraction is returned unchanged where the detector is not sure.
 */
export async function withLanguage(extraction: ArticleExtraction): Promise<ArticleExtraction>;
export async function withLanguage(extraction: Extraction): Promise<Extraction>;
export async function withLanguage(extraction: Extraction): Promise<Extraction> {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  if (article === null || article.lang !== '') return extraction;
  const text = article.content.replace(/<[^<>]*>/g, ' ').slice(0, SAMPLE);
  const found = await detect(text).catch(() => null);
  const lang = found?.isReliable ? found.languages[0]?.language : 'und';
  if (lang === undefined || lang === 'und') return extraction;
  const minutes = minutesFor(article, lang);
  const read = { ...article, lang, minutes, dir: RIGHT_TO_LEFT.test(lang) ? ('rtl' as const) : article.dir };
  return extraction.kind === 'article' ? { ...extraction, article: read } : { ...extraction, bestGuess: read };
}

/** null where the browser has no detector, as Safari. */
async function detect(text: string) {
  const { detectLanguage } = browser.i18n as Partial<typeof browser.i18n>;
  return (await detectLanguage?.(text)) ?? null;
}
