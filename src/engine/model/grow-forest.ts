import type { Forest } from './forest.ts';
import { leadingDigits, type PackedForest, signed, ZERO } from './forest-file.ts';

/** On the stack of growForest: the subtree that follows is the branch not taken. */
const NOT_TAKEN = -1;
const NO_TREES = 'The nodes of the forest are no whole trees. Train a new forest.';

/**
 * Unpacks the forest for one page. Splits by page-level columns, those from `width` on, are decided here by
 * `pageValues`, and the branch not taken is skipped: a third of all splits in the shipped trees.
 * Throws an Error for nodes that are no whole trees.
 */
export function growForest(
  { bias, scale, trees, run, classes, splits, nodes }: PackedForest,
  width: number,
  pageValues: ArrayLike<number>,
): Forest {
  const { base, columns, thresholds } = splits;
  const leads = leadingDigits(base);
  const length = nodes.length;
  // A split has two digits and a leaf at least one, and each tree has one leaf more than splits.
  const most = Math.ceil((2 * length + trees) / 3);
  const [column, threshold, right, roots] = [
    new Int16Array(most),
    new Float32Array(most),
    new Int16Array(most),
    new Int32Array(trees + 1),
  ];
  // Splits whose left subtree is being read, innermost last.
  const open: number[] = [];
  let node = 0;
  let at = 0;
  for (let t = 0; t < trees; t++) {
    let depth = 0;
    // Leaves that are missing in the subtree that is skipped, and whether a split ends with it.
    let missing = 0;
    let isLast = false;
    for (;;) {
      // Also where the text ends within a number: what it says is then NaN.
      if (!(at < length)) throw new Error(NO_TREES);
      let n = 0;
      let digit = nodes.charCodeAt(at++) - ZERO;
      for (; digit >= base; digit = nodes.charCodeAt(at++) - ZERO) n = leads * n + digit - base;
      n = base * n + digit - 1;
      const count = n < 0 ? run : n % run;
      const end = at + 2 * count;
      if (missing > 0) missing += count;
      else
        while (at < end) {
          const split = base * (nodes.charCodeAt(at) - ZERO) + nodes.charCodeAt(at + 1) - ZERO;
          at += 2;
          const place = columns[split]!;
          if (place < width) {
            column[node] = place;
            threshold[node] = thresholds[split]!;
            open[depth++] = node++;
          } else if (pageValues[place - width]! < thresholds[split]!) open[depth++] = NOT_TAKEN;
          else {
            missing = 1 + (end - at) / 2;
            break;
          }
        }
      at = end;
      if (n < 0) continue;
      if (missing === 0) {
        column[node] = -1;
        threshold[node++] = scale * signed((n - count) / run);
      } else if (--missing > 0 || !isLast) continue;
      if (depth === 0) break;
      // The left part of the innermost open split ends here.
      const split = open[--depth]!;
      isLast = split === NOT_TAKEN;
      if (isLast) missing = 1;
      else right[split] = node - split;
    }
    roots[t + 1] = node;
  }
  if (at !== length) throw new Error(NO_TREES);
  return {
    bias,
    roots,
    column: column.subarray(0, node),
    threshold: threshold.subarray(0, node),
    right: right.subarray(0, node),
    ...(classes && { classes }),
  };
}
