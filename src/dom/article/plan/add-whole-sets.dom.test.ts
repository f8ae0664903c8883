import { afterEach, expect, test } from 'vitest';
import { ALL_CODE } from '../../rare/all-code.ts';
import { framedPage } from '../../testing/framed-page.ts';
import { planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { addWholeSets } from './add-whole-sets.ts';

const TABS = `<div role="tablist"><button role="tab" id="a">Ebb</button><button role="tab" id="b">Flow</button></div>`;
const set = (words: string): string => `<div>
  <div role="tabpanel" aria-labelledby="a"><p>The ebb ${words}.</p></div>
  <div role="tabpanel" aria-labelledby="b"><p>The flow ${words}.</p></div></div>`;

function labelsIn(html: string): string[] {
  const { context, state } = planOfWalk(walkPage(framedPage(html)), {}, ALL_CODE);
  const planned = addWholeSets(state, context);
  return 'labels' in planned ? [...planned.labels.values()] : [];
}

afterEach(() => {
  document.body.replaceChildren();
});

test('names each pane of a set by its tab', () => {
  expect(labelsIn(TABS + set('comes at noon'))).toEqual(['Ebb', 'Flow']);
});

test('writes the label of a tab once, though it shows a pane of each of two sets', () => {
  expect(labelsIn(TABS + set('comes at noon') + set('is strong'))).toEqual(['Ebb', 'Flow']);
});
