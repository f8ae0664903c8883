import { expect, it } from 'vitest';
import english from '../../public/_locales/en/messages.json?raw';
import { ALGORITHMS } from '../engine/algorithms/index.ts';
import { REASONS } from '../engine/algorithms/boilerpipe/chain.ts';
import { REASONS as BTE_REASONS } from '../engine/algorithms/bte/index.ts';
import { REASONS as JUSTEXT_REASONS } from '../engine/algorithms/justext/context-free.ts';
import { REASONS as WEB2TEXT_REASONS } from '../engine/algorithms/web2text/index.ts';
import { algorithmKey, algorithmLabel, reasonKey, standardAlgorithm } from './algorithm-words.ts';

const TWO = [{ id: 'div-scorer', label: 'Div scorer' }, { id: 'bte', label: 'BTE' }]; // prettier-ignore

it('has a line of plain words for every algorithm', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  expect(ALGORITHMS.length).toBeGreaterThan(0);
  for (const { id } of ALGORITHMS) expect(keys).toContain(algorithmKey(id));
});

it('has words for every reason of Boilerpipe and its tree filter', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  for (const reason of REASONS) expect(keys).toContain(reasonKey(reason));
});

it('has words for every reason of BTE and jusText', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  for (const reason of [...BTE_REASONS, ...JUSTEXT_REASONS]) expect(keys).toContain(reasonKey(reason));
});

it('has words for every reason of Web2Text', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  for (const reason of WEB2TEXT_REASONS) expect(keys).toContain(reasonKey(reason));
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
