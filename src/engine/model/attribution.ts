import type { BlockTable } from '../evidence/table.ts';
import { FIRST_TREES, type Forest, SURE } from './forest.ts';

/**
 * What each column adds to or takes from a row's score, measured against the page: along a row's way through a tree, a split's column gets the difference it makes to
 * the mean of those rows of the page that come as far (Saabas 2014, "Interpreting random forests", with the page in place of the training data). A row's columns
 * add up to its score less what the same trees say of the page's rows in the mean; trees that `score` does not ask about a row say nothing of it here.
 * values[row * width + column]; time: as `score`, rows × trees × depth, some four times over.
 */
export function attribute(forest: Forest, { values, width, rows }: BlockTable): Float32Array {
  const { bias, roots, column, threshold, right } = forest;
  const shares = new Float32Array(rows * width);
  const [sum, count] = [new Float64Array(column.length), new Uint32Array(column.length)];
  // Rows outside, trees inside, as in `score`: a row's values are near by for all of its trees.
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let score = bias;
    for (let t = 0; t < roots.length - 1; t++) {
      if (t === FIRST_TREES && Math.abs(score) > SURE) break;
      let node = roots[t]!;
      while (column[node]! >= 0) node += values[at + column[node]!]! < threshold[node]! ? 1 : right[node]!;
      count[node]!++;
      sum[node]! += threshold[node]!;
      score += threshold[node]!;
    }
  }
  // Children stand behind their split.
  for (let node = column.length - 1; node >= 0; node--) {
    if (column[node]! < 0) continue;
    sum[node] = sum[node + 1]! + sum[node + right[node]!]!;
    count[node] = count[node + 1]! + count[node + right[node]!]!;
  }
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let score = bias;
    for (let t = 0; t < roots.length - 1; t++) {
      if (t === FIRST_TREES && Math.abs(score) > SURE) break;
      let node = roots[t]!;
      let before = sum[node]! / count[node]!;
      while (column[node]! >= 0) {
        const splitBy = column[node]!;
        node += values[at + splitBy]! < threshold[node]! ? 1 : right[node]!;
        const mean = sum[node]! / count[node]!;
        shares[at + splitBy]! += mean - before;
        before = mean;
      }
      score += threshold[node]!;
    }
  }
  return shares;
}
