import { expect, test } from 'vitest';
import { registryMessages } from '../../../../vite/messages.ts';
import { resources } from '../../../../vite/resources.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { COLUMN_NAMES } from '../../evidence/column-names.ts';
import { measureEvidence } from '../../evidence/index.ts';
import type { BlockTable } from '../../evidence/table.ts';
import type { Forest } from '../../model/forest.ts';
import { pageOf } from '../../testing/outline-of.ts';
import { explain, TOPIC_REASONS, topicOf } from './explain.ts';
import { winnow } from './index.ts';

const WIDTH = measureEvidence(pageOf('')).blocks.width;
type Weights = Readonly<Record<string, number>>;

/** A forest with a tree for each column, which adds the weight of the column to rows with a 1 in it. */
function stumps(weights: Weights): Forest {
  const trees = Object.entries(weights);
  return {
    bias: 0,
    roots: Int32Array.from({ length: trees.length + 1 }, (_, tree) => 3 * tree),
    column: Int16Array.from(trees.flatMap(([name]) => [COLUMN_NAMES.indexOf(name), -1, -1])),
    threshold: Float32Array.from(trees.flatMap(([, weight]) => [0.5, 0, weight])),
    right: Int16Array.from(trees.flatMap(() => [2, 0, 0])),
  };
}

/** A table with a row for each list of columns, which are 1 in it. */
function tableOf(rows: readonly (readonly string[])[]): BlockTable {
  const values = new Float32Array(rows.length * WIDTH);
  rows.forEach((names, row) => names.forEach((name) => (values[row * WIDTH + COLUMN_NAMES.indexOf(name)] = 1)));
  return { values, width: WIDTH, rows: rows.length };
}

/** The topics of a kept block with a 1 in each of these columns, next to a dropped block without. */
function topicsFor(weights: Weights): string[] {
  const table = tableOf([Object.keys(weights), []]);
  return explain(stumps(weights), table, [1, 0])[0]!;
}

test('every topic has a column, and every column has a topic', () => {
  const {
    blocks: { width },
  } = measureEvidence(pageOf(''));
  const topics = new Set(COLUMN_NAMES.slice(0, width).map(topicOf));
  for (const topic of topics) expect(TOPIC_REASONS).toContain(`${topic}-for`);
  expect(TOPIC_REASONS).toHaveLength(2 * topics.size);
});

test('explains blocks by declared topics only', async () => {
  const page = pageOf(
    `<nav><a href="#">Home</a> <a href="#">News</a></nav><h1>Boats</h1><p>${'The boats came in, and nobody saw them. '.repeat(20)}</p><p>Short.</p><ul><li>One</li><li>Two</li></ul><footer>© 2026</footer>`,
  );
  const { because } = winnow({ explain }).classify(page, await resources(), { explain: true });
  const given = because!.flat();
  expect(given.length).toBeGreaterThan(0);
  for (const topic of given) expect(TOPIC_REASONS).toContain(topic);
});

test('every topic has English words', () => {
  const messages = registryMessages();
  for (const reason of TOPIC_REASONS) expect(messages).toHaveProperty(messageKey('reason', reason));
});

test.each([
  ['link-ratio', 'links'],
  ['level-1-link-ratio', 'links-around'],
  ['level-1-heading-share', 'surroundings'],
  ['level-1-button', 'things'],
  ['from-heading', 'heading'],
  ['from-main-run', 'densest'],
  ['from-comments', 'sayings'],
  ['from-first-prose', 'place'],
  ['before-title-block', 'title'],
  ['from-title', 'title'],
  ['from-description', 'title'],
  ['openings-before', 'openings'],
  ['from-opening', 'openings'],
  ['inner-count', 'entries'],
  ['words', 'text'],
])('the topic of the column %s is %s', (column, topic) => {
  expect(topicOf(column)).toBe(topic);
});

test('a kept block has the topics that raised its score, a dropped block those that lowered it', () => {
  const forest = stumps({ 'link-ratio': -1, depth: 2 });
  const table = tableOf([['depth'], ['link-ratio']]);
  expect(explain(forest, table, [1, 0])).toEqual([
    ['element-for', 'links-for'],
    ['element-against', 'links-against'],
  ]);
  expect(explain(forest, table, [0, 1])).toEqual([[], []]);
});

test('what all blocks of a page have in common explains none of them', () => {
  const table = tableOf([['depth'], ['depth']]);
  expect(explain(stumps({ depth: 2 }), table, [1, 0])).toEqual([[], []]);
});

test('a block has the three strongest topics, strongest first', () => {
  expect(topicsFor({ words: 2, numwords: 3, place: 4, depth: 5 })).toEqual([
    'element-for',
    'place-for',
    'neighbours-for',
  ]);
});

test('columns of one topic add up', () => {
  expect(topicsFor({ place: 2, 'chars-before': 2, depth: 3 })).toEqual(['place-for', 'element-for']);
});

test('a topic needs a fifth of the weight of the strongest', () => {
  expect(topicsFor({ depth: 5, place: 1 })).toEqual(['element-for', 'place-for']);
  expect(topicsFor({ depth: 5, place: 0.99 })).toEqual(['element-for']);
});
