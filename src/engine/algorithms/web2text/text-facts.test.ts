import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { collapseTree } from './collapsed-tree.ts';
import { ENGLISH_STOP_WORDS } from './english-stop-words.ts';
import { ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION, FACT, textFacts } from './text-facts.ts';

function factsOf(text: string) {
  const outline = outlineOf(`<p>${text}</p>`);
  const { sums, ends } = textFacts(outline, collapseTree(outline));
  const own = (fact: keyof typeof FACT): number => sums[2 * FACT[fact] + 1]!;
  return { own, ends: ends[0]! };
}

test('there are 124 stop words, all in lower case', () => {
  expect(ENGLISH_STOP_WORDS.size).toBe(124);
  expect([...ENGLISH_STOP_WORDS].every((word) => /^[a-z]+$/.test(word))).toBe(true);
});

test.each([
  ['words', 'Two words', 2],
  ['words', "it's a_b 3", 4],
  ['words', '— … —', 0],
  ['wordChars', 'ab cde', 5],
  ['stopWords', 'The cat and the dog', 2],
  ['capitals', 'The cat And 3 the Dog', 3],
  ['capitals', 'A Zoo ant zoo _A', 2],
  ['punctuation', 'a, b. c? d; e: f! g-h (i)', 6],
  ['digits', 'in 1984 and 7', 5],
  ['sentences', 'One. Two! Three? Four; Five', 5],
  ['sentences', 'e.g. this is one', 1],
  ['sentences', 'v2.0 Two', 1],
  ['sentences', 'One.  Two', 2],
  ['sentences', 'One." Two', 1],
  ['copyright', '© us', 1],
  ['copyright', '(c) us', 0],
  ['email', 'me@example.org', 1],
  ['email', 'me @ home', 0],
  ['email', 'me at home', 0],
  ['url', 'see https://example.org', 1],
  ['url', 'ftp://x', 1],
  ['url', 'http:/x', 0],
  ['url', 'app://x', 0],
  ['year', 'in 1984', 1],
  ['year', 'in 19845', 0],
  ['year', 'in a1984', 0],
] as const)('counts %s in “%s”', (fact, text, count) => {
  expect(factsOf(text).own(fact)).toBe(count);
});

test('accented letters split words, as in Java; other scripts have punctuation but no words', () => {
  expect(factsOf('déjà vu').own('words')).toBe(3);
  expect(factsOf('我们今天去公园散步。').own('words')).toBe(0);
  expect(factsOf('我们今天去公园散步。').own('punctuation')).toBe(1);
});

test.each([
  ['Why?', ENDS_IN_PUNCTUATION | ENDS_IN_QUESTION],
  ['So.', ENDS_IN_PUNCTUATION],
  ['so', 0],
  ['(so.)', 0],
])('finds how “%s” ends', (text, bits) => {
  expect(factsOf(text).ends).toBe(bits);
});

test('counts copies of a trimmed text', () => {
  const outline = outlineOf('<p>a</p><p>b</p><div><p> a </p>c</div>');
  expect([...textFacts(outline, collapseTree(outline)).copies]).toEqual([2, 1, 2, 1]);
});

test('sums are running sums over the leaves', () => {
  const outline = outlineOf('<p>one two</p><p>three <a>four</a></p>');
  const { sums } = textFacts(outline, collapseTree(outline));
  expect([0, 1, 2, 3].map((l) => sums[4 * FACT.words + l])).toEqual([0, 2, 3, 4]);
  expect([0, 1, 2, 3].map((l) => sums[4 * FACT.linkChars + l])).toEqual([0, 0, 0, 4]);
});

test('only the facts that are wanted are counted; the characters always are', () => {
  const outline = outlineOf('<p>The 2 cats <a>© 1999</a> me@x.org https://a.b? Yes.</p><p>The</p><p>The</p>');
  const tree = collapseTree(outline);
  const { sums, ends, copies } = textFacts(outline, tree, 1 << FACT.chars);
  const rows = tree.leaves + 1;
  expect([...sums.subarray(0, rows)]).toEqual([0, 10, 16, 42, 45, 48]);
  expect([...sums.subarray(rows), ...ends, ...copies].every((value) => value === 0)).toBe(true);
});
