import { expect, it } from 'vitest';
import { algorithmLabel, defaultAlgorithm } from './algorithm-label.ts';

const TWO = [
  { id: 'div-scorer', label: 'Div scorer' },
  { id: 'bte', label: 'BTE' },
];

it('returns the label of an algorithm, or the id of one that is not offered', () => {
  expect(algorithmLabel(TWO, 'bte')).toBe('BTE');
  expect(algorithmLabel(TWO, 'bte-compat')).toBe('bte-compat');
});

it('takes the first algorithm as default unless another offered one is stored', () => {
  expect(defaultAlgorithm(TWO, 'default')).toBe('div-scorer');
  expect(defaultAlgorithm(TWO, 'bte')).toBe('bte');
  expect(defaultAlgorithm(TWO, 'of-a-later-version')).toBe('div-scorer');
});
