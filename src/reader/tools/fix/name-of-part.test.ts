import { expect, it, vi } from 'vitest';
import type { PageElement } from '../../../article/blocks.ts';
import { nameOfPart, tellingName } from './name-of-part.ts';

vi.mock('../../../platform/browser/translate.ts', () => import('../../../ui/testing/fake-translate.ts'));

const element = (changes: Partial<PageElement>): PageElement => ({ tag: 'div', role: '', ...changes }) as PageElement;
const nameOf = (one: PageElement): string => nameOfPart({ elements: [one] }, { element: 0 });

it('names an element by its role, else by its tag', () => {
  expect(nameOf(element({ role: 'navigation', tag: 'ul' }))).toBe('part_menu');
  expect(nameOf(element({ tag: 'ul' }))).toBe('part_list');
  expect(nameOfPart({ elements: [] }, { element: 0 })).toBe('part_other');
  expect(nameOfPart({ elements: [] }, { element: null })).toBe('part_text');
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'takes the name %s for no role and no tag',
  (name) => {
    expect(nameOf(element({ role: name }))).toBe('part_other');
    expect(nameOf(element({ tag: name }))).toBe('part_other');
  },
);

it('names a box by its heading, else by its first words, and a list as such', () => {
  const elements = [
    element({ end: 6, firstBlock: 0, lastBlock: 3 }),
    element({ end: 3, firstBlock: 0, lastBlock: 1 }),
    element({ tag: 'p', end: 3, firstBlock: 0, lastBlock: 1 }),
    element({ end: 5, firstBlock: 1, lastBlock: 2 }),
    element({ tag: 'h3', end: 5, firstBlock: 1, lastBlock: 2 }),
    element({ tag: 'ul', end: 6, firstBlock: 2, lastBlock: 3 }),
    element({ end: 7, firstBlock: 3, lastBlock: 3 }),
  ];
  const blocks = ['Wind and grain and flour and bread, and then some more of it', 'Most read', 'A'].map((text) => ({
    text,
  }));
  const names = elements.map((_, index) => tellingName({ elements }, blocks, index));
  expect(names).toEqual([
    'Most read',
    'Wind and grain and flour and bread…',
    'part_paragraph',
    'Most read',
    'part_heading',
    'part_list',
    'part_other',
  ]);
  expect(tellingName({ elements }, blocks, 99)).toBe('part_other');
});
