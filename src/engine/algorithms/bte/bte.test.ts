import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Page } from '../../types.ts';
import { bte } from './index.ts';

const { classify } = bte();
const WORDS = 'word '.repeat(40);

function kept(page: Page): string[] {
  const { keep } = classify(page);
  return page.outline.blocks.filter((_, i) => keep[i]).map(({ text }) => text);
}

test('keeps the paragraph between two links', () => {
  expect(kept(pageOf('<a>x</a> <p>one two three four five</p> <a>y</a>'))).toEqual(['one two three four five']);
});

test('keeps the link words inside the stretch', () => {
  expect(kept(pageOf('<p>a b c <a>d e</a> f</p>'))).toEqual(['a b c d e f']);
});

test('finds no stretch in link words alone', () => {
  const page = pageOf('<p><a>one two <b>three four</b></a></p>');
  expect(classify(page)).toMatchObject({ keep: [false], reason: ['outside-dense'], confidence: 0 });
  expect([...classify(page).score]).toEqual([0]);
});

test('counts one start tag for an element, and none for its end', () => {
  // Three tags (two i, one p) cost less than the four words before them; four tags cost as much.
  const between = (elements: string): string[] => kept(pageOf(`<p>a b c d</p>${elements}<p>e f g h</p>`));
  expect(between('<i></i><i></i>')).toEqual(['a b c d', 'e f g h']);
  expect(between('<i></i><i></i><i></i>')).toEqual(['a b c d']);
});

test('counts a skipped script as one tag', () => {
  const page = pageOf('<p>a b c d</p><i></i><i></i><p>e f g h</p>');
  const [first, second] = page.outline.runs;
  const withScript: Page = { ...page, outline: { ...page.outline, runs: [first!, { ...second!, skipped: 1 }] } };
  expect(kept(page)).toEqual(['a b c d', 'e f g h']);
  expect(kept(withScript)).toEqual(['a b c d']);
});

test('leaves out furniture inside the stretch, with the reason furniture', () => {
  const page = pageOf(`<p>${WORDS}</p><aside><p>read this as well</p></aside><p>${WORDS}</p>`);
  expect(kept(page)).toHaveLength(2);
  expect(classify(page).reason).toEqual(['dense', 'furniture', 'dense']);
});

test('does not count words in furniture', () => {
  const page = pageOf(`<aside><p><b>${WORDS}</b></p></aside><p>one two three</p>`);
  expect(kept(page)).toEqual(['one two three']);
  expect(classify(page).score[0]).toBe(0);
});

test('marks the blocks on both sides of the stretch as outside', () => {
  const tags = '<i></i>'.repeat(9);
  const page = pageOf(`<p>a</p>${tags}<p>${WORDS}</p>${tags}<p>z</p>`);
  expect(classify(page).reason).toEqual(['outside-dense', 'dense', 'outside-dense']);
});

test('keeps nothing of a page without words, with confidence 0', () => {
  expect(classify(pageOf('<div><hr></div>'))).toMatchObject({ keep: [], confidence: 0 });
});

test.each([
  ['zh', '<p>我们今天去公园散步。</p>', '<a>首页</a>'],
  ['ja', '<p>今日は天気がいいので公園へ散歩に行きます。</p>', '<a>次へ</a>'],
  ['th', '<p>วันนี้อากาศดีมากเราไปเดินเล่นที่สวนสาธารณะ</p>', '<a>หน้า</a>'],
])('counts the words of a sentence in %s, which has no spaces', (lang, sentence, link) => {
  const plain = sentence.replace(/<[^>]*>/g, '');
  // As a single token, the sentence would not pay for the four tags before it.
  const page = pageOf(`<p>one two three</p><i></i><i></i><i></i>${sentence}${link}`, lang);
  expect(kept(page)).toContain(plain);
});

test('scores a block by tokens / (tokens + tags before it)', () => {
  const { score } = classify(pageOf('<p>a b c d e f g h</p><ul><li><b>i</b></li></ul>'));
  expect(score[0]).toBeCloseTo(8 / 10, 6);
  expect(score[1]).toBeCloseTo(1 / 4, 6);
});

test('adds the runs of a block in its score', () => {
  const { score } = classify(pageOf('<p>a b <b>c</b> d</p>'));
  expect(score[0]).toBeCloseTo(4 / 7, 6);
});
