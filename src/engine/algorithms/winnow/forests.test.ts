import { expect, test } from 'vitest';
import { COLUMN_NAMES } from '../../evidence/column-names.ts';
import { rankAlternatives } from '../../model/alternatives.ts';
import { type PackedForest, readForests } from '../../model/forest-file.ts';
import type { PageKind } from '../../types.ts';
import { forestText, type HandForest } from '../../testing/forest-text.ts';
import { pageOf } from '../../testing/outline-of.ts';
import { confidenceFrom } from './confidence.ts';
import { CONTENT_COLUMNS, decideBy, FOREST_NAME, PAGE_KINDS, winnow, type Explain } from './index.ts';

const COLUMNS = [...COLUMN_NAMES, ...PAGE_KINDS.map((kind) => `kind-${kind}`)];

const packed = (forest: HandForest): PackedForest => readForests(forestText([forest]), CONTENT_COLUMNS)![0]!;

/** A forest of one tree, in which every block has this margin. */
const constant = (margin: number): PackedForest => packed({ bias: margin, trees: [0] });

/** A forest of one tree: a margin for blocks with less in a column than `limit`, another for the rest. */
const byColumn = (column: string, limit: number, less: number, rest: number): PackedForest =>
  packed({ trees: [[COLUMNS.indexOf(column), limit, less, rest]] });

/** A forest of one tree: a margin for blocks with fewer words than `words`, another for the rest. */
const byWords = (words: number, fewer: number, rest: number): PackedForest => byColumn('words', words, fewer, rest);

/** A forest that gives each class these log-odds on every page. */
const classifier = (logOdds: Readonly<Record<string, number>>): PackedForest =>
  packed({ classes: Object.keys(logOdds), trees: Object.values(logOdds) });

const WORDS = 'The ferry left at noon, and nobody who had waited since morning was on it. ';
const PAGE = pageOf(`<main><p>${WORDS.repeat(5)}</p></main>`);

test('the score of a block is the logistic function of its margin', () => {
  const { score, keep, reason } = winnow({ forests: [constant(5)] }).classify(PAGE);
  expect(score[0]).toBeCloseTo(1 / (1 + Math.exp(-5)), 6);
  expect([keep, reason]).toEqual([[true], ['likely']]);
});

test('needs its forest as a resource unless it is given forests', () => {
  expect(winnow()).toMatchObject({ id: 'winnow' });
  expect(winnow().needs!(PAGE)).toEqual([FOREST_NAME]);
  expect(winnow({ forests: [constant(5)] })).not.toHaveProperty('needs');
});

test('the kind of a page is the most probable class, the first of equals', () => {
  const kindBy = (logOdds: Readonly<Record<string, number>>) =>
    winnow({ forests: [constant(5), classifier(logOdds)] }).classify(PAGE).kind!;
  const { name, probability } = kindBy({ article: 1, forum: 3, product: 2 });
  expect(name).toBe('forum');
  expect(probability).toBeCloseTo(Math.E ** 3 / (Math.E + Math.E ** 2 + Math.E ** 3), 6);
  expect(kindBy({ article: 2, forum: 2 }).name).toBe('article');
});

test('there is no kind without a second forest, nor for a page without text', () => {
  expect(winnow({ forests: [constant(5)] }).classify(PAGE)).not.toHaveProperty('kind');
  const both = winnow({ forests: [constant(5), classifier({ article: 1, forum: 0 })] });
  expect(both.classify(pageOf(''))).not.toHaveProperty('kind');
});

test('the content trees use the probability of each kind', () => {
  const byKind = (kind: PageKind): PackedForest => byColumn(`kind-${kind}`, 0.5, -4, 5);
  const logOdds = Object.fromEntries(PAGE_KINDS.map((kind) => [kind, kind === 'forum' ? 9 : 0]));
  const scoreBy = (kind: PageKind): number =>
    winnow({ forests: [byKind(kind), classifier(logOdds)] }).classify(PAGE).score[0]!;
  expect(scoreBy('forum')).toBeCloseTo(1 / (1 + Math.exp(-5)), 6);
  expect(scoreBy('article')).toBeCloseTo(1 / (1 + Math.exp(4)), 6);
  expect(winnow({ forests: [byKind('forum')] }).classify(PAGE).score[0]).toBeCloseTo(1 / (1 + Math.exp(4)), 6);
});

test('a sure comment is dropped whatever the content trees say, except on a forum', () => {
  const explain: Explain = (_, { rows }) => Array.from({ length: rows }, () => ['words']);
  const page = pageOf(`<main><p>${WORDS}</p><div>${WORDS}${WORDS}Then</div></main>`);
  const comments = byWords(20, -4, 4);
  const { keep, reason, kinds, because } = winnow({ forests: [constant(4), undefined, comments], explain }).classify(
    page,
    {},
    { explain: true },
  );
  expect(keep).toEqual([true, false]);
  expect(reason).toEqual(['likely', 'comment']);
  expect(kinds).toEqual(['article', 'comment']);
  expect(because).toEqual([['words'], []]);
  const forum = classifier(Object.fromEntries(PAGE_KINDS.map((kind) => [kind, kind === 'forum' ? 5 : 0])));
  expect(winnow({ forests: [constant(4), forum, comments] }).classify(page).keep).toEqual([true, true]);
});

test.each(['discussionforumposting', 'qapage'])('a page that states the type %s is a thread', (type) => {
  const page = {
    ...pageOf(`<main><p>${WORDS}</p><div>${WORDS}${WORDS}Then</div></main>`),
    declaredKinds: ['webpage', type],
  };
  const article = classifier(Object.fromEntries(PAGE_KINDS.map((kind) => [kind, kind === 'article' ? 5 : 0])));
  const { keep, kind } = winnow({ forests: [constant(4), article, byWords(20, -4, 4)] }).classify(page);
  expect(keep).toEqual([true, true]);
  expect(kind).toEqual({ name: 'forum', probability: 1 });
});

test('the kinds of blocks are named where there is a forest for comments', () => {
  const page = pageOf(`<main><p>${WORDS}</p><div>Two words</div><div>A headline of five words</div></main>`);
  const forests = [byWords(10, -4, 4), undefined, byWords(3, 4, -4)] as const;
  expect(winnow({ forests }).classify(page).kinds).toEqual(['article', 'comment', 'other']);
  expect(winnow({ forests: [byWords(10, -4, 4)] }).classify(page)).not.toHaveProperty('kinds');
});

test('topics are given only if asked for, and not for a block that a later step decided', () => {
  const page = pageOf(
    `<main><p>${WORDS.repeat(5)}</p><ul><li>${WORDS}</li><li>${WORDS}Then</li><li>Two words</li></ul></main>`,
  );
  const explain: Explain = (_, { rows }) => Array.from({ length: rows }, (_row, b) => [`block ${b}`]);
  const algorithm = winnow({ forests: [byWords(5, -2, 6)], explain });
  expect(algorithm.classify(page)).not.toHaveProperty('because');
  expect(winnow({ forests: [byWords(5, -2, 6)] }).classify(page, {}, { explain: true })).not.toHaveProperty('because');
  const { reason, because } = algorithm.classify(page, {}, { explain: true });
  expect(reason).toEqual(['likely', 'likely', 'likely', 'among-good']);
  expect(because).toEqual([['block 0'], ['block 1'], ['block 2'], []]);
});

test('an entry is dropped with its list, with the reason among-bad', () => {
  const page = pageOf(
    `<main><p>${WORDS.repeat(9)}</p><ul><li>${WORDS}</li><li>${WORDS}</li><li>${WORDS}</li></ul></main>`,
  );
  const { keep, reason } = decideBy(page, Float32Array.of(0.99, 0.05, 0.05, 0.7));
  expect(keep).toEqual([true, false, false, false]);
  expect(reason).toEqual(['likely', 'unlikely', 'unlikely', 'among-bad']);
});

test('alternatives have the confidence of their expected F1', () => {
  const page = pageOf(
    `<main><section><p>${WORDS.repeat(5)}</p></section><section><p>${WORDS.repeat(4)}</p></section></main>`,
  );
  const probability = Float32Array.of(0.99, 0.05);
  const { keep, score, alternatives } = decideBy(page, probability);
  const ranked = rankAlternatives(page.outline, score, Uint8Array.from(keep, Number));
  expect(ranked.length).toBeGreaterThan(0);
  expect(alternatives).toEqual(
    ranked.map((other) => ({
      keep: Array.from(other.keep, (flag) => flag === 1),
      confidence: confidenceFrom(other.expected),
    })),
  );
});
