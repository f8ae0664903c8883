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
