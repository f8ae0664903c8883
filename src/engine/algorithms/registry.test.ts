import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registryMessages } from '../../../vite/messages.ts';
import { resources } from '../../../vite/resources.ts';
import { messageKey } from '../../platform/browser/message-keys.ts';
import { countText } from '../text/count-text.ts';
import type { Outline } from '../types.ts';
import { pageOf } from '../testing/outline-of.ts';
import { ALGORITHMS, algorithmById } from './index.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(folders)('%s is in ALGORITHMS and has a test and a README', (folder) => {
  expect(ALGORITHMS.map(({ id }) => id)).toContain(folder);
  const files = readdirSync(new URL(`./${folder}/`, import.meta.url));
  expect(files.filter((file) => file.endsWith('.test.ts'))).not.toEqual([]);
  expect(files).toContain('README.md');
});

test('every algorithm has an id of its own, and algorithmById finds it', () => {
  expect(new Set(ALGORITHMS.map(({ id }) => id)).size).toBe(ALGORITHMS.length);
  for (const algorithm of ALGORITHMS) expect(algorithmById(algorithm.id)).toBe(algorithm);
});

test('algorithmById returns the default without an id, and undefined for an unknown id', () => {
  expect(algorithmById()).toBe(ALGORITHMS[0]);
  expect(algorithmById('none')).toBeUndefined();
});

const WITH_ALL = await resources();

test.each(
  ALGORITHMS.flatMap(
    (algorithm) =>
      [
        [algorithm.id, 'without', algorithm, {}],
        [algorithm.id, 'with', algorithm, WITH_ALL],
      ] as const,
  ),
)('%s %s its resources gives a verdict for every block and leaves the page unchanged', (_, __, algorithm, given) => {
  for (const html of [
    '',
    '<p>x</p>',
    '<nav><a href=#>a</a></nav>',
    `<div><p>${'Some words, here. '.repeat(30)}</p></div><table><tr><td>1</td></tr></table>`,
  ]) {
    const page = pageOf(html);
    const before = JSON.stringify(page);
    const { keep, score, reason, confidence, because } = algorithm.classify(page, given, { explain: true });
    expect([keep.length, score.length, reason.length]).toEqual(Array(3).fill(page.outline.blocks.length));
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(because?.length ?? reason.length).toBe(reason.length);
    expect(JSON.stringify(page)).toBe(before);
  }
});

/** An outline without elements, or with one element that has no block or one. */
const SMALL_OUTLINES: fc.Arbitrary<Outline> = fc
  .option(
    fc.record({
      tag: fc.constantFrom('html', 'body', 'frameset', 'p', 'a', 'h1', 'li', 'td', 'nav', 'form', 'br', 'img', 'rss'),
      classes: fc.constantFrom('', 'article', 'comments', 'sidebar'),
      text: fc.option(fc.string({ minLength: 1, unit: 'binary', maxLength: 2000 })),
      heading: fc.nat(6),
      isLink: fc.boolean(),
    }),
  )
  .map((one) => {
    if (one === null) return { elements: [], blocks: [], runs: [] };
    const { tag, classes, text, heading, isLink } = one;
    const lastBlock = text === null ? 0 : 1;
    const element = {
      parent: -1,
      end: 1,
      tag,
      depth: 0,
      classes,
      id: '',
      role: '',
      breaks: true,
      firstBlock: 0,
      lastBlock,
    };
    if (text === null) return { elements: [element], blocks: [], runs: [] };
    const chars = text.length;
    const linkChars = isLink ? chars : 0;
    return {
      elements: [element],
      blocks: [{ element: 0, text, chars, ...countText(text, 'en'), linkChars, tags: 0, heading }],
      runs: [{ element: 0, block: 0, before: 1, skipped: 0, start: 0, end: chars }],
    };
  });

test.each(ALGORITHMS.map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s gives a verdict for every block of an outline with at most one element',
  (_, algorithm) => {
    fc.assert(
      fc.property(SMALL_OUTLINES, fc.boolean(), (outline, isReady) => {
        const page = { ...pageOf(''), outline };
        const { keep, score, reason } = algorithm.classify(page, isReady ? WITH_ALL : {}, { explain: true });
        expect([keep.length, score.length, reason.length]).toEqual(Array(3).fill(outline.blocks.length));
      }),
      { seed: 1, numRuns: 300, examples: [[{ elements: [], blocks: [], runs: [] }, true]] },
    );
  },
);

test('the build has every resource that an algorithm needs', () => {
  const names = ALGORITHMS.flatMap(({ needs }) => needs?.(pageOf('<html lang=en><p>The boats came in.</p>')) ?? []);
  expect(names).toEqual(expect.arrayContaining(['winnow-weights', 'web2text-weights']));
  expect(names.filter((name) => !WITH_ALL[name])).toEqual([]);
});

test.each(ALGORITHMS.map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s declares every reason that it gives',
  (_, algorithm) => {
    const page = pageOf(
      `<nav><a href="#">Home</a> <a href="#">News</a></nav><h1>Boats</h1><p>${'The boats came in, and nobody saw them. '.repeat(20)}</p><p>Short.</p><ul><li>One</li><li>Two</li></ul><footer>© 2026</footer>`,
    );
    const { reason, note } = algorithm.classify(page, WITH_ALL);
    expect(note).toBeUndefined();
    for (const key of reason) expect(algorithm.reasons).toContain(key);
  },
);

test.each(ALGORITHMS.map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s has English words for itself, its reasons and its notices',
  (id, algorithm) => {
    const messages = registryMessages();
    for (const kind of ['algorithm', 'summary'] as const) expect(messages).toHaveProperty(messageKey(kind, id));
    for (const reason of algorithm.reasons) expect(messages).toHaveProperty(messageKey('reason', reason));
    const { note } = algorithm.classify(pageOf('<p>Boats came in.</p>'), {});
    if (note !== undefined) expect(messages).toHaveProperty(messageKey('note', note));
  },
);
