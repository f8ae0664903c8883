import { expect, test } from 'vitest';
import { videosIn } from './json-ld.ts';

const video = (more: object) => ({ '@type': 'VideoObject', name: 'The weir', ...more });

test('reads videos with their addresses; a video without a name is left out', () => {
  const addresses = { embedUrl: 'https://a.example/e', contentUrl: 'https://a.example/f.mp4', url: 7 };
  expect(videosIn([video(addresses), { '@type': 'VideoObject' }, { '@type': 'Article', name: 'x' }])).toEqual([
    { addresses: ['https://a.example/e', 'https://a.example/f.mp4'], name: 'The weir', length: '' },
  ]);
});

test.each([
  ['PT3M41S', '3:41'],
  ['PT1H2M3S', '1:02:03'],
  ['PT45.5S', '0:45'],
  ['PT0S', ''],
  ['3:41', ''],
  [undefined, ''],
])('reads the duration %s', (duration, length) => {
  expect(videosIn([video({ duration })])[0]?.length).toBe(length);
});
