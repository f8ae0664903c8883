import { expect, test } from 'vitest';
import { BLOCK_WIDTH } from '../../src/engine/algorithms/web2text/feature-names.ts';
import { UNARY_SHAPE } from '../../src/engine/algorithms/web2text/network.ts';
import { EDGE_WIDTH } from '../compat/web2text/edge-feature-names.ts';
import { PAIRWISE_SHAPE } from '../compat/web2text/pairwise-network.ts';
import { LITTLE_EXPECTED, LITTLE_WORDS, NOTHING_WORDS } from '../../src/engine/algorithms/winnow/no-article.ts';
import { COMMENT, SURE_COMMENT, SURE_FORUM } from '../../src/engine/algorithms/winnow/block-kinds.ts';
import { PAGE_KINDS } from '../../src/engine/algorithms/winnow/index.ts';
import { LEAST_WORDS } from '../../src/engine/model/decode.ts';
import { EXITS } from '../../src/engine/model/forest.ts';
import { END, FOREST_VERSION, POWERS, SMALLEST, ZERO } from '../../src/engine/model/forest-file.ts';
import { SOURCES } from '../data/sources.ts';
import constants from './constants.json' with { type: 'json' };

test('training decides with the constants of the engine', () => {
  expect(constants.winnow.engine).toEqual({
    exits: EXITS,
    leastWords: LEAST_WORDS,
    nothingWords: NOTHING_WORDS,
    littleWords: LITTLE_WORDS,
    littleExpected: LITTLE_EXPECTED,
    comment: COMMENT,
    sureComment: SURE_COMMENT,
    sureForum: SURE_FORUM,
  });
  expect(constants.winnow.types).toEqual(PAGE_KINDS);
  expect(constants.winnow.forestFile).toMatchObject({
    version: FOREST_VERSION,
    zero: ZERO,
    end: END,
    smallestPower: SMALLEST,
    powers: POWERS,
  });
});

test('every source that keeps comments out of its gold text has a weight', () => {
  const learned = SOURCES.filter(({ comments }) => comments !== 'in-text').map(({ set }) => set);
  expect(Object.keys(constants.winnow.sources)).toEqual(learned);
});

test('training builds networks of the shapes that the engine reads', () => {
  const { blockFeatures, edgeFeatures, widths, kernels } = constants.web2text;
  expect([blockFeatures, edgeFeatures]).toEqual([BLOCK_WIDTH, EDGE_WIDTH]);
  for (const [inputs, shape] of [
    [blockFeatures, UNARY_SHAPE],
    [edgeFeatures, PAIRWISE_SHAPE],
  ] as const) {
    expect(shape.map((layer) => layer.kernel)).toEqual(kernels);
    expect(shape.map((layer) => layer.inputs)).toEqual([inputs, ...widths]);
  }
});
