import { insideOf } from './algorithms/algorithm.ts';
import { type Check, checkAll, FLAG } from './check-values.ts';
import type { AsyncExtractOptions, ExtractOptions } from './options.ts';
import { isUrl } from '../url/parse-url.ts';

const ADDRESS: Check = [
  (value) => typeof value === 'string' && isUrl(value),
  'an absolute address as a string, such as "https://example.org/page"',
];
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
  keepClasses: [(value) => typeof value === 'boolean' || isTexts(value), 'true, false or a list of classes'],
  rules: [
    (value: unknown) => Array.isArray(value) && value.every(isRule),
    'a list of rules, such as those of a file that the extension exports',
  ],
};

/** What is read of every rule. */
const RULE_FIELDS = ['id', 'site', 'scope', 'action', 'match', 'name'];

function isRule(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    RULE_FIELDS.every((field) => typeof (value as Readonly<Record<string, unknown>>)[field] === 'string')
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

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
