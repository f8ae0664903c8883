import { beforeEach, expect, test, vi } from 'vitest';
import type { Article } from '../../article/article.ts';
import type { Extraction } from '../../article/extraction.ts';
import { withLanguage } from './detect-language.ts';

const { i18n, detectLanguage } = vi.hoisted(() => {
  const detectLanguage = vi.fn();
  return { i18n: { detectLanguage } as { detectLanguage?: typeof detectLanguage }, detectLanguage };
});
vi.mock('./browser.ts', () => ({ default: { i18n } }));

const page = (lang: string): Extraction => ({
  kind: 'article',
  article: { lang, dir: 'ltr', content: '<p>some <b>text</b></p>' } as Article,
});
const detected = async (extraction: Extraction) => {
  const found = await withLanguage(extraction);
  return found.kind === 'article' ? [found.article.lang, found.article.dir] : [];
};

beforeEach(() => {
  vi.resetAllMocks();
});

test('detects the language of the text and its direction where the page declares none', async () => {
  detectLanguage.mockResolvedValueOnce({ isReliable: true, languages: [{ language: 'fi', percentage: 98 }] });
  expect(await detected(page(''))).toEqual(['fi', 'ltr']);
  expect(detectLanguage.mock.calls[0]![0]).not.toContain('<');
  detectLanguage.mockResolvedValueOnce({ isReliable: true, languages: [{ language: 'ar', percentage: 90 }] });
  expect(await detected(page(''))).toEqual(['ar', 'rtl']);
});

test('keeps the declared language', async () => {
  expect(await detected(page('de'))).toEqual(['de', 'ltr']);
  expect(detectLanguage).not.toHaveBeenCalled();
});

test('leaves the language unknown where the detector is not sure or fails', async () => {
  detectLanguage.mockResolvedValueOnce({ isReliable: false, languages: [{ language: 'fi', percentage: 40 }] });
  expect(await detected(page(''))).toEqual(['', 'ltr']);
  detectLanguage.mockResolvedValueOnce({ isReliable: true, languages: [{ language: 'und', percentage: 100 }] });
  expect(await detected(page(''))).toEqual(['', 'ltr']);
  detectLanguage.mockRejectedValueOnce(new Error('no detector'));
  expect(await detected(page(''))).toEqual(['', 'ltr']);
});

test('detects the language of a best guess', async () => {
  detectLanguage.mockResolvedValueOnce({ isReliable: true, languages: [{ language: 'fi', percentage: 98 }] });
  const found = await withLanguage({
    kind: 'not-article',
    reason: 'no-article',
    bestGuess: { lang: '', dir: 'ltr', content: 'x' } as Article,
  });
  expect(found.kind === 'not-article' && found.bestGuess?.lang).toBe('fi');
});

test('counts the reading time by the detected language', async () => {
  detectLanguage.mockResolvedValueOnce({ isReliable: true, languages: [{ language: 'zh', percentage: 98 }] });
  const article = { lang: '', dir: 'ltr', content: 'x', wordCount: 2380, charCount: 1275, minutes: 10 } as Article;
  const found = await withLanguage({ kind: 'article', article });
  expect(found.kind === 'article' && found.article.minutes).toBe(5);
});

test('leaves the language unknown in a browser without a detector', async () => {
  delete i18n.detectLanguage;
  expect(await detected(page(''))).toEqual(['', 'ltr']);
  i18n.detectLanguage = detectLanguage;
});
