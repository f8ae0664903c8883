import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf as pageOfMarkup } from '../testing/outline-of.ts';
import type { Page } from '../types.ts';
import { pageOf, textOfPage } from './page-text.ts';

const PAGE: Page = {
  ...pageOfMarkup(
    '<main class="story" id="top"><h1>The weir</h1><p>Boats <b>wait</b> below.</p><ul><li>One</li><li>Two</li></ul></main>' +
      '<aside role="note" class="story">By the mill</aside>',
  ),
  title: 'The weir',
  windowTitle: 'The weir – \ud800 Mill',
  description: 'Boats, and a mill',
  declaredKinds: ['article', 'og:article'],
};
/** The text of the page with another list of numbers. */
const changed = (change: (columns: Record<string, number[]>) => void): string => {
  const columns = JSON.parse(textOfPage(PAGE)) as Record<string, number[]>;
  change(columns);
  return JSON.stringify(columns);
};

test('a page is read as it was written', () => {
  expect(pageOf(textOfPage(PAGE))).toEqual(PAGE);
  const empty: Page = { ...PAGE, outline: { elements: [], blocks: [], runs: [] } };
  expect(pageOf(textOfPage(empty))).toEqual(empty);
});

test('a run may end behind its text, where white space follows the last word', () => {
  const { elements, blocks, runs } = PAGE.outline;
  const last = runs.at(-1)!;
  const after = { ...last, start: last.end + 1, end: last.end + 2 };
  const page: Page = { ...PAGE, outline: { elements, blocks, runs: [...runs, after] } };
  expect(pageOf(textOfPage(page))).toEqual(page);
});

test('names and texts stand once', () => {
  expect(textOfPage(PAGE).split('story')).toHaveLength(2);
  expect(textOfPage(PAGE).split('By the mill')).toHaveLength(2);
});

describe('a text that is no page', () => {
  test.each<[string, (columns: Record<string, number[]>) => void]>([
    ['a place behind the last name', ({ elements }) => (elements![1] = 1_000)],
    ['a depth without a parent', ({ elements }) => (elements![8] = 2)],
    ['a fraction', ({ blocks }) => (blocks![1] = 0.5)],
    ['a negative number', ({ blocks }) => (blocks![1] = -1)],
    ['a block in an element that there is not', ({ blocks }) => (blocks![0] = 1_000)],
    ['a run that ends behind the whole page', ({ runs }) => (runs![5] = 1e9)],
    ['a number too few', ({ runs }) => runs!.pop()],
    ['a block too few', ({ blocks }) => blocks!.splice(0, 7)],
  ])('is refused: %s', (_, change) => {
    expect(() => pageOf(changed(change))).toThrow(RangeError);
  });

  test('is refused, or gives a tree: any number in any place', () => {
    const columns = JSON.parse(textOfPage(PAGE)) as Record<string, unknown[]>;
    const lists = ['elements', 'blocks', 'runs'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.nat(200), fc.double(), (list, place, number) => {
        const text = changed((other) => (other[list]![place % columns[list]!.length] = number));
        let page: Page;
        try {
          page = pageOf(text);
        } catch (cause) {
          expect(cause).toBeInstanceOf(RangeError);
          return;
        }
        for (const [index, { parent, end }] of page.outline.elements.entries()) {
          expect(parent).toBeLessThan(index);
          expect(end).toBeGreaterThan(index);
          expect(end).toBeLessThanOrEqual(page.outline.elements.length);
        }
      }),
    );
  });
});
