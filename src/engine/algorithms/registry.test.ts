import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resources } from '../../../vite/resources.ts';
import { pageOf } from '../testing/outline-of.ts';
import { ALGORITHMS, algorithmById, REFERENCE_ALGORITHMS } from './index.ts';

const all = [...ALGORITHMS, ...REFERENCE_ALGORITHMS];
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

test('every folder is in the registry', () => {
  for (const folder of folders) expect(ALGORITHMS.some(({ id }) => id === folder), folder).toBe(true);
});

test('ids are unique and found', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const algorithm of all) expect(algorithmById(algorithm.id)).toBe(algorithm);
  expect(algorithmById('none')).toBeUndefined();
  expect(algorithmById()).toBe(ALGORITHMS[0]);
});

const WITH_ALL = await resources();

test.each(all.flatMap((algorithm) => [[algorithm.id, 'without', algorithm, {}], [algorithm.id, 'with', algorithm, WITH_ALL]] as const))('%s %s its resources answers for every block, on any page, and changes nothing', (_, __, algorithm, given) => {
  for (const html of ['', '<p>x</p>', '<nav><a href=#>a</a></nav>', `<div><p>${'Some words, here. '.repeat(30)}</p></div><table><tr><td>1</td></tr></table>`]) {
    const page = pageOf(html);
    const before = JSON.stringify(page);
    const { keep, score, reason, confidence, because } = algorithm.classify(page, given, { explain: true });
    expect([keep.length, score.length, reason.length]).toEqual(Array(3).fill(page.outline.blocks.length));
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(reason.every((words) => words !== '')).toBe(true);
    expect(because?.length ?? reason.length).toBe(reason.length);
    expect(JSON.stringify(page)).toBe(before);
  }
});
