/** A forest as it is stored: its splits and leaves still as text. */
export type PackedForest = {
  readonly bias: number;
  /** A leaf's value is its number times this. */
  readonly scale: number;
  readonly trees: number;
  /** A number of the text counts at most one split less than this before a leaf. */
  readonly run: number;
  readonly classes?: readonly string[];
  readonly splits: Splits;
  readonly nodes: string;
};

/** All splits of a file, by number: index of the column in the evidence, and threshold. */
export type Splits = {
  readonly base: number;
  readonly columns: Int16Array;
  readonly thresholds: Float64Array;
};

/** A forest in the first line of the text; `nodes` is the length of its line. */
type Head = Omit<PackedForest, 'nodes' | 'splits'> & { readonly nodes: number };
type Heads = { readonly base: number; readonly splits: number; readonly forests: readonly Head[] };

/** Increases when a column's meaning or the text format changes; other versions cannot be read. */
export const FOREST_VERSION = 6;

/** Digit 0; the other digits follow. */
export const ZERO = 0x27;
/** One past the last printable character. */
export const END = 0x7f;

/** Thresholds from this power of ten on. */
export const SMALLEST = -4;
/** Powers of ten of the thresholds. */
export const POWERS = 10;
/** Numbers of two digits with the same power of ten. */
const MANTISSAS = 90;
/** Place of 1 among the numbers of two digits. */
const ONE = 1 - MANTISSAS * SMALLEST;

/** Number of digits that begin a number of several digits: those from `base` on. The last digit is below `base`. */
export function leadingDigits(base: number): number {
  return END - ZERO - base;
}

/** 0, 1, 2, 3, 4 … stand for 0, 1, -1, 2, -2 … */
export function signed(n: number): number {
  return n & 1 ? (n + 1) >> 1 : -n >> 1;
}

/**
 * Reads forests from text: a line of JSON about all of them, a line of their splits, and a line of nodes for each.
 * bench/train/README.md describes the lines. `width` is the number of columns of the evidence. Null for a text that is
 * of another version, is cut, or has a column from `width` on.
 */
export function readForests(text: string, width: number): PackedForest[] | null {
  const [first = '', table = '', ...lines] = text.split('\n');
  const heads = readHeads(first);
  if (heads === null) return null;
  const { base, splits: count, forests } = heads;
  const splits = readSplits(table, base, count);
  if (splits === null || (splits.columns.at(-1) ?? -1) >= width) return null;
  if (forests.some(({ trees, nodes }, i) => trees === 0 || lines[i]?.length !== nodes)) return null;
  return forests.map((head, i) => ({ ...head, splits, nodes: lines[i]! }));
}

/**
 * For each column its thresholds in order, then 0. A threshold is how many numbers of two digits it is further than
 * the one before; the first is 1 + how far it is from 1, signed. Null if the line does not have `count` splits.
 */
function readSplits(line: string, base: number, count: number): Splits | null {
  const numbers = numbersOfTwoDigits();
  const leads = leadingDigits(base);
  const columns = new Int16Array(count);
  const thresholds = new Float64Array(count);
  let [split, column, place] = [0, 0, 0];
  let isFirst = true;
  for (let at = 0; at < line.length;) {
    let n = 0;
    let digit = line.charCodeAt(at++) - ZERO;
    for (; digit >= base; digit = line.charCodeAt(at++) - ZERO) n = leads * n + digit - base;
    n = base * n + digit;
    if (n > 0) {
      place = isFirst ? ONE + signed(n - 1) : place + n;
      columns[split] = column;
      thresholds[split++] = place < 0 ? -numbers[-place]! : numbers[place]!;
    } else column++;
    isFirst = n === 0;
  }
  return split === count ? { base, columns, thresholds } : null;
}

/** 0, and all positive numbers of two digits in order. */
function numbersOfTwoDigits(): number[] {
  const numbers = [0];
  for (let power = SMALLEST - 1; power < SMALLEST - 1 + POWERS; power++) {
    const unit = 10 ** Math.abs(power);
    // Only a division by a whole power is rounded to the same number as its decimal form.
    for (let mantissa = 10; mantissa < 100; mantissa++) numbers.push(power < 0 ? mantissa / unit : mantissa * unit);
  }
  return numbers;
}

function readHeads(json: string): Heads | null {
  const { version, ...heads } = parsedOrEmpty(json);
  return version === FOREST_VERSION && areHeads(heads) ? heads : null;
}

function areHeads(heads: Partial<Heads>): heads is Heads {
  const { base, splits, forests } = heads;
  return areNumbers(base, splits) && Array.isArray(forests) && forests.every(isHead);
}

function parsedOrEmpty(json: string): Partial<Heads> & { readonly version?: unknown } {
  try {
    return (JSON.parse(json) as Partial<Heads> | null) ?? {};
  } catch {
    return {};
  }
}

function isHead({ bias, scale, trees, run, nodes }: Partial<Head>): boolean {
  return areNumbers(bias, scale, trees, run, nodes);
}

function areNumbers(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'number');
}
