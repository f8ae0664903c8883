import { expect, test } from 'vitest';
import { splitContent } from './split-content.ts';

const paragraph = (at: number): string =>
  `<p>${String(at)} ${'The <em>mill</em><br>is <img alt="a > b">old. '.repeat(50)}</p>`;
const LONG = Array.from({ length: 200 }, (_, at) => paragraph(at)).join('');

test('splits between outermost elements, with a short part first, and loses nothing', () => {
  const parts = splitContent(LONG);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts[0]!.length).toBeLessThan(20_000);
  expect(parts.join('')).toBe(LONG);
  for (const part of parts) expect(part).toMatch(/^<p>.*<\/p>$/s);
});

test('does not split inside an element', () => {
  const list = `<ul>${'<li>oats</li>'.repeat(20_000)}</ul>`;
  expect(splitContent(`<p>a</p>${list}<p>b</p>`)).toEqual([`<p>a</p>${list}`, '<p>b</p>']);
});

test.each(['</div>', '<p', '<a title="', 'a < b'])('keeps everything after %j', (odd) => {
  const html = LONG + odd + LONG;
  expect(splitContent(html).join('')).toBe(html);
});

test('gives a short text as one part', () => {
  expect(splitContent('corn <b>and</b> chaff')).toEqual(['corn <b>and</b> chaff']);
});
