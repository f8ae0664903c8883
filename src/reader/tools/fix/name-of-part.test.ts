import { expect, it, vi } from 'vitest';
import type { PageElement } from '../../../article/blocks.ts';
import { nameOfElement } from './name-of-part.ts';

vi.mock('../../../platform/browser/translate.ts', () => import('../../../ui/testing/fake-translate.ts'));

const element = (changes: Partial<PageElement>): PageElement => ({ tag: 'div', role: '', ...changes }) as PageElement;

it('names an element by its role, else by its tag', () => {
  expect(nameOfElement(element({ role: 'navigation', tag: 'ul' }))).toBe('part_menu');
  expect(nameOfElement(element({ tag: 'ul' }))).toBe('part_list');
  expect(nameOfElement(undefined)).toBe('part_box');
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'takes the name %s for no role and no tag',
  (name) => {
    expect(nameOfElement(element({ role: name }))).toBe('part_box');
    expect(nameOfElement(element({ tag: name }))).toBe('part_box');
  },
);
