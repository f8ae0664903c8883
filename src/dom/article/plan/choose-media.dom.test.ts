import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { type PlanFixture, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { chooseMedia } from './choose-media.ts';

const planOf = (html: string): PlanFixture => planOfWalk(walkPage(framedPage(html)));

afterEach(() => {
  document.body.replaceChildren();
});

test('keeps a picture between kept text and drops a hidden one', () => {
  const { state, context, outline } = planOf(
    '<p>one</p><img id="a" src="a.jpg"><p>two</p><img id="b" src="b.jpg" style="display:none"><p>three</p>',
  );
  expect([...chooseMedia(state, context).media.keys()].map((i) => outline.elements[i]!.id)).toEqual(['a']);
});

test('drops the portrait of the author by its description, but not a wide picture', () => {
  const { state, context, outline } = planOf(
    '<p>one</p><img id="a" src="a.jpg" alt="Photo of Ada Ek" width="240" height="240">' +
      '<p>two</p><img id="b" src="b.jpg" alt="Ada Ek" width="640" height="360">' +
      '<p>three</p><img id="c" src="c.jpg" alt="Bo Reed" width="240" height="240"><p>four</p>',
  );
  const known = { ...context, known: { ...context.known, byline: 'Ada Ek' } };
  expect([...chooseMedia(state, known).media.keys()].map((i) => outline.elements[i]!.id)).toEqual(['b', 'c']);
});
