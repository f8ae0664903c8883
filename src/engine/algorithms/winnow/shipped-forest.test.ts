import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { COLUMN_NAMES } from '../../evidence/column-names.ts';
import { type Forest, score, vote } from '../../model/forest.ts';
import { FOREST_VERSION, type PackedForest, readForests } from '../../model/forest-file.ts';
import { growForest } from '../../model/grow-forest.ts';
import { CONTENT_COLUMNS, PAGE_KINDS } from './index.ts';

/**
 * Evidence of pages of our own, and what XGBoost computes from it with the same trees (bench/train/winnow/winnow.py).
 */
type Fixture = {
  readonly pages: readonly {
    readonly blocks: readonly (readonly number[])[];
    readonly page: readonly number[];
    /** Log-odds of the blocks. */
    readonly margins: Readonly<Record<'content' | 'comments', readonly number[]>>;
    /** Probabilities of the page's kinds. */
    readonly kinds: readonly number[];
  }[];
};

/** XGBoost sums in float32, the engine in float64. */
const TOLERANCE = 1e-5;

const file = (name: string): Promise<Buffer> => readFile(new URL(`./weights/${name}`, import.meta.url));
const json = async (name: string): Promise<unknown> => JSON.parse((await file(name)).toString('utf8'));

test('the manifest describes the forest and lists the columns of the evidence in order', async () => {
  const bytes = await file('forest.txt');
  expect(await json('manifest.json')).toMatchObject({
    version: FOREST_VERSION,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    columns: COLUMN_NAMES,
  });
});

test('the engine computes the margins and kinds that XGBoost computes with the same trees', async () => {
  const forests = readForests((await file('forest.txt')).toString('utf8'), CONTENT_COLUMNS)!;
  const [content, kinds, comments] = forests;
  const { pages } = (await json('fixture.json')) as Fixture;
  expect(kinds!.classes).toEqual(PAGE_KINDS);
  expect(pages.flatMap(({ blocks }) => blocks).length).toBeGreaterThanOrEqual(20);
  for (const { blocks, page, margins, kinds: kindsOfPage } of pages) {
    const width = COLUMN_NAMES.length - page.length;
    const facts = Float32Array.from(page);
    const matrix = { values: Float32Array.from(blocks.flat()), width, rows: blocks.length };
    const votes = vote(growForest(kinds!, width, facts));
    const grow = (forest: PackedForest): Forest => growForest(forest, width, Float32Array.from([...facts, ...votes]));
    expectClose(score(grow(content!), matrix), margins.content);
    expectClose(score(grow(comments!), matrix), margins.comments);
    expectClose(votes, kindsOfPage);
  }
});

function expectClose(own: Float32Array, wanted: readonly number[]): void {
  expect(own).toHaveLength(wanted.length);
  own.forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThan(TOLERANCE));
}
