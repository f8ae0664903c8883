import { expect, test } from 'vitest';
import { cutSiteName } from './title.ts';

test.each([
  ['How to mend a boat - The Slipway Forum', 'www.slipway.example', 'How to mend a boat'],
  ['港の朝、豆腐屋の灯り｜Shiokaze', 'shiokaze.example', '港の朝、豆腐屋の灯り'],
  ['Slipway plans for a harbour - Ink on paper', 'slipway.example', 'Slipway plans for a harbour - Ink on paper'],
  [
    'Why I left - and what Slipway taught me about boats',
    'slipway.example',
    'Why I left - and what Slipway taught me about boats',
  ],
  ['Notes | slipway.example', 'slipway.example', 'Notes'],
  ['Notes | news', 'a.news', 'Notes | news'],
  ['Seven ovens | Blog | Slipway Houses', 'slipwayhousesnc.example', 'Seven ovens | Blog'],
  ['Seven ovens | Slipway', 'slipwayhousesnc.example', 'Seven ovens | Slipway'],
])('cuts %s on %s to %s', (title, hostname, expected) => {
  expect(cutSiteName(title, null, hostname, [])).toBe(expected);
});
