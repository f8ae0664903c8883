import { parseSelector } from './selector.ts';

const MAX_LENGTH = 1000;
/** Most selectors of one XPath. Each `or` multiplies their number. */
const MAX_SELECTORS = 64;
const STEP = /^(\/{1,2})(?:descendant::|child::)?([a-z][a-z0-9-]*|\*)/i;
const QUOTED = String.raw`(?:'([^'"\\\]]+)'|"([^'"\\\]]+)")`;
const ATTRIBUTE = String.raw`@(class|id|role)`;
const EQUALS = new RegExp(String.raw`^${ATTRIBUTE}\s*=\s*${QUOTED}$`, 'i');
const CONTAINS = new RegExp(String.raw`^(contains|starts-with)\(\s*${ATTRIBUTE}\s*,\s*${QUOTED}\s*\)$`, 'i');
/** contains(concat(' ', normalize-space(@class), ' '), ' name '): the class itself. */
const TOKEN = new RegExp(
  String.raw`^contains\(\s*concat\(\s*['"] ['"]\s*,\s*(?:normalize-space\(\s*@class\s*\)|@class)\s*,\s*['"] ['"]\s*\)\s*,\s*['"] ([^'" ]+) ['"]\s*\)$`,
  'i',
);

/**
 * The selectors of an XPath with the parts that site configurations use: `/` and `//` steps, tests of class, id and
 * role, `and`, `or`, `|`, and places. Null for any other XPath, and for more than MAX_SELECTORS.
 */
export function selectorsOfXPath(xpath: string): string[] | null {
  if (xpath.length > MAX_LENGTH) return null;
  const selectors: string[] = [];
  for (const part of splitOutside(xpath, '|')) {
    const found = selectorsOfPath(part.trim());
    if (found === null || selectors.length + found.length > MAX_SELECTORS) return null;
    selectors.push(...found);
  }
  return selectors.every((one) => parseSelector(one) !== null) && selectors.length > 0 ? selectors : null;
}

function selectorsOfPath(path: string): string[] | null {
  let rest = path;
  let selectors = [''];
  while (rest !== '') {
    const step = STEP.exec(rest);
    if (step === null) return null;
    const [whole, slashes, tag = ''] = step;
    rest = rest.slice(whole.length);
    const isFirst = selectors[0] === '';
    const combinator = isFirst ? '' : slashes === '/' ? ' > ' : ' ';
    selectors = selectors.map((before) => before + combinator + tag.toLowerCase());
    for (let end = endOfPredicate(rest); end > 0; end = endOfPredicate(rest)) {
      const choices = choicesOf(rest.slice(1, end - 1));
      if (choices === null || selectors.length * choices.length > MAX_SELECTORS) return null;
      selectors = selectors.flatMap((before) => choices.map((choice) => before + choice));
      rest = rest.slice(end).trimStart();
    }
  }
  return selectors;
}

/** Index after a predicate in square brackets at the start of a text; 0 without one. */
function endOfPredicate(text: string): number {
  if (!text.startsWith('[')) return 0;
  let quote = '';
  for (let i = 1; i < text.length; i++) {
    const char = text.charAt(i);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (char === ']') return i + 1;
  }
  return 0;
}

/** The conditions of a predicate: one text for each side of an `or`. */
function choicesOf(predicate: string): string[] | null {
  const choices = splitOutside(predicate, ' or ').map((side) => {
    const tests = splitOutside(side, ' and ').map((test) => conditionOf(test.trim()));
    return tests.includes(null) ? null : tests.join('');
  });
  return choices.every((choice) => choice !== null) ? choices : null;
}

function conditionOf(test: string): string | null {
  if (/^[1-9]\d{0,3}$/.test(test)) return `:nth-of-type(${test})`;
  if (test === 'last()') return ':last-of-type';
  const [, token] = TOKEN.exec(test) ?? [];
  if (token !== undefined) return `[class~="${token}"]`;
  const [, name, single, double] = EQUALS.exec(test) ?? [];
  if (name !== undefined) return `[${name.toLowerCase()}="${single ?? double ?? ''}"]`;
  const [, kind, part, inSingle, inDouble] = CONTAINS.exec(test) ?? [];
  if (kind === undefined || part === undefined) return null;
  const operator = kind.toLowerCase() === 'contains' ? '*=' : '^=';
  return `[${part.toLowerCase()}${operator}"${inSingle ?? inDouble ?? ''}"]`;
}

/** The parts of a text between separators that are not inside quotes, brackets or parentheses. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (char === '[' || char === '(') depth++;
    else if (char === ']' || char === ')') depth--;
    else if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(start, i));
      start = i + separator.length;
      i = start - 1;
    }
  }
  return [...parts, text.slice(start)];
}
