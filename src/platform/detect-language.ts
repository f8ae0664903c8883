import browser from 'webextension-polyfill';
import type { Article, Extraction } from '../article.ts';

/** UTF-16 units that the language is detected from. */
const SAMPLE = 4000;
/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/;

/**
 * The extraction with the language of its text where the page declares none. The browser's own detector finds it; the
 * extraction is returned unchanged where the detector is not sure.
 */
export async function withLanguage(extraction: Extraction): Promise<Extraction> {
  if (extraction.kind === 'article') return { ...extraction, article: await detect(extraction.article) };
  const { bestGuess } = extraction;
  return bestGuess === null ? extraction : { ...extraction, bestGuess: await detect(bestGuess) };
}

async function detect(article: Article): Promise<Article> {
  if (article.lang !== '') return article;
  const text = article.content.replace(/<[^>]*>/g, ' ').slice(0, SAMPLE);
  // A browser without a detector leaves the language unknown.
  const found = await browser.i18n.detectLanguage(text).catch(() => null);
  const lang = found?.isReliable ? (found.languages[0]?.language ?? '') : '';
  if (lang === '' || lang === 'und') return article;
  return { ...article, lang, dir: RIGHT_TO_LEFT.test(lang) ? 'rtl' : article.dir };
}
