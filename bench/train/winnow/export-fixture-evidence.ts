import { writeFile } from 'node:fs/promises';
import { COLUMN_NAMES } from '../../../src/engine/evidence/column-names.ts';
import { measureEvidence } from '../../../src/engine/evidence/index.ts';
import { pageOf } from '../../../src/engine/testing/outline-of.ts';
import { spread } from '../../data/data-set.ts';
import { FIXTURE_PAGES } from '../fixture-pages.ts';

/** At most this many blocks of one fixture page, spread evenly over it. */
const BLOCKS = 16;

/** Writes the evidence of some blocks of the fixture pages, for which winnow.py computes the margins. */
export async function exportFixtureEvidence(file: string): Promise<void> {
  const pages = FIXTURE_PAGES.map((html) => {
    const {
      blocks: { values, width, rows },
      page,
    } = measureEvidence(pageOf(html));
    const chosen = spread(
      Array.from({ length: rows }, (_, row) => row),
      BLOCKS,
    );
    const blocks = chosen.map((row) => shortest(values.subarray(row * width, (row + 1) * width)));
    return { blocks, page: shortest(page) };
  });
  await writeFile(file, JSON.stringify({ columns: COLUMN_NAMES, pages }));
}

/** Numbers with the fewest digits that read back as the same float32. */
function shortest(values: Float32Array): number[] {
  return Array.from(values, (value) => {
    for (let digits = 1; digits < 9; digits++) {
      const short = Number(value.toPrecision(digits));
      if (Math.fround(short) === value) return short;
    }
    return value;
  });
}
