import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { changedTexts, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { addQuestions } from './add-questions.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function added(html: string): string[] {
  const { state, context } = planOfWalk(walkPage(framedPage(`<main>${html}</main>`)));
  return changedTexts(addQuestions(state, context));
}
const entries = (question: string, answer = '<p>text</p>', count = 3): string =>
  Array.from(
    { length: count },
    (_, i) => `<div class="entry"><h4>${question.replace('drop', `drop ${i}`)}</h4>${answer}</div>`,
  ).join('');

test('adds the questions of kept answers, however they are marked', () => {
  expect(added(entries('Is it drop?'))).toHaveLength(3);
  expect(added(entries('<a href="">drop</a>'))).toHaveLength(3);
  expect(added(entries('<a href="#one">drop</a>'))).toHaveLength(3);
  expect(added(entries('<span role="button">drop</span>'))).toHaveLength(3);
});

test('adds no line that leads to another page, without its answer, of few entries, or of any other kind', () => {
  expect(added(entries('<a href="/other">drop</a>'))).toEqual([]);
  expect(added(entries('Is it drop?', '<p>drop it</p>'))).toEqual([]);
  expect(added(entries('Is it drop?', '<p>text</p><p>drop it</p>'))).toEqual([]);
  expect(added(entries('Is it drop?', '<p>text</p>', 2))).toEqual([]);
  expect(added(entries('drop'))).toEqual([]);
  expect(added('<div class="entry"><button>drop</button><p>text</p></div>'.repeat(3))).toEqual([]);
});
