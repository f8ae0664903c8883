import { expect, it } from 'vitest';
import { accuracyOf, type Reading } from './measure-page.ts';
import { regretOf } from './regret.ts';

const gold = { text: 'one two three four five six seven eight nine ten', with: [], without: [] };

function reading(tool: string, text: string): Reading {
  return { tool, accuracy: accuracyOf(text, gold), error: null, changed: false, cold: null, warm: null };
}

const page = (own: string, ...peers: readonly string[]) => ({
  id: own,
  type: '',
  lang: '',
  readings: [reading('winnow', own), ...peers.map((text, i) => reading(['readability', 'defuddle'][i]!, text))],
});
const part = 'one two three four five six seven eight';

it('counts pages on which the better peer is ahead by more than .2 and .1', () => {
  const rows = [page('one', 'one', gold.text), page(part, gold.text), page(gold.text, part), page(part, part)];
  // The word F1 of `part` is 8/9, so that page is behind by .11.
  expect(regretOf(rows, 'winnow')).toEqual({ large: 0.25, small: 0.5 });
});

it('is unknown for peers, and without them', () => {
  expect(regretOf([page('one', gold.text)], 'readability')).toBeNull();
  expect(regretOf([page('one')], 'winnow')).toBeNull();
});
