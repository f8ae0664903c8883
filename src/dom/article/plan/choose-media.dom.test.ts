import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { type PlanFixture, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { chooseMedia } from './choose-media.ts';

const planOf = (html: string): PlanFixture => planOfWalk(walkPage(framedPage(html)));

afterEach(() => {
  document.body.replaceChildren();
});

test('keeps a picture between kept text and drops a hidden one', () => {
  const { state, context, outline } = planOf(
    '<p>one</p><img id="a" src="a.jpg"><p>two</p><img id="b" src="b.jpg" style="display:none"><p>three</p>',
  );
  expect([...chooseMedia(state, context).media.keys()].map((i) => outline.elements[i]!.id)).toEqual(['a']);
});

test('drops the portrait of the author by its description, but not a wide picture', () => {
  const { state, context, outline } = planOf(
    '<p>one</p><img id="a" src="a.jpg" alt="Photo of Ada Ek" width="240" height="240">' +
      '<p>two</p><img id="b" src="b.jpg" alt="Ada Ek" width="640" height="360">' +
      '<p>three</p><img id="c" src="c.jpg" alt="Bo Reed" width="240" height="240"><p>four</p>',
  );
  const known = { ...context, known: { ...context.known, byline: 'Ada Ek' } };
  expect([...chooseMedia(state, known).media.keys()].map((i) => outline.elements[i]!.id)).toEqual(['b', 'c']);
});

test('drops the logo of the site, by its link to the front page or its file, and keeps other logos', () => {
  const picture = (id: string, file: string): string => `<img id="${id}" src="${file}" width="640" height="360">`;
  const { state, context, outline } = planOf(
    `<p>one</p><a href="/">${picture('a', 'x.png')}</a><p>two</p>${picture('b', '/f/site-logo@2x.png?v=3')}<p>three</p>` +
      `${picture('c', 'logo.svg')}<p>four</p>${picture('d', 'harbour-logo.jpg')}<p>five</p>` +
      `<a href="/post/">${picture('e', 'x.png')}</a><p>six</p>`,
  );
  const walk = { ...context.walk, address: 'https://www.quay.example/post/' };
  expect([...chooseMedia(state, { ...context, walk }).media.keys()].map((i) => outline.elements[i]!.id)).toEqual([
    'd',
    'e',
  ]);
  const front = { ...context.walk, address: 'https://www.quay.example/' };
  expect(
    [...chooseMedia(state, { ...context, walk: front }).media.keys()].map((i) => outline.elements[i]!.id),
  ).toContain('a');
});

test.each(['Bookmark and Share', 'Print this article', 'Share on X', 'Twitter Logo', 'News RSS Feed', '分享至微博'])(
  'drops the icon of a control that is described as “%s”',
  (alt) => {
    const { state, context } = planOf(`<p>one</p><img src="a.jpg" alt="${alt}" width="320" height="90"><p>two</p>`);
    expect(chooseMedia(state, context).media.size).toBe(0);
  },
);

test.each(['Printing press', 'A share of the bread', 'The Twitter office in May'])('keeps a picture of “%s”', (alt) => {
  const { state, context } = planOf(`<p>one</p><img src="a.jpg" alt="${alt}" width="320" height="90"><p>two</p>`);
  expect(chooseMedia(state, context).media.size).toBe(1);
});

test.each(['audio_player.gif', 'send.gif', 'font+.gif', 'text_size.gif', 'newprintthis.gif', 'banner-loader.gif'])(
  'drops the small icon of a control with the file name %s, and keeps a large picture',
  (file) => {
    const picture = (size: string): string => `<p>one</p><img src="/i/${file}" alt="" ${size}><p>two</p>`;
    const small = planOf(picture('width="90" height="30"'));
    expect(chooseMedia(small.state, small.context).media.size).toBe(0);
    const large = planOf(picture('width="640" height="360"'));
    expect(chooseMedia(large.state, large.context).media.size).toBe(1);
  },
);
