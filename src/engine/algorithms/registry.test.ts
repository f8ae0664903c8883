import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resources } from '../../../vite/resources.ts';
import { EVIDENCE, gather } from '../evidence/index.ts';
import { pageOf } from '../testing/outline-of.ts';
import { REASONS as BOILERPIPE_REASONS } from './boilerpipe/chain.ts';
import { REASONS as BTE_REASONS } from './bte/index.ts';
import { REASONS as DIV_SCORER_REASONS } from './div-scorer/index.ts';
import { ALGORITHMS, algorithmById, REFERENCE_ALGORITHMS } from './index.ts';
import { REASONS as JUSTEXT_REASONS } from './justext/context-free.ts';
import { REASONS as WEB2TEXT_REASONS } from './web2text/index.ts';
import { TOPIC_REASONS, topicOf } from './winnow/explain.ts';
import { REASONS as WINNOW_REASONS } from './winnow/index.ts';

const all = [...ALGORITHMS, ...REFERENCE_ALGORITHMS];
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder is in the registry', () => {
  for (const folder of folders)
    expect(
      ALGORITHMS.some(({ id }) => id === folder),
      folder,
    ).toBe(true);
});

test('ids are unique and found', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const algorithm of all) expect(algorithmById(algorithm.id)).toBe(algorithm);
  expect(algorithmById('none')).toBeUndefined();
  expect(algorithmById()).toBe(ALGORITHMS[0]);
});

const WITH_ALL = await resources();

test.each(
  all.flatMap(
    (algorithm) =>
      [
        [algorithm.id, 'without', algorithm, {}],
        [algorithm.id, 'with', algorithm, WITH_ALL],
      ] as const,
  ),
)('%s %s its resources answers for every block, on any page, and changes nothing', (_, __, algorithm, given) => {
  for (const html of [
    '',
    '<p>x</p>',
    '<nav><a href=#>a</a></nav>',
    `<div><p>${'Some words, here. '.repeat(30)}</p></div><table><tr><td>1</td></tr></table>`,
  ]) {
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

test('every reason that is given is one that is listed', () => {
  const known = new Set<string>([
    ...BOILERPIPE_REASONS,
    ...BTE_REASONS,
    ...DIV_SCORER_REASONS,
    ...JUSTEXT_REASONS,
    ...WEB2TEXT_REASONS,
    ...WINNOW_REASONS,
  ]);
  const topics = new Set(TOPIC_REASONS);
  const page = pageOf(
    `<nav><a href="#">Home</a> <a href="#">News</a></nav><h1>Boats</h1><p>${'The boats came in, and nobody saw them. '.repeat(20)}</p><p>Short.</p><ul><li>One</li><li>Two</li></ul><footer>© 2026</footer>`,
  );
  for (const algorithm of ALGORITHMS) {
    const { reason, because, note } = algorithm.classify(page, WITH_ALL, { explain: true });
    expect(note, algorithm.id).toBeUndefined();
    for (const words of reason) expect(known, algorithm.id).toContain(words);
    for (const words of because?.flat() ?? []) expect(topics, algorithm.id).toContain(words);
  }
});

test('blocks are explained by every topic that some column tells of, and by no other', () => {
  const {
    blocks: { width },
  } = gather(pageOf(''));
  const told = new Set(EVIDENCE.slice(0, width).map(topicOf));
  for (const topic of [...told, 'second-opinion']) expect(TOPIC_REASONS).toContain(`${topic}-for`);
  expect(TOPIC_REASONS).toHaveLength(2 * (told.size + 1));
});
