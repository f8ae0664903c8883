import { afterEach, beforeEach, expect, it } from 'vitest';
import { searchFields } from './search-fields.ts';

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('main');
  for (const [title, ...items] of [
    ['Reading', 'Thème', 'Text size'],
    ['Data', 'Export settings'],
  ]) {
    const section = document.createElement('section');
    const heading = document.createElement('h2');
    heading.textContent = title ?? '';
    section.append(heading, ...items.map(itemWith));
    page.append(section);
  }
  document.body.append(page);
});
afterEach(() => {
  page.remove();
});

function itemWith(text: string): HTMLElement {
  const item = document.createElement('div');
  item.className = 'field';
  item.textContent = text;
  return item;
}

const shown = (): string[] =>
  [...page.querySelectorAll<HTMLElement>('.field')]
    .filter((item) => item.offsetParent !== null)
    .map((item) => item.textContent);

it('shows the items with all words, in any case and without accents', () => {
  expect(searchFields(page, 'theme')).toBe(1);
  expect(shown()).toEqual(['Thème']);
  expect(searchFields(page, 'SIZE te')).toBe(1);
  expect(shown()).toEqual(['Text size']);
});

it('shows a section whole if its heading has the words', () => {
  searchFields(page, 'reading');
  expect(shown()).toEqual(['Thème', 'Text size']);
});

it('shows nothing if nothing has the words, and everything without words', () => {
  expect(searchFields(page, 'submarine')).toBe(0);
  expect(shown()).toEqual([]);
  expect(searchFields(page, ' ')).toBe(2);
  expect(shown()).toHaveLength(3);
});
