import { expect, it } from 'vitest';
import { sanitize } from '../article/sink.ts';
import { firstWords } from './first-words.ts';

const read = (html: string, enough = 1000) => firstWords(sanitize(html, 'https://site.example/'), enough);

it('reads lists and tables as words, without dashes, numbers and tabs', () => {
  expect(
    read('<ul><li>Harbour</li><li>Tides</li></ul><ol><li>First</li></ol><table><tr><td>a</td><td>b</td></tr></table>'),
  ).toBe('Harbour Tides First a b');
});

it('keeps words whole across inline elements and apart across blocks', () => {
  expect(read('<p>Salt<em>marsh</em>\n mill</p><p>Next</p>')).toBe('Saltmarsh mill Next');
});

it('stops when there is enough', () => {
  expect(read('<p>word</p>'.repeat(500), 40).length).toBeLessThan(60);
});
