import { describe, expect, test } from 'vitest';
import { builtEntry, builtPackage } from './built-package.ts';

const { extract, extractAsync, isProbablyArticle, WinnowError } = await builtPackage();

const HTML = '<p>The river rose in the night.</p>';

test.each<[string, unknown]>([
  ['url', { url: 'page.html' }],
  ['url', { url: new URL('https://weir.example/') }],
  ['base', { base: '/' }],
  ['algorithm', { algorithm: 'justext' }],
  ['force', { force: 'yes' }],
  ['styles', { styles: 1 }],
  ['comments', { comments: null }],
  ['keepClasses', { keepClasses: 'note' }],
  ['rules', { rules: {} }],
  ['rules', { rules: [{ match: '.promo' }] }],
  ['keepClasses', { keepClasses: [/a/] }],
  ['maxTime', { maxTime: -1 }],
  ['maxNodes', { maxNodes: '9' }],
  ['minimumLength', { minimumLength: Number.NaN }],
  ['maxtime', { maxtime: 1 }],
  ['toString', { toString: 1 }],
  ['signal', { signal: new AbortController().signal }],
  ['options', null],
  ['options', 'url'],
])('a wrong option throws a WinnowError that names it and says what is allowed: %s', (name, options) => {
  for (const read of [extract, isProbablyArticle])
    expect(() => read(HTML, options as object)).toThrow(
      expect.objectContaining({ code: 'invalid-option', message: expect.stringContaining(name) as string }),
    );
});

test('options that are undefined are absent, and extractAsync takes a signal', async () => {
  const none = { url: undefined, base: undefined, algorithm: undefined, force: undefined, rules: undefined };
  expect(extract(HTML, none)).toEqual(extract(HTML));
  const { signal } = new AbortController();
  await expect(extractAsync(HTML, { ...none, signal })).resolves.toEqual(extract(HTML));
  await expect(extractAsync(HTML, { signal: {} as never })).rejects.toBeInstanceOf(WinnowError);
});

describe('exporters', async () => {
  type Export = (article: never, options?: never) => unknown;
  const entries = await Promise.all(
    ['markdown', 'text', 'html', 'epub'].map((name) => builtEntry<Readonly<Record<string, Export>>>(name)),
  );
  const exporters = entries.flatMap((entry) => Object.entries(entry));

  test.each(exporters)('%s says that an extraction, or nothing, is no article', async (_, write) => {
    for (const wrong of [extract(HTML), null, '<p>', { content: 7 }])
      await expect((async () => write(wrong as never))()).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test.each(exporters)('%s refuses wrong options and names them', async (_, write) => {
    const extraction = extract(HTML, { force: true });
    const article = extraction.kind === 'article' ? extraction.article : null;
    for (const [name, value] of [
      ['heading', true],
      ['comments', 'yes'],
      ['head', 'yaml'],
      ['date', '2026'],
    ] as const)
      await expect((async () => write(article as never, { [name]: value } as never))()).rejects.toMatchObject({
        code: 'invalid-option',
        message: expect.stringContaining(name) as string,
      });
  });
});
