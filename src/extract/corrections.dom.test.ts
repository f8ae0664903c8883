import { expect, test } from 'vitest';
import news from '../../e2e/pages/news.html?raw';
import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import type { Rule } from '../article/rules.ts';
import { parsePage } from '../dom/parse-page.ts';
import { ALL_CODE } from '../dom/rare/all-code.ts';
import { framedPage } from '../dom/testing/framed-page.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { FOREST_NAME } from '../engine/algorithms/winnow/index.ts';
import forest from '../engine/algorithms/winnow/weights/forest.txt?raw';
import { explainBlocks } from './explain-blocks.ts';
import { extract } from './extract.ts';
import { prepareExtraction } from './pending-extraction.ts';

const ADDRESS = 'https://www.saltmarsh-courier.example/mill?page=1';

function read(options: ExtractOptions = {}): Extraction & { kind: 'article' } {
  const page = parsePage(news, ADDRESS);
  const asked = { explain: true, ...options };
  const extraction = prepareExtraction(page, DEFAULT_ALGORITHM, asked, { explain: explainBlocks }).decide(
    { [FOREST_NAME]: forest },
    ALL_CODE,
  );
  expect(extraction.kind).toBe('article');
  return extraction as Extraction & { kind: 'article' };
}

const rule = (changes: Partial<Rule>): Rule => ({
  id: 'r1',
  site: 'saltmarsh-courier.example',
  scope: 'site',
  action: 'leave-out',
  match: 'blockquote',
  name: 'quotation',
  ...changes,
});

const blockOf = ({ blocks = [] }: Extraction, words: string): number =>
  blocks.findIndex(({ text }) => text.startsWith(words));

test('putting a headline of the menu back moves nothing else: lead picture and caption stay', () => {
  const before = read();
  expect(before.article.content).toContain('<figure');
  expect(before.article.content).toContain('The mill house at slack water');
  const block = blockOf(before, 'Ferry to the Skerries');
  const text = before.blocks![block]!.text;
  const after = read({ corrections: [{ keep: true, block, text }] });
  expect(after.article.content.match(/<img/g)).toHaveLength(before.article.content.match(/<img/g)!.length);
  expect(after.article.content).toContain('The mill house at slack water');
  expect(after.article.content).toContain('Ferry to the Skerries');
  expect(after.blocks!.filter(({ kept }, b) => kept !== before.blocks![b]!.kept)).toHaveLength(1);
  expect(after.blocks![block]!.reasons).toEqual(['by-hand']);
});

test('a block put back that the builder leaves out is stated as shown elsewhere', () => {
  const player = '<amp-youtube><div class="MathJax"><footer>Play it again</footer></div></amp-youtube>';
  const page = framedPage(
    `${player}<p>${'The dog was awake, the lamp was out, and the gate was shut. '.repeat(3)}</p>`,
  );
  const options = { algorithm: 'div-scorer', explain: true, force: true } as const;
  expect(extract(page, options).blocks![0]).toMatchObject({ kept: false, reasons: ['outside-region'] });
  const corrections = [{ keep: true, block: 0, text: 'Play it again' }];
  expect(extract(page, { ...options, corrections }).blocks![0]).toMatchObject({
    kept: false,
    reasons: ['shown-elsewhere'],
  });
});

test('leaving out an element takes its picture and caption along', () => {
  const before = read();
  const { elements } = before.structure!;
  const figure = elements.findIndex(({ tag }) => tag === 'figure');
  const block = elements[figure]!.firstBlock;
  const after = read({ corrections: [{ keep: false, block, text: before.blocks![block]!.text, element: figure }] });
  expect(after.article.content).not.toContain('The mill house at slack water');
  expect(after.article.content.match(/<img/g)).toHaveLength(before.article.content.match(/<img/g)!.length - 1);
});

test('keeping only a part keeps all of it, with its picture, and nothing else', () => {
  const before = read();
  const { elements } = before.structure!;
  const figure = elements.findIndex(({ tag }) => tag === 'figure');
  const { firstBlock, lastBlock } = elements[figure]!;
  const text = before.blocks![firstBlock]!.text;
  const after = read({ corrections: [{ keep: true, only: true, block: firstBlock, text, element: figure }] });
  expect(after.article.content.match(/<img/g)).toHaveLength(1);
  expect(after.article.content).toContain('The mill house at slack water');
  after.blocks!.forEach(({ kept }, b) => {
    expect(kept && (b < firstBlock || b >= lastBlock)).toBe(false);
  });
  const quote = blockOf(before, 'You cannot hurry it');
  const alone = read({
    corrections: [{ keep: true, only: true, block: quote, text: before.blocks![quote]!.text }],
  });
  expect(alone.blocks!.flatMap(({ kept }, b) => (kept ? [b] : []))).toEqual([quote]);
  expect(alone.article.content).not.toContain('<img');
});

test('applies the rules of the site only, with accounts that say so', () => {
  const { article, blocks, rules } = read({ rules: [rule({})] });
  expect(article.content).not.toContain('You cannot hurry it');
  expect(blocks!.find(({ text }) => text.startsWith('You cannot hurry it'))!.reasons).toEqual(['by-rule']);
  expect(rules).toEqual([{ id: 'r1', matched: 1 }]);
  for (const other of [{ site: 'courier.example' }, { isOff: true }, { scope: 'page', where: '/mill' } as const])
    expect(read({ rules: [rule(other)] })).not.toHaveProperty('rules');
  expect(read({ rules: [rule({ site: '*.courier.example' })] })).not.toHaveProperty('rules');
});

test('applies a rule to one page, and to pages that match its template', () => {
  const matches = (changes: Partial<Rule>): boolean => read({ rules: [rule(changes)] }).rules !== undefined;
  expect(matches({ scope: 'page', where: '/mill?page=1' })).toBe(true);
  expect(matches({ scope: 'alike', where: 'main > article.story' })).toBe(true);
  expect(matches({ scope: 'alike', where: 'main > article.recipe' })).toBe(false);
});

test('refuses a rule that would leave nothing, and says so', () => {
  const before = read();
  const { article, rules } = read({ rules: [rule({ match: 'article.story' })] });
  expect(article.content).toBe(before.article.content);
  expect(rules).toEqual([{ id: 'r1', matched: 1, problem: 'empties' }]);
});

test('does not apply a rule that leaves less than half of the words, or names an article of less than .3', () => {
  const before = read();
  const { elements } = before.structure!;
  const problemOf = (changes: Partial<Rule>): unknown => {
    const { article, rules } = read({ rules: [rule(changes)] });
    if (rules![0]!.problem !== undefined) expect(article.content).toBe(before.article.content);
    return rules![0]!.problem;
  };
  expect(elements.some(({ tag }) => tag === 'blockquote')).toBe(true);
  expect(problemOf({ match: 'article.story p' })).toBe('empties');
  expect(problemOf({ match: 'blockquote' })).toBeUndefined();
  expect(problemOf({ action: 'body', match: 'blockquote' })).toBe('empties');
  expect(problemOf({ action: 'body', match: 'article.story' })).toBeUndefined();
});

test('a correction overrides a rule, and a rule that matches nothing changes nothing', () => {
  const before = read();
  const block = blockOf(before, 'You cannot hurry it');
  const text = before.blocks![block]!.text;
  expect(read({ rules: [rule({})], corrections: [{ keep: true, block, text }] }).article.content).toContain(text);
  const { article, rules } = read({ rules: [rule({ match: '.no-such-class' })] });
  expect(article.content).toBe(before.article.content);
  expect(rules).toEqual([{ id: 'r1', matched: 0 }]);
});

test('takes article and title from rules', () => {
  const { article } = read({
    rules: [
      rule({ id: 'b', action: 'body', match: 'main' }),
      rule({ id: 't', action: 'title', match: '#comments-title' }),
    ],
  });
  expect(article.title).toBe('Comments (3)');
  expect(article.content).toContain('My aunt was one of the pupils');
  expect(article.content).toContain('At nineteen minutes past four');
  expect(read().article.content).not.toContain('My aunt was one of the pupils');
});

test('a rule leaves out one of the texts that share an element, also counted from its end', () => {
  const text = (place: number): string => {
    const words = 'and this sentence has enough words, with a comma, to be read as part of an article by everyone.';
    const source = `<article class="note"><p>${words.repeat(4)}</p><div class="lines">First line ${words}<br><br>Second line ${words}<br><br>Third line ${words}<p>${words}</p></div></article>`;
    const extraction = prepareExtraction(parsePage(source, ADDRESS), DEFAULT_ALGORITHM, {
      force: true,
      rules: [rule({ match: `div.lines::text(${String(place)})` })],
    }).decide({ [FOREST_NAME]: forest }, ALL_CODE);
    expect(extraction.rules).toEqual([{ id: 'r1', matched: Math.abs(place) > 3 ? 0 : 1 }]);
    return extraction.kind === 'article' ? extraction.article.content : '';
  };
  expect(text(2)).toMatch(/First line.*Third line/s);
  expect(text(2)).not.toContain('Second line');
  expect(text(-1)).toMatch(/First line.*Second line/s);
  expect(text(-1)).not.toContain('Third line');
  expect(text(4)).toMatch(/First line.*Second line.*Third line/s);
});
