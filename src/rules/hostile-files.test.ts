import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFilterList, importSiteConfig, isSiteConfig } from './import-rules.ts';
import { MAX_RULES, parseRulesFile, type ReadRules } from './rules-file.ts';

const isPublicSuffix = (host: string): boolean => !host.includes('.') || host === 'co.example';
/** Characters of the largest file that the settings page reads. */
const SIZE = 2_000_000;
/** Milliseconds. Linear code needs a hundredth of it; code that takes quadratic time for a file of SIZE needs hours. */
const timeout = 30_000;

/** What each importer makes of a text, and how many ids it asked for. */
function importAll(text: string): (ReadRules & { readonly asked: number })[] {
  const read = [
    (newId: () => string) => importSiteConfig(text, 'example.org.txt', { newId, isPublicSuffix }),
    (newId: () => string) => importFilterList(text, { newId, isPublicSuffix }),
  ];
  isSiteConfig(text);
  return read.map((one) => {
    let asked = 0;
    return { ...one(() => `id-${String(asked++)}`), asked };
  });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const filled = (line: string): string => line.repeat(Math.floor(SIZE / line.length));
const choices = '[1 or 2 or 3 or 4]';
const hosts = (count: number): string =>
  numbers(count)
    .map((i) => `h${String(i)}.example.org`)
    .join(',');
const selectors = (count: number): string =>
  numbers(count)
    .map((i) => `.c${String(i)}`)
    .join(',');

describe('a hostile file of rules', () => {
  test.each([
    ['predicates that multiply', `title: //a${choices.repeat(14)}\n`],
    ['predicates that multiply, in every line', filled(`strip: //a${choices.repeat(14)}\n`)],
    [
      'alternatives of predicates',
      `strip: ${Array(12)
        .fill(`//a${choices.repeat(3)}`)
        .join(' | ')}\n`,
    ],
    ['hosts times selectors', `${hosts(1500)}##${selectors(1500)}\n`],
    ['hosts times selectors, in every line', filled(`${hosts(400)}##${selectors(400)}\n`)],
    ['empty lines', '\n'.repeat(SIZE)],
    ['spaces', ' '.repeat(SIZE)],
    ['spaces after a directive, then a line separator', `title:${' '.repeat(SIZE)}\u2028x`],
    ['one long word', 'a'.repeat(SIZE)],
    ['open brackets', filled('[')],
    ['quotation marks', filled(`title: //a["'`)],
    ['number signs', filled('#')],
    ['commas', filled(',')],
    ['names that every object has', 'constructor: //a\n__proto__: //a\ntoString: //a\n'],
  ])('has bounded rules and ends: %s', { timeout }, (_, text) => {
    for (const { rules, asked } of importAll(text)) {
      expect(rules.length).toBeLessThanOrEqual(MAX_RULES);
      expect(asked).toBeLessThanOrEqual(2 * MAX_RULES);
    }
  });

  test('keeps the lines around one that asks for too much, and names it', () => {
    const large = `${hosts(1500)}##${selectors(1500)}`;
    const { rules, ignored } = importAll(`example.org##.a\n${large}\nexample.org##.b`)[1]!;
    expect(rules.map(({ match }) => match)).toEqual(['.a', '.b']);
    expect(ignored).toEqual([large]);
  });

  test('names lines of which one rule is not valid, and makes none of their rules', () => {
    const { rules, ignored } = importAll('a.example,org##.a\na.c.example##.b, p:hover')[1]!;
    expect(rules).toEqual([]);
    expect(ignored).toHaveLength(2);
  });

  test('says how many lines are after the last one that is read', () => {
    expect(importAll(`${'!\n'.repeat(20_000)}a\nb`)[1]!.ignored).toEqual(['… +2']);
  });

  test('has no rule for all hosts of a public suffix', () => {
    const lines = ['co.example##.a', 'org##.a'];
    expect(importAll(lines.join('\n'))[1]).toMatchObject({ rules: [], ignored: lines });
    const rule = { id: 'a', scope: 'site', action: 'leave-out', match: 'p', name: 'p' };
    const file = ['*.co.example', '*.org', 'co.example'].map((site) => ({ ...rule, site }));
    const read = parseRulesFile(JSON.stringify({ format: 'winnow-rules', version: 1, rules: file }), isPublicSuffix);
    expect(read).toMatchObject({ rules: [{ site: 'co.example' }], ignored: ['rules[0]', 'rules[1]'] });
  });

  test('never throws, whatever it holds', () => {
    const piece = fc.constantFrom(
      'title:',
      'strip:',
      '//a',
      '[1 or 2]',
      "[@class='x']",
      '##',
      ',',
      'a.example',
      '|',
      '\n',
      ' ',
      '"',
      '__proto__',
    );
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 200 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (file) => {
        expect(importAll(file).every(({ rules }) => rules.length <= MAX_RULES)).toBe(true);
        parseRulesFile(file, isPublicSuffix);
      }),
    );
  });
});

describe('a hostile file of exported rules', () => {
  const rule = { id: 'a', site: 'a.example', scope: 'site', action: 'leave-out', match: 'p', name: 'p' };
  const fileWith = (rules: string): string => `{"format":"winnow-rules","version":1,"rules":[${rules}]}`;
  const list = (one: string): string =>
    Array<string>(Math.floor(SIZE / (one.length + 1)))
      .fill(one)
      .join();

  test.each([
    ['rules without end', fileWith(list(JSON.stringify(rule)))],
    ['damaged rules without end', fileWith(list('{}'))],
    ['nothing without end', fileWith(list('null'))],
    ['a long selector', fileWith(JSON.stringify({ ...rule, match: 'p > '.repeat(SIZE / 4) }))],
    ['a long host', fileWith(JSON.stringify({ ...rule, site: 'a.'.repeat(SIZE / 2) }))],
    ['a long host of one label', fileWith(JSON.stringify({ ...rule, site: '-'.repeat(SIZE) }))],
    ['lists in lists', fileWith('['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2))],
  ])('has bounded rules and ends: %s', { timeout }, (_, text) => {
    const read = parseRulesFile(text, isPublicSuffix);
    expect(typeof read === 'string' ? 0 : read.rules.length).toBeLessThanOrEqual(MAX_RULES);
  });

  test('takes names that every object has for no field and no value', () => {
    const changed = ['scope', 'action', 'match', 'site'].map((name) => ({ ...rule, [name]: 'constructor()' }));
    const texts = [`{"__proto__":${JSON.stringify(rule)}}`, ...changed.map((one) => JSON.stringify(one))];
    const ignored = texts.map((_, at) => `rules[${String(at)}]`);
    expect(parseRulesFile(fileWith(texts.join()), isPublicSuffix)).toEqual({ rules: [], ignored });
    expect(parseRulesFile(`{"__proto__":${fileWith('')}}`, isPublicSuffix)).toBe('not_rules');
  });

  test('never throws, and gives only rules that are read again as they are, whatever it holds', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('constructor', '__proto__', 'a.example', '*.org', 'p', 'site'),
    );
    const one = fc.record(
      Object.fromEntries([...Object.keys(rule), 'where', 'alike', 'isOff', 'version'].map((name) => [name, value])),
      { requiredKeys: [] },
    );
    const near = fc
      .tuple(fc.constantFrom(...Object.keys(rule)), value)
      .map(([name, other]) => ({ ...rule, [name]: other }));
    fc.assert(
      fc.property(fc.array(fc.oneof(one, near, value)), (rules) => {
        const read = parseRulesFile(fileWith(rules.map((each) => JSON.stringify(each)).join()), isPublicSuffix);
        const valid = (read as ReadRules).rules;
        expect(parseRulesFile(fileWith(valid.map((each) => JSON.stringify(each)).join()), isPublicSuffix)).toEqual({
          rules: valid,
          ignored: [],
        });
      }),
    );
  });
});
