import { FOREST_VERSION, leadingDigits, ZERO } from '../model/forest-file.ts';

/** A tree by hand: a leaf's number, or [column, threshold, tree below it, tree from it on]. Thresholds are .1 to 99. */
export type HandTree = number | readonly [column: number, threshold: number, less: HandTree, rest: HandTree];
export type HandForest = {
  readonly trees: readonly HandTree[];
  readonly bias?: number;
  readonly scale?: number;
  readonly run?: number;
  readonly classes?: readonly string[];
};

/** Writes forests as bench/train/winnow/forest_file.py does. `head` replaces what the first line says of them all. */
export function forestText(forests: readonly HandForest[], base = 10, head: object = {}): string {
  const splits = forests
    .flatMap(({ trees }) => trees.flatMap(splitsOf))
    .sort(([a, limit], [b, other]) => a - b || limit - other)
    .filter(([column, limit], i, all) => column !== all[i - 1]?.[0] || limit !== all[i - 1]?.[1]);
  const lines = forests.map(({ trees, run = 2 }) => nodesOf(trees, run, splits, base));
  const heads = forests.map(({ trees, bias = 0, scale = 1, run = 2, classes }, i) => ({
    ...{ bias, scale, run, trees: trees.length, nodes: lines[i]!.length },
    ...(classes && { classes }),
  }));
  const first = JSON.stringify({ version: FOREST_VERSION, base, splits: splits.length, forests: heads, ...head });
  return [first, tableOf(splits, base), ...lines].join('\n');
}

type Split = readonly [column: number, threshold: number];

function splitsOf(tree: HandTree): Split[] {
  if (typeof tree === 'number') return [];
  const [column, threshold, less, rest] = tree;
  return [[column, threshold], ...splitsOf(less), ...splitsOf(rest)];
}

function tableOf(splits: readonly Split[], base: number): string {
  const number = numberIn(base);
  // Steps from 1 among .1, .11 … .99, 1, 1.1 … 9.9, 10, 11 … 99
  const steps = (threshold: number): number => {
    const power = threshold < 1 ? -1 : threshold < 10 ? 0 : 1;
    return Math.round(90 * power + threshold * 10 ** (1 - power) - 10);
  };
  let [text, column] = ['', 0];
  splits.forEach(([own, threshold], i) => {
    const isFirst = own !== splits[i - 1]?.[0];
    text += number(0).repeat(own - column);
    text += number(isFirst ? 1 + unsigned(steps(threshold)) : steps(threshold) - steps(splits[i - 1]![1]));
    column = own;
  });
  return text + number(0);
}

function nodesOf(trees: readonly HandTree[], run: number, splits: readonly Split[], base: number): string {
  const number = numberIn(base);
  let text = '';
  let waiting: string[] = [];
  const visit = (tree: HandTree): void => {
    if (typeof tree === 'number') {
      for (; waiting.length >= run; waiting = waiting.slice(run)) text += number(0) + waiting.slice(0, run).join('');
      text += number(1 + unsigned(tree) * run + waiting.length) + waiting.join('');
      waiting = [];
      return;
    }
    const [column, threshold, less, rest] = tree;
    const place = splits.findIndex(([own, limit]) => own === column && limit === threshold);
    waiting.push(String.fromCharCode(ZERO + Math.floor(place / base), ZERO + (place % base)));
    visit(less);
    visit(rest);
  };
  trees.forEach(visit);
  return text;
}

function numberIn(base: number): (n: number) => string {
  const leads = leadingDigits(base);
  const lead = (n: number): string =>
    n === 0 ? '' : lead(Math.floor(n / leads)) + String.fromCharCode(ZERO + base + (n % leads));
  return (n) => lead(Math.floor(n / base)) + String.fromCharCode(ZERO + (n % base));
}

function unsigned(n: number): number {
  return n > 0 ? 2 * n - 1 : -2 * n;
}
