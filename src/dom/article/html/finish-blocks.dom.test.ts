import { afterEach, expect, test } from 'vitest';
import { ALL_CODE } from '../../rare/all-code.ts';
import { buildAtOnce } from '../../testing/build-at-once.ts';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';

const LINE = '<p>A sentence that is long enough to be a paragraph of its own, and then a little longer still.</p>';

function contentBetweenLines(html: string): string {
  const walk = walkPage(framedPage(LINE + html + LINE.toUpperCase()));
  const { content } = buildAtOnce(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' }, ALL_CODE);
  return content.slice(LINE.length, content.lastIndexOf('<p>'));
}

afterEach(() => {
  document.body.replaceChildren();
});

const picture = (width: number): string =>
  `<img src="https://site.example/post/${width}.jpg" alt="" width="${width}" height="${width}">`;

test.each([
  [`<h2>${picture(640)}</h2>`, `<figure>${picture(640)}</figure>`],
  [`<h2>Ebb${picture(640)}</h2>`, `<h2>Ebb</h2><figure>${picture(640)}</figure>`],
  [`<h2>${picture(640)}Ebb</h2>`, `<figure>${picture(640)}</figure><h2>Ebb</h2>`],
  [`<h2>Ebb ${picture(640)} and flood</h2>`, `<h2>Ebb ${picture(640)} and flood</h2>`],
])('moves a large picture out of a heading, but not out of its words: %s', (page, article) => {
  expect(contentBetweenLines(page)).toBe(article);
});

test('keeps the link of a picture in a heading', () => {
  const linked = `<a title="Ebb" href="https://site.example/ebb">${picture(640)}</a>`;
  expect(contentBetweenLines(`<h2>Ebb${linked}</h2>`)).toBe(`<h2>Ebb</h2><figure>${linked}</figure>`);
});
