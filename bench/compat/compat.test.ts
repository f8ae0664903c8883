import { expect, test } from 'vitest';
import { ALGORITHMS, algorithmById } from '../../src/engine/algorithms/index.ts';
import { pageOf } from '../../src/engine/testing/outline-of.ts';
import { resources } from '../../vite/resources.ts';
import { BENCH_ALGORITHMS, benchAlgorithm, isCompat } from './bench-algorithms.ts';
import { COMPAT_ALGORITHMS } from './index.ts';

const PAGES = [
  '',
  '<p>x</p>',
  '<nav><a href=#>a</a></nav>',
  `<div><p>${'Some words, here. '.repeat(30)}</p></div><table><tr><td>1</td></tr></table>`,
];
const ALL_RESOURCES = await resources();

test('every id of the benchmark is unique and found', () => {
  expect(new Set(BENCH_ALGORITHMS.map(({ id }) => id)).size).toBe(BENCH_ALGORITHMS.length);
  for (const algorithm of BENCH_ALGORITHMS) expect(benchAlgorithm(algorithm.id)).toBe(algorithm);
  expect(benchAlgorithm('none')).toBeUndefined();
});

test('compat forms do not ship', () => {
  for (const { id } of COMPAT_ALGORITHMS) {
    expect(isCompat(id), id).toBe(true);
    expect(algorithmById(id), id).toBeUndefined();
  }
  for (const { id } of ALGORITHMS) expect(isCompat(id), id).toBe(false);
});

test.each(COMPAT_ALGORITHMS.map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s returns a verdict for every block, with and without resources, and leaves the page unchanged',
  (_, algorithm) => {
    for (const given of [{}, ALL_RESOURCES])
      for (const html of PAGES) {
        const page = pageOf(html);
        const before = JSON.stringify(page);
        const { keep, score, reason, confidence } = algorithm.classify(page, given);
        expect([keep.length, score.length, reason.length]).toEqual(Array(3).fill(page.outline.blocks.length));
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(reason.every((key) => key !== '')).toBe(true);
        expect(JSON.stringify(page)).toBe(before);
      }
  },
);
