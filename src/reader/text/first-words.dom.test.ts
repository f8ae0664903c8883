import { expect, it } from 'vitest';
import { prepareSink, sanitize } from '../article/sink.ts';
import { firstWords } from './first-words.ts';

await prepareSink();

const read = (html: string, maxLength = 1000) => firstWords(sanitize(html, 'https://site.example/'), maxLength);

it('reads lists and tables as words, without bullets, numbers and tabs', () => {
  expect(
    read('<ul><li>Harbour</li><li>Tides</li></ul><ol><li>First</li></ol><table><tr><td>a</td><td>b</td></tr></table>'),
  ).toBe('Harbour Tides First a b');
});

it('joins words across inline elements and separates them across blocks', () => {
  expect(read('<p>Salt<em>marsh</em>\n mill</p><p>Next</p>')).toBe('Saltmarsh mill Next');
});

it('stops at the maximum length', () => {
  expect(read('<p>word</p>'.repeat(500), 40).length).toBeLessThan(60);
});
