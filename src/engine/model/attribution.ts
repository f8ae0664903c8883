import type { Matrix } from '../evidence/matrix.ts';
import type { Forest } from './forest.ts';

/**
 * What each column adds to or takes from a row's score, measured against the page: along a row's way through a tree, a split's column gets the difference it makes to
 * the mean of those rows of the page that come as far (Saabas 2014, "Interpreting random forests", with the page in place of the training data). A row's columns
 * add up to its score less the page's mean. values[row * width + column]; time: as two scorings.
 */
export function attribute(forest: Forest, { values, width, rows }: Matrix): Float32Array {
  const { roots, column, threshold, right } = forest;
  const shares = new Float32Array(rows * width);
  const [sum, count] = [new Float64Array(column.length), new Uint32Array(column.length)];
  for (let t = 0; t < roots.length - 1; t++) {
    const root = roots[t]!;
    for (let row = 0; row < rows; row++) {
      const leaf = leafOf(row, root);
      follow(row, root, (node) => {
        sum[node]! += threshold[leaf]!;
        count[node]!++;
      });
    }
    for (let row = 0; row < rows; row++) {
      let [before, splitBy] = [0, -1];
      follow(row, root, (node) => {
        const mean = sum[node]! / count[node]!;
        if (splitBy >= 0) shares[row * width + splitBy]! += mean - before;
        [before, splitBy] = [mean, column[node]!];
      });
    }
  }
  return shares;

  function next(row: number, node: number): number {
    return node + (values[row * width + column[node]!]! < threshold[node]! ? 1 : right[node]!);
  }

  function follow(row: number, root: number, visit: (node: number) => void): void {
    let node = root;
    for (; column[node]! >= 0; node = next(row, node)) visit(node);
    visit(node);
  }

  function leafOf(row: number, root: number): number {
    let node = root;
    while (column[node]! >= 0) node = next(row, node);
    return node;
  }
}
