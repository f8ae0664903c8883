import { expect, test } from 'vitest';
import { changedTexts, planOf } from '../../testing/plan-fixture.ts';
import { leaveOutPageSteps } from './leave-out-page-steps.ts';

function leftOut(html: string): string[] {
  const { state, context } = planOf(html);
  return changedTexts(leaveOutPageSteps(state, context));
}

test.each([
  ['two links', '<div><a>Previous: Entries</a> <a>Next: Locks and other promises</a></div>'],
  ['one link with an arrow', '<p><a>« Zurück</a></p>'],
  ['a link with its text in other elements', '<p><a><span>Next</span> <b>Locks</b></a></p>'],
  ['a link in another language', '<p><a>Следующая статья</a></p>'],
])('leaves out a line of %s to the pages before and after', (_, html) => {
  expect(leftOut(`<p>Text</p>${html}`)).toHaveLength(1);
});

test.each([
  ['another link', '<p><a>Next: Locks</a> <a>All chapters</a></p>'],
  ['another link in bold', '<p><a>Next</a> <a><b>Chapters</b></a></p>'],
  ['words outside of links', '<p>See <a>Next: Locks</a></p>'],
  ['a sentence that begins with "next"', '<p>Next year the ferry stops.</p>'],
  ['dropped text', '<p><a>Next drop</a></p>'],
])('keeps a line with %s', (_, html) => {
  expect(leftOut(`<p>Text</p>${html}`)).toEqual([]);
});
