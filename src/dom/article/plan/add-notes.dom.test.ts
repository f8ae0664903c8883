import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { changedTexts, type PlanFixture, planOfWalk } from '../../testing/plan-fixture.ts';
import { ALL_CODE } from '../../rare/all-code.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { addNotes } from './add-notes.ts';

const planOf = (html: string): PlanFixture => planOfWalk(walkPage(framedPage(html)), {}, ALL_CODE);

afterEach(() => {
  document.body.replaceChildren();
});

test('adds a note that links back to a kept mark', () => {
  const { state, context } = planOf(
    '<p>text<sup><a id="r" href="#n">1</a></sup></p><p id="n">drop this <a href="#r">back</a></p><p id="m">drop</p>',
  );
  expect(changedTexts(addNotes(state, context))).toEqual(['drop this back']);
});

test('takes the text behind a button for a note only where other text around it is kept', () => {
  const button = '<a class="footnote" role="button"></a><ul style="opacity:0"><li>text of a note</li></ul>';
  const notesOf = (html: string): number => {
    const { state, context } = planOf(html);
    return addNotes(state, context).notes.size;
  };
  expect(notesOf(`<main>${button}</main>`)).toBe(0);
  expect(notesOf(`<main>text${button}</main>`)).toBeGreaterThan(0);
});
