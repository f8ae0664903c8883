import { insideOf } from './algorithms/algorithm.ts';
import { WinnowError } from './errors.ts';
import type { AsyncExtractOptions, ExtractOptions } from './options.ts';

type Check = readonly [isAllowed: (value: never) => boolean, allowed: string];

const ADDRESS: Check = [
  (value) => typeof value === 'string' && URL.canParse(value),
  'an absolute address as a string, such as "https://example.org/page"',
];
const FLAG: Check = [(value) => typeof value === 'boolean', 'true or false'];
const COUNT: Check = [(value) => typeof value === 'number' && value >= 0, 'a number that is not negative'];

/** What each option of `extract` may be. */
const CHECKS: Readonly<Record<keyof ExtractOptions, Check>> = {
  url: ADDRESS,
  base: ADDRESS,
  algorithm: [(value) => insideOf(value) !== null, 'an algorithm that "winnow/algorithms" exports, not its name'],
  force: FLAG,
  comments: FLAG,
  explain: FLAG,
  styles: FLAG,
  minimumLength: COUNT,
  maxNodes: COUNT,
  maxTime: COUNT,
  alternative: COUNT,
  keepClasses: [(value) => typeof value === 'boolean' || Array.isArray(value), 'true, false or a list of classes'],
  rules: [Array.isArray, 'a list of rules'],
};
const SIGNAL: Check = [
  (value: { readonly throwIfAborted?: unknown } | null) => typeof value?.throwIfAborted === 'function',
  'the signal of an AbortController',
];

/** Throws for an option that is unknown, or whose value has no meaning, with what is allowed. */
export function checkOptions(options: ExtractOptions): void {
  checkAll(options, CHECKS);
}

/** The same for the options of `extractAsync`. */
export function checkAsyncOptions(options: AsyncExtractOptions): void {
  checkAll(options, { ...CHECKS, signal: SIGNAL });
}

function checkAll(options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (typeof options !== 'object' || options === null)
    throw new WinnowError('invalid-option', `The options are ${written(options)}.`, 'Pass an object, or nothing.');
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined)
      throw new WinnowError(
        'invalid-option',
        `There is no option ${name} here.`,
        `Options are ${Object.keys(checks).join(', ')}.`,
      );
    if (value !== undefined && !check[0](value as never))
      throw new WinnowError('invalid-option', `The option ${name} is ${written(value)}.`, `Pass ${check[1]}.`);
  }
}

function written(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'an object' : `"${String(value)}"`;
}
