import { expect, test } from 'vitest';
import { indexOfClass, planOf } from '../../testing/plan-fixture.ts';
import { measureKeptText } from './measure-kept-text.ts';

test('finds the container and counts characters', () => {
  const { state, outline } = planOf('<div class="article"><p>four</p><p>drop</p><p>five!</p></div><p>drop it</p>');
  const { container, chars, total } = measureKeptText(state);
  expect(container).toBe(indexOfClass(outline, 'article'));
  expect(chars[container]).toBe(13);
  expect(total).toBe(9);
});

test('finds no container where nothing is kept', () => {
  expect(measureKeptText(planOf('<p>drop</p>').state)).toMatchObject({ container: -1, total: 0 });
});
