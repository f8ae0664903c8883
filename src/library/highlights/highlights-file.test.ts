import { describe, expect, it } from 'vitest';
import FIRST from '../../platform/stores/past-formats/highlights-file-1.json' with { type: 'json' };
import type { KeptHighlight } from '../../platform/stores/kept-highlights.ts';
import type { Group } from './highlight-view.ts';
import { isNewerHighlightsFile, parseHighlightsFile, writeHighlightsFile } from './highlights-file.ts';

const HIGHLIGHT: KeptHighlight = {
  ...{ id: 'a', position: 3, color: 'green', note: 'why? <b>', createdAt: 1_700_000_000_000 },
  quote: { exact: 'grain', prefix: 'the ', suffix: ' of' },
};
const GROUP: Group = {
  ...{ url: 'https://mill.example/wind', title: 'Wind', lang: 'ar', dir: 'rtl', keptId: 4 },
  highlights: [HIGHLIGHT],
};

const fileWith = (...articles: readonly unknown[]): string =>
  JSON.stringify({ format: 'winnow-highlights', version: 1, articles });
const withHighlight = (changes: object): string =>
  fileWith({ ...GROUP, highlights: [HIGHLIGHT, { ...HIGHLIGHT, ...changes }] });

it('reads a file of the first version', () => {
  const text = JSON.stringify(FIRST);
  const [article] = FIRST.articles;
  expect(parseHighlightsFile(text)).toMatchObject({
    articles: [{ url: article?.url, article: { title: 'Wind' }, highlights: article?.highlights }],
    bad: [],
  });
});

it('reads what it has written', () => {
  expect(parseHighlightsFile(writeHighlightsFile([GROUP]))).toEqual({
    articles: [{ url: GROUP.url, article: { title: 'Wind', lang: 'ar', dir: 'rtl' }, highlights: [HIGHLIGHT] }],
    bad: [],
  });
});

it.each(['', '[]', 'null', '{"format":"winnow-rules","version":1,"articles":[]}', '{"format":"winnow-highlights"}'])(
  'takes %j for another file',
  (text) => {
    expect(parseHighlightsFile(text)).toBeNull();
  },
);

it('knows a file of a newer version from another file', () => {
  const newer = JSON.stringify({ format: 'winnow-highlights', version: 2, articles: [GROUP] });
  expect(parseHighlightsFile(newer)).toBeNull();
  expect(isNewerHighlightsFile(newer)).toBe(true);
  for (const text of ['', '[]', '{"version":2}', '{"format":"winnow-rules","version":2}', fileWith(GROUP)])
    expect(isNewerHighlightsFile(text)).toBe(false);
});

describe('a bad entry is left out and named', () => {
  it.each([
    ['a color that is not there', { color: 'red' }],
    ['no words', { quote: { exact: ' ', prefix: '', suffix: '' } }],
    ['words without end', { quote: { exact: 'x'.repeat(20_001), prefix: '', suffix: '' } }],
    ['a place that is none', { position: -1 }],
    ['a time that is none', { createdAt: 1e300 }],
    ['no id', { id: '' }],
    ['a note that is no text', { note: {} }],
  ])('%s', (_, changes) => {
    const read = parseHighlightsFile(withHighlight(changes));
    expect(read?.articles[0]?.highlights).toEqual([HIGHLIGHT]);
    expect(read?.bad).toEqual([{ article: 1, highlight: 2 }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'no address', `https://a.example/${'x'.repeat(4000)}`])(
    'an article at %s',
    (url) => {
      expect(parseHighlightsFile(fileWith({ ...GROUP, url }, GROUP))).toMatchObject({
        articles: [{ url: GROUP.url }],
        bad: [{ article: 1, highlight: 0 }],
      });
    },
  );
});

it('takes only the properties that belong to a highlight', () => {
  const file = withHighlight({ id: 'b' }).replace('"id":"b"', '"id":"b","__proto__":{"color":"blue"},"extra":1');
  expect(parseHighlightsFile(file)?.articles[0]?.highlights[1]).toEqual({ ...HIGHLIGHT, id: 'b' });
});
