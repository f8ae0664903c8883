import { expect, test } from 'vitest';
import { changedTexts, planOf, threadOf } from '../../testing/plan-fixture.ts';
import { leaveOutCredits } from './leave-out-credits.ts';

const PROSE = `<p>${'Some words of the article. '.repeat(8)}</p>`;
const leftOut = (html: string): string[] => {
  const { state, context } = planOf(html + PROSE, { byline: 'Ada Example', published: '2024-05-03' });
  return changedTexts(leaveOutCredits(state, context));
};

test.each([
  'By Ada Example',
  '3 May 2024',
  'Ada Example 2024-05-03',
  'Example, Ada',
  'Stand: 03.05.2024, 20:44 Uhr',
  '17:41 CET, May 3, 2024',
  '02/05/2024 10:15 pm',
  'May 3, 2024 by Ada Example · 2 Comments',
  "May 3rd '24 by Ada Example @ 12:36pm",
  'Data dodania: 2024-05-03 12:43:12, aktualizacja: 2024-06-09 13:59:07',
  'Data dodania: 3 maja 2024, godz. 12:43. Ostatnia aktualizacja: 9 czerwca 2024, godz. 13:59',
  'Последнее обновление: пятница, 3 мая 2024 г., 12:43 GMT',
  'First published: 3 May 2024. Last updated: 9 June 2024.',
  'Uppdaterad 15.59 | Publicerad 14.14',
  '2024年05月03日 20:39 已有0人阅读 字号：T | T 复制链接 打印',
])('leaves out %s', (line) => {
  expect(leftOut(`<p>${line}</p>`)).toEqual([line]);
});

test.each([
  'Updated 4 May 2024',
  'Laid on 26.04.1898 by the town',
  '1, 2 and 3 of 2024',
  'On 3 May 2024, 12 boats and 40 crews came',
  'The last of 12 boats came on 3 May 2024',
  'First at 15:59',
  'Posted 12 letters on 3 May 2024',
  'Updated 9 June 2024',
  'Open until 18:30',
  'Ada Example lives in the house behind the second bridge.',
])('keeps %s', (line) => {
  expect(leftOut(`<p>${line}</p>`)).toEqual([]);
});

test('leaves out a heading that is only the names, but no other with a name or a day', () => {
  expect(leftOut('<h3>By Ada Example</h3>')).toEqual(['By Ada Example']);
  expect(leftOut('<h6>Δημοσιεύθηκε: Παρασκευή 3 Μαΐου 2024</h6>')).toHaveLength(1);
  expect(leftOut('<h2>Δημοσιεύθηκε: Παρασκευή 3 Μαΐου 2024</h2>')).toEqual([]);
  for (const heading of ['About Ada Example', 'Ada Example', 'Friday, May 3, 2024'])
    expect(leftOut(`<h2>${heading}</h2>`)).toEqual([]);
});

test('leaves out the day as a heading above the title', () => {
  const known = { title: 'The bell', published: '2024-05-03' };
  const leftOutOf = (html: string): string[] => {
    const { state, context } = planOf(html + PROSE, known);
    return changedTexts(leaveOutCredits(state, context));
  };
  expect(leftOutOf('<h2>Friday, May 3, 2024</h2><h3>The bell</h3>')).toEqual(['Friday, May 3, 2024']);
  expect(leftOutOf('<h2>Friday, May 3, 2024</h2><h3>The boat</h3>')).toEqual([]);
});

test('keeps credits after the first paragraph', () => {
  expect(leftOut(`${PROSE}<p>By Ada Example</p>`)).toEqual([]);
});

test('leaves out credits below the caption of the first picture', () => {
  const caption = `<figure><img><figcaption>${'Some words of the caption. '.repeat(8)}</figcaption></figure>`;
  expect(leftOut(`${caption}<p>3 May 2024</p>`)).toEqual(['3 May 2024']);
});

test('keeps the credits of a thread', () => {
  const { state, context } = planOf(`<p>Ada Example</p>${PROSE}`, { byline: 'Ada Example' });
  expect(leaveOutCredits({ ...state, thread: threadOf({}) }, context)).toMatchObject({ changes: new Map() });
});
