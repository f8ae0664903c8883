import { describe, expect, it, vi } from 'vitest';
import { directionOf, knownLanguage, likelyTarget, namedLanguages } from './languages.ts';

vi.mock('../../../platform/browser/translate.ts', () => import('../../../ui/testing/fake-translate.ts'));

describe('knownLanguage', () => {
  it.each([
    ['en-GB', 'en'],
    ['pt_BR', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['nb', 'no'],
    ['iw', 'he'],
    ['', ''],
    ['tlh', ''],
    ['not a tag', ''],
  ])('%s is %s', (tag, language) => {
    expect(knownLanguage(tag)).toBe(language);
  });
});

describe('likelyTarget', () => {
  it('is the first language that a person reads and that is not the source', () => {
    expect(likelyTarget('de', ['de', 'tlh', 'fr-CH', 'en'])).toBe('fr');
    expect(likelyTarget('de', ['de'])).toBe('en');
    expect(likelyTarget('en', [])).toBe('es');
  });
});

it('knows directions and names', () => {
  expect([directionOf('ar'), directionOf('he'), directionOf('ja')]).toEqual(['rtl', 'rtl', 'ltr']);
  const names = namedLanguages().map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Arabic', 'Bangla']);
  expect(names).toContain('Traditional Chinese');
});
