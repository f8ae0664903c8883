import { expect, it } from 'vitest';
import english from '../../public/_locales/en/messages.json?raw';
import { ALGORITHMS } from '../engine/algorithms/index.ts';
import { algorithmKey } from './algorithm-key.ts';

it('has a line of plain words for every algorithm', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  expect(ALGORITHMS.length).toBeGreaterThan(0);
  for (const { id } of ALGORITHMS) expect(keys).toContain(algorithmKey(id));
});
