import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingsIn, splitMarkdown } from './split-markdown.ts';

test('cuts between paragraphs, not within code', () => {
  const code = '```\na\n\nb\n```';
  expect(splitMarkdown(`one one one\n\n${code}\n\nthree`, 24)).toEqual(['one one one\n\n', `${code}\n\nthree`]);
});

test('loses nothing and no part is longer than asked', () => {
  const text = fc.array(fc.constantFrom('word ', '\n', '\n\n', '```\n', '🎉', '# a\n')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (markdown, length) => {
      const parts = splitMarkdown(markdown, length);
      expect(parts.join('')).toBe(markdown);
      expect(parts.every((part) => part.length <= length && part.isWellFormed())).toBe(true);
    }),
  );
});

test('finds headings, without lines of code that look like one', () => {
  expect(headingsIn('# A\n\n```sh\n# not\n```\n\n### B\ntext')).toEqual([
    { level: 1, text: 'A', at: 0 },
    { level: 3, text: 'B', at: 22 },
  ]);
});
