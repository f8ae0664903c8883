import { expect, test, vi } from 'vitest';
import type { BlockAccount, PageElement, PageStructure } from '../../../article/blocks.ts';
import { parseRule } from '../../../rules/parse-rule.ts';
import { ruleOf } from './rule-of.ts';

vi.mock('../../../platform/browser/translate.ts', () => ({ translate: (key: string) => key }));

const ADDRESS = 'https://www.example.org/news/a?b=1';

const element = (parent: number, end: number, tag: string, classes: string, blocks: [number, number]): PageElement => ({
  ...{ parent, end, tag, classes, id: '', role: '', firstBlock: blocks[0], lastBlock: blocks[1] },
});
const account = (text: string): BlockAccount => ({ text, words: 2, kept: true, score: 1, reasons: [] });

/** A box with three texts between paragraphs: `<div class="address">One<br>Two<br>Three<p>Four</p></div>`. */
const STRUCTURE: PageStructure = {
  elements: [
    element(-1, 4, 'body', '', [0, 5]),
    element(0, 2, 'p', '', [0, 1]),
    element(0, 4, 'div', 'address', [1, 5]),
    element(2, 4, 'p', '', [4, 5]),
  ],
  blocks: [1, 2, 2, 2, 3],
  media: [],
};
const PAGE = { structure: STRUCTURE, blocks: ['Zero', 'One', 'Two', 'Three', 'Four'].map(account) };

test('names a text that shares its element by its place in it, from the nearer end', () => {
  const match = (block: number): string =>
    ruleOf({ keep: false, block, text: '' }, PAGE, ADDRESS)!.rule('a', 'site', 'x').match;
  expect([1, 2, 3].map(match)).toEqual(['div.address::text(1)', 'div.address::text(2)', 'div.address::text(-1)']);
  expect(ruleOf({ keep: false, block: 2, text: '' }, PAGE, ADDRESS)!.textPlace).toBe(2);
});

test('makes a valid rule for each scope, with the selector of alike pages', () => {
  const draft = ruleOf({ keep: true, block: 1, text: 'One', element: 2 }, PAGE, ADDRESS)!;
  expect(draft).toMatchObject({ name: 'address', textPlace: 0 });
  for (const scope of ['page', 'alike', 'site'] as const) {
    const rule = draft.rule('a', scope, 'x');
    expect(parseRule(rule)).toEqual(rule);
    expect(rule.where).toBe({ page: '/news/a?b=1', alike: 'body', site: undefined }[scope]);
    expect(rule.alike).toBe(scope === 'alike' ? undefined : 'body');
  }
});

test('the rule of "only this part" names the article, and its pages by the place of the article', () => {
  const draft = ruleOf({ keep: true, only: true, block: 1, text: 'One', element: 2 }, PAGE, ADDRESS)!;
  const rule = draft.rule('a', 'alike', 'x');
  expect(parseRule(rule)).toEqual(rule);
  expect(rule).toMatchObject({ action: 'body', match: 'div.address', where: 'body > div.address' });
  expect(ruleOf({ keep: true, only: true, block: 1, text: 'One' }, PAGE, ADDRESS)).toBeNull();
});
