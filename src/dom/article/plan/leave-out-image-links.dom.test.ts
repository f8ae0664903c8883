import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { changedTexts, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { leaveOutImageLinks } from './leave-out-image-links.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function leftOut(html: string): string[] {
  const { state, context } = planOfWalk(walkPage(framedPage(html)));
  return changedTexts(leaveOutImageLinks(state, context));
}

const PICTURE = '<div><a href="/view/1"><img src="data:," alt="The weir"></a></div>';

test('leaves out short links to the address of the linked picture next to them', () => {
  expect(
    leftOut(`<div><p><a href="/view/1">Enlarge</a></p>${PICTURE}<a href="/view/1">View it here</a></div>`),
  ).toEqual(['Enlarge', 'View it here']);
});

test.each([
  ['a link to another address', `<div>${PICTURE}<p><a href="/view/2">Enlarge</a></p></div>`],
  ['a link with four words', `<div>${PICTURE}<p><a href="/view/1">The weir in winter</a></p></div>`],
  ['a heading', `<div>${PICTURE}<h2><a href="/view/1">The weir</a></h2></div>`],
  ['a link inside a sentence', `<div>${PICTURE}<p>See <a href="/view/1">here</a></p></div>`],
  ['a link far from the picture', `<div>${PICTURE}</div><div><p><a href="/view/1">Enlarge</a></p></div>`],
  ['a link to nowhere', '<div><a href="#"><img src="data:," alt="The weir"> Open</a> <a href="#">Review</a></div>'],
  ['a link that runs a script', '<div><a href="javascript:;"><img src="data:," alt="a"> Open</a></div>'],
  ['a picture that is no link', '<div><div><img src="data:," alt="a"></div><p><a href="/view/1">Enlarge</a></p></div>'],
])('keeps %s', (_, html) => {
  expect(leftOut(html)).toEqual([]);
});
