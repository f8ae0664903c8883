import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/outline-of.ts';
import { random } from '../../../testing/random.ts';
import { setScene } from '../scene.ts';
import { equalBlocks } from './equal-blocks.ts';
import { SIGNALS } from './index.ts';
import { linkRatio } from './link-ratio.ts';
import { markupRatio } from './markup-ratio.ts';
import { repetition } from './repetition.ts';
import { sentences } from './sentences.ts';
import type { Signal } from './signal.ts';
import { textLength } from './text-length.ts';

const TEXT = 'Plain words of a candidate, enough of them to be one. ';
const measure = (signal: Signal, html: string): number[] => Array.from(signal.measure(setScene(pageOf(html))));

function randomPage(next: () => number, depth = 0): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const parts = Array.from({ length: 1 + Math.floor(next() * 5) }, () => {
    const text = pick(['', 'Short', TEXT, TEXT.repeat(5), '. . .', 'no mark at the end of this one at all']);
    const inner = depth < 4 && next() < 0.6 ? randomPage(next, depth + 1) : text;
    const tag = pick(['div', 'section', 'p', 'span', 'a', 'ul', 'li', 'td', 'nav', 'button']);
    return `<${tag} class="${pick(['', 'card', 'item x', 'row'])}" id="${pick(['', 'c1', 'c2', 'main'])}">${inner}</${tag}>`;
  });
  return parts.join('');
}

test('every file of the folder is in the list', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter(
    (name) => !/^(index|signal|.*\.test)\.ts$/.test(name),
  );
  expect(SIGNALS.length).toBe(files.length);
});

describe.each(SIGNALS.map(({ signal }) => [signal.id, signal] as const))('%s', (_, signal) => {
  test('stays within 0 and 1 on a thousand random pages', () => {
    const next = random(20260101);
    for (let i = 0; i < 1000; i++) {
      const html = randomPage(next);
      for (const value of measure(signal, html)) expect(value >= 0 && value <= 1, `${value} on ${html}`).toBe(true);
    }
  });
});

test('links: half of the text linked leaves a quarter', () => {
  const [value] = measure(linkRatio, `<div>${'x'.repeat(49)} <a href=#>${'y'.repeat(50)}</a></div>`);
  expect(value).toBeCloseTo(0.25, 2);
});

test('markup: eight elements in a hundred characters halve the belief', () => {
  const [value] = measure(markupRatio, `<div>${'<b>123456789012</b>'.repeat(8)}1234</div>`);
  expect(value).toBeCloseTo(0.5, 2);
});

test('sentences: none leaves half, each one more brings it nearer to one', () => {
  expect(measure(sentences, `<div>${TEXT.replaceAll('.', '')}</div>`)).toEqual([0.5]);
  const [one, four] = [1, 4].map((n) => measure(sentences, `<div>${TEXT.repeat(n)}</div>`)[0]!);
  expect(one).toBeCloseTo(0.75, 5);
  expect(four).toBeCloseTo(0.9, 5);
});

test('repetition: a pattern is paid for by all that stands in it, by the number of repetitions', () => {
  const items = (n: number): string => `<div class="b a"><div><p>${TEXT}</p></div></div>`.repeat(n);
  expect(measure(repetition, items(2))).toEqual([1, 1]);
  const [four, sixteen] = [4, 16].map((n) => measure(repetition, items(n))[0]!);
  expect(four).toBeCloseTo(1 / 1.1, 5);
  expect(sixteen).toBeCloseTo(1 / 1.3, 5);
  const numbered = Array.from({ length: 4 }, (_, i) => `<div id=c${i}><p>${TEXT}</p></div>`).join('');
  expect(measure(repetition, numbered)[0]).toBeCloseTo(1 / 1.1, 5);
});

test('repetition: the order of classes and the digits in them do not matter, the depth does', () => {
  const same = `<div class="a b1"><p>${TEXT}</p></div><div class="b2 a"><p>${TEXT}</p></div><div class="b3  a"><p>${TEXT}</p></div>`;
  expect(measure(repetition, same)[0]).toBeLessThan(1);
  const deeper = `<div class="a"><p>${TEXT}</p></div><div class="a"><p>${TEXT}</p></div><main><div class="a"><p>${TEXT}</p></div></main>`;
  expect(measure(repetition, deeper)[0]).toBe(1);
});

test('equal blocks: lowers the score for short neighbours of similar length, but not for paragraphs', () => {
  const neighbours = (text: string): number =>
    measure(equalBlocks, Array.from({ length: 5 }, (_, i) => `<div id=n${i}><p>${text}</p></div>`).join(''))[0]!;
  expect(neighbours(TEXT)).toBeLessThan(neighbours(TEXT.repeat(20)));
  expect(neighbours(TEXT.repeat(20))).toBeLessThan(1);
  expect(measure(equalBlocks, `<div>${`<p>${TEXT}</p>`.repeat(9)}</div>`)).toEqual([1]);
});

test('length: shares of the page’s text', () => {
  const [a, b] = measure(textLength, `<div><p>${'a'.repeat(300)}</p></div><div><p>${'b'.repeat(100)}</p></div>`);
  expect([a, b]).toEqual([0.75, 0.25]);
});
