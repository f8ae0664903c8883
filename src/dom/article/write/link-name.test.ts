import { expect, test } from 'vitest';
import { nameOfLink } from './link-name.ts';

test.each([
  ['https://site.example/v/harbour.mp4', 'harbour.mp4 (site.example)'],
  ['https://www.site.example/hls/master.m3u8', 'site.example'],
  ['https://site.example/Playlist.m3u8', 'site.example'],
  ['https://site.example/0123456789abcdef0.mp4', 'site.example'],
  ['not an address', 'not an address'],
])('%s is named “%s”', (link, name) => {
  expect(nameOfLink(link)).toBe(name);
});

test('a label comes first, and the length of a video stands beside the host', () => {
  expect(nameOfLink('https://site.example/master.m3u8', 'The lock', '3:12')).toBe('The lock (site.example, 3:12)');
});
