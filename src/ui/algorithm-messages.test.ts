import { expect, it } from 'vitest';
import { algorithmLabel, standardAlgorithm } from './algorithm-messages.ts';

const TWO = [
  { id: 'div-scorer', label: 'Div scorer' },
  { id: 'bte', label: 'BTE' },
];

it('names an algorithm, and one that is not offered by its id', () => {
  expect(algorithmLabel(TWO, 'bte')).toBe('BTE');
  expect(algorithmLabel(TWO, 'bte-compat')).toBe('bte-compat');
});

it('takes the first one for standard unless another of them is stored', () => {
  expect(standardAlgorithm(TWO, 'default')).toBe('div-scorer');
  expect(standardAlgorithm(TWO, 'bte')).toBe('bte');
  expect(standardAlgorithm(TWO, 'of-a-later-version')).toBe('div-scorer');
});
