import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { readGraph } from './json-ld.ts';
import { readAllMetadata } from './read-all-metadata.ts';
import { readDeclared } from './read-metadata.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const STORY = `<p>${'The keeper walks the dam every evening and notes the height of the water in a green book. '.repeat(3)}</p>`;

function dayOf(above: string, below = ''): string | null {
  const page = framedPage(`${above}<h1>Two bridges over the old harbour</h1>${below}${STORY.repeat(5)}`);
  return readAllMetadata(readDeclared(page, readGraph(page)), walkPage(page)).published;
}

const CLOCKS = [
  '<div id="headerdatetime">7 May 2024</div>',
  '<div class="today">7 May 2024</div>',
  '<span id="clock">7 May 2024</span>',
  '<div id="header"><ul><li id="date">7 May 2024</li></ul></div>',
  '<header><p>7 May 2024</p></header>',
  '<p>Today: Tuesday, 7 May 2024</p>',
  '<p>Heute: Dienstag, 7. Mai 2024</p>',
];

test.each(CLOCKS)('the clock of a page gives way to the date of the story: %s', (clock) => {
  expect(dayOf(clock, '<p>3 May 2024</p>')).toBe('2024-05-03');
  expect(dayOf(clock, '')).toBe('2024-05-07');
});

test('a date above the headline in the head of the story is that of the story', () => {
  expect(dayOf('<article><header><p>7 May 2024</p></header></article>', '<p>3 May 2024</p>')).toBe('2024-05-07');
  expect(dayOf('<p class="news_header_date">7 May 2024</p>', '<p>3 May 2024</p>')).toBe('2024-05-07');
});

test('dates in numbers on a page without a language have the day first where other dates say so', () => {
  expect(dayOf('', '<p>05/03/2024</p>')).toBe('2024-05-03');
  expect(dayOf('', '<p>05/03/2024</p><p>Comments since 21/03/2024</p>')).toBe('2024-03-05');
  expect(dayOf('', '<p>05/03/2024</p><p>Seen on 03/21/2024</p>')).toBe('2024-05-03');
  expect(dayOf('<div class="today">6 March 2024</div>', '<p>05/03/2024</p>')).toBe('2024-03-05');
});
