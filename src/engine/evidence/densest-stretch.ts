import { bestStretch } from '../features/best-stretch.ts';
import type { ColumnGroup, ColumnNames } from './column-group.ts';

/** Body text extraction (Finn et al. 2001) over blocks: 1 in the stretch with the most words less tags. */
export const densestStretch: ColumnGroup = {
  columns: 1,
  fill({ outline: { blocks } }, { blocks: { values, width } }, first) {
    const n = blocks.length;
    const [tokens, tags] = [new Int32Array(n), new Int32Array(n)];
    for (let b = 0, previous = 0; b < n; b++) {
      const { element, words, tags: inline } = blocks[b]!;
      tokens[b] = words;
      // A start tag and an end tag for each element opened since the block before.
      tags[b] = 2 * (Math.max(0, element - previous) + inline);
      previous = element;
    }
    const stretch = bestStretch({ tokens, tags });
    for (let b = 0; b < n; b++) values[b * width + first] = b >= stretch.first && b <= stretch.last ? 1 : 0;
  },
};

export function densestStretchNames(): ColumnNames {
  return { blocks: ['stretch'] };
}
