import { decideBy } from '../../src/engine/algorithms/winnow/index.ts';
import type { Algorithm } from '../../src/engine/types.ts';
import { readWith } from '../../src/reading.ts';
import { CROSS_VALIDATED } from '../cross-validated.ts';
import type { Tool } from './tools.ts';

/** Reads a page by the probabilities of its blocks, as trees that did not see it gave them; throws where these are of another page. */
export function crossValidated(probabilities: readonly number[] | null | undefined): Tool {
  const algorithm: Algorithm = {
    id: CROSS_VALIDATED,
    label: CROSS_VALIDATED,
    classify(page) {
      if (probabilities?.length !== page.outline.blocks.length) throw new Error(`There are probabilities for ${probabilities?.length ?? 'no'} blocks, and ${page.outline.blocks.length} blocks.`);
      return decideBy(page, Float32Array.from(probabilities));
    },
  };
  return (page) => {
    const extraction = readWith(page, algorithm, { force: true }).decide({});
    return { html: (extraction.kind === 'article' ? extraction.article : extraction.bestGuess)?.content ?? '' };
  };
}
