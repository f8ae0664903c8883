import { expect, test } from 'vitest';
import { finishBlock } from './article/html/finish-blocks.ts';
import { linkHeadingOnly } from './article/write/link-heading-only.ts';
import { Successors } from './article/html/successors.ts';
import { moveChildren, takeChildren, unwrap } from './move-children.ts';

/** A call with this many arguments throws. */
const MANY = 150_000;

function holder(tag: string): HTMLElement {
  const element = document.createElement(tag);
  for (let i = 0; i < MANY; i++) element.append(i % 2 ? 'x' : document.createElement('br'));
  return element;
}

function within(...elements: HTMLElement[]): HTMLElement {
  const around = document.createElement('div');
  around.append(...elements);
  return around;
}

test('moves, takes and unwraps 150,000 children in their order', () => {
  const target = document.createElement('p');
  target.append('before');
  moveChildren(holder('p'), target);
  expect(target.childNodes).toHaveLength(MANY + 1);
  expect(target.firstChild?.nodeValue).toBe('before');
  expect(target.childNodes[1]?.nodeName).toBe('BR');
  expect(takeChildren(target).childNodes).toHaveLength(MANY + 1);
  expect(target.childNodes).toHaveLength(0);
  const inner = holder('b');
  const around = within(inner);
  inner.after('after');
  unwrap(inner);
  expect(around.childNodes).toHaveLength(MANY + 1);
  expect(around.lastChild?.nodeValue).toBe('after');
});

test.each([
  ['the only paragraph of an item', 'li', 'p', 'compact'],
  ['a figure without a picture', 'figure', 'figcaption', 'flow'],
] as const)('finishes %s with 150,000 children', (_, tag, inner, kind) => {
  const element = document.createElement(tag);
  element.append(holder(inner), document.createElement('hr'));
  const around = within(element);
  finishBlock(element, kind, new Successors());
  expect(around.querySelectorAll('br')).toHaveLength(MANY / 2);
});

test('unwraps a link with 150,000 children', () => {
  const heading = document.createElement('h2');
  const [first, second] = [document.createElement('a'), holder('a')];
  first.append('x');
  heading.append(first);
  const around = within(heading, second);
  linkHeadingOnly([first, second]);
  expect(around.querySelectorAll('a')).toHaveLength(1);
  expect(around.childNodes).toHaveLength(MANY + 1);
});
