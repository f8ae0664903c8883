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
  ['第二座水坝＿水门网', 'slipway.example', '第二座水坝＿水门网'],
  ['The slipway - Mending a slipway', 'slipway.example', 'The slipway - Mending a slipway'],
  ['Notes | slipway.example', 'slipway.example', 'Notes'],
  ['Notes | news', 'a.news', 'Notes | news'],
  ['Seven ovens | Blog | Slipway Houses', 'slipwayhousesnc.example', 'Seven ovens | Blog'],
  ['Seven ovens | Slipway', 'slipwayhousesnc.example', 'Seven ovens | Slipway'],
])('cuts %s on %s to %s', (title, hostname, expected) => {
  expect(cutSiteName(title, null, hostname, [])).toBe(expected);
});

test.each([
  ['第二座水坝＿水门网－新闻', '第二座水坝'],
  ['第二座水坝-水门网', '第二座水坝'],
  ['Slipway Letters: 第二座水坝', '第二座水坝'],
])('cuts %s to the headline', (title, expected) => {
  expect(cutSiteName(title, null, 'slipway.example', ['第二座水坝'])).toBe(expected);
});

test.each([
  ['第二座水坝_新闻_水门网', '水门网', '第二座水坝'],
  ['Seven ovens - Slipway News', 'The Slipway News Online', 'Seven ovens'],
  ['Seven ovens: Slipway News', 'The Slipway News Online', 'Seven ovens: Slipway News'],
  ['Slipway - a long story', 'Slipway - a long story by Ada Ek', 'Slipway - a long story'],
  ['Seven ovens - News', 'The Slipway News Online', 'Seven ovens - News'],
])('cuts %s of the site %s to %s', (title, siteName, expected) => {
  expect(cutSiteName(title, siteName, 'site.example', [])).toBe(expected);
});
