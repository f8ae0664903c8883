import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { ALL_CODE } from '../../rare/all-code.ts';
import { changedTexts, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { leaveOutSignUps } from './leave-out-sign-ups.ts';

const PROSE = `<p>${'The tide fills the pond and the wheel turns. '.repeat(20)}</p>`;
const FORM = '<form><input type="email"><button>Go</button></form>';

afterEach(() => {
  document.body.replaceChildren();
});

function leftOut(box: string): string[] {
  const { state, context } = planOfWalk(walkPage(framedPage(`<main>${PROSE}${box}${PROSE}</main>`)), {}, ALL_CODE);
  return changedTexts(leaveOutSignUps(state, context));
}

test('leaves out the smallest box with words around a form for an address', () => {
  expect(leftOut(`<section><p>Every Friday.</p><div>${FORM}</div><p>No spam.</p></section>`)).toEqual([
    'Every Friday.',
    'Go',
    'No spam.',
  ]);
  expect(leftOut('<div><p>Weekly</p><form><input name="user_email"><button>Go</button></form></div>')).toHaveLength(2);
});

test('leaves out a form among paragraphs with the lines before it that speak of letters', () => {
  expect(leftOut(`<h3>In your inbox</h3><p>Written on the quay.</p>${FORM}`)).toEqual([
    'Go',
    'Written on the quay.',
    'In your inbox',
  ]);
  expect(leftOut(`<h3>The weir</h3><p>It was mended.</p>${FORM}`)).toEqual(['Go']);
});

test.each([
  ['a form for a message', '<div><p>Write to us.</p><form><input type="email"><textarea></textarea></form></div>'],
  ['a form to sign in', '<div><p>Sign in.</p><form><input type="email"><input type="password"></form></div>'],
  ['a search', '<div><p>Search.</p><form><input type="search"></form></div>'],
  ['the boxes of a list of tasks', '<ul><li><input type="checkbox"> Oil the hinges</li></ul>'],
])('keeps %s', (_, box) => {
  expect(leftOut(box)).toEqual([]);
});
