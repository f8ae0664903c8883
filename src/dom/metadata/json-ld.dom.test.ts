import { expect, test } from 'vitest';
import { questionsIn, readGraph, videosIn } from './json-ld.ts';

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

test('reads the questions of an article, and not those of another page', () => {
  const question = (name: string, text: string): object => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  const faq = { '@type': 'FAQPage', mainEntity: [question('When?', '<p>At <b>noon</b>.</p>'), question('Who?', '')] };
  const graphOf = (...objects: object[]): ReturnType<typeof readGraph> => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `<script type="application/ld+json">${JSON.stringify(objects)}</script>`;
    return readGraph(page);
  };
  const [found, ...others] = questionsIn(graphOf(faq, { '@type': 'BlogPosting' }));
  expect([found?.question, found?.answer.replace(/\s+/g, ' ').trim()]).toEqual(['When?', 'At noon .']);
  expect(others).toEqual([]);
  expect(questionsIn(graphOf(faq, { '@type': 'Product' }))).toEqual([]);
});
