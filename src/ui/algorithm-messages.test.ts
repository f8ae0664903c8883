import { expect, it } from 'vitest';
import german from '../../public/_locales/de/messages.json?raw';
import english from '../../public/_locales/en/messages.json?raw';
import { BUILDER_REASONS, CHOICE_REASONS } from '../article.ts';
import { ALGORITHMS } from '../engine/algorithms/index.ts';
import { TOPIC_REASONS } from '../engine/algorithms/winnow/explain.ts';
import { algorithmKey, algorithmLabel, reasonKey, standardAlgorithm } from './algorithm-messages.ts';

const languages = Object.entries({ en: JSON.parse(english) as object, de: JSON.parse(german) as object });
const TWO = [
  { id: 'div-scorer', label: 'Div scorer' },
  { id: 'bte', label: 'BTE' },
];

it('has a line of plain words for every algorithm', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  expect(ALGORITHMS.length).toBeGreaterThan(0);
  for (const { id } of ALGORITHMS) expect(keys).toContain(algorithmKey(id));
});

it.each(languages)('has words in %s for every reason that an algorithm may give', (_, messages) => {
  const reasons = new Set([
    ...ALGORITHMS.flatMap(({ reasons }) => reasons),
    ...TOPIC_REASONS,
    ...Object.values(BUILDER_REASONS),
    ...Object.values(CHOICE_REASONS),
  ]);
  expect(reasons.size).toBeGreaterThan(50);
  for (const reason of reasons) expect(messages).toHaveProperty(reasonKey(reason));
});

it('names an algorithm, and one that is not offered by its id', () => {
  expect(algorithmLabel(TWO, 'bte')).toBe('BTE');
  expect(algorithmLabel(TWO, 'bte-compat')).toBe('bte-compat');
});

it('takes the first one for standard unless another of them is stored', () => {
  expect(standardAlgorithm(TWO, 'default')).toBe('div-scorer');
  expect(standardAlgorithm(TWO, 'bte')).toBe('bte');
  expect(standardAlgorithm(TWO, 'of-a-later-version')).toBe('div-scorer');
});
