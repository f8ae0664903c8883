import { expect, it } from 'vitest';
import english from '../../public/_locales/en/messages.json?raw';
import { algorithms } from '../engine/algorithms/index.ts';
import { algorithmKey } from './algorithm-key.ts';

it('has a line of plain words for every algorithm', () => {
  const keys = Object.keys(JSON.parse(english) as object);
  expect(algorithms.length).toBeGreaterThan(0);
  for (const { id } of algorithms) expect(keys).toContain(algorithmKey(id));
});
