import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusNeighbour } from './focus-neighbour.ts';

const section = document.createElement('section');
const item = (name: string) => `<li><button id="edit-${name}"></button><button id="delete-${name}"></button></li>`;

beforeEach(() => {
  section.innerHTML = `<h2 id="heading">Rules</h2><ul>${item('one')}${item('two')}</ul>`;
  document.body.append(section);
});
afterEach(() => {
  section.remove();
});

const focusAfter = (id: string): string => {
  section.querySelector<HTMLElement>(`#${id}`)?.focus();
  focusNeighbour();
  return document.activeElement?.id ?? '';
};

it('moves the focus to the same button of the next item, or of the one before', () => {
  expect(focusAfter('delete-one')).toBe('delete-two');
  expect(focusAfter('delete-two')).toBe('delete-one');
});

it('moves the focus to the heading where there is no other item', () => {
  section.querySelector('li')?.remove();
  expect(focusAfter('delete-two')).toBe('heading');
});
