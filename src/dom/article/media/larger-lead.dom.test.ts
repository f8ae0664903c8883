import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../../testing/build-at-once.ts';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { ALL_CODE } from '../../rare/all-code.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** The images of a page whose article starts with the given markup, and which states this picture as its own. */
function imagesIn(markup: string, leadImage: string | null): string[] {
  const walk = walkPage(framedPage(`<p>before it</p>${markup}<p>after it</p>`));
  const { content } = buildAtOnce(
    walk,
    { keep: walk.outline.blocks.map(() => true) },
    { title: '', leadImage },
    ALL_CODE,
  );
  return content.match(/<img[^>]*>/g) ?? [];
}

const figure = (src: string, more = 'width="300" height="200"'): string =>
  `<figure><img src="${src}" alt="A" ${more}></figure>`;
const img = (src: string, more = ''): string[] => [`<img src="${src}" alt="A"${more}>`];
const SMALL = ' width="300" height="200"';

test.each([
  ['a suffix', 'https://a.example/weir-300x200.jpg', 'https://a.example/weir.jpg', ''],
  ['a stated width', 'https://a.example/weir.jpg?w=300', 'https://a.example/weir.jpg?w=1200', ' width="1200"'],
  ['a step', 'https://a.example/300x200/weir.jpg', 'https://a.example/1200x630/weir.jpg', ' width="1200"'],
  [
    'another host of the site',
    'https://thumbs.a.example/x/weir-at-the-mill-300x200.jpg',
    'https://www.a.example/y/weir-at-the-mill.jpg',
    '',
  ],
])('a small lead picture is shown in the larger form that differs by %s', (_, src, lead, size) => {
  expect(imagesIn(figure(src), lead)).toEqual(img(lead, size));
});

test.each([
  ['is another one', 'https://a.example/weir-300x200.jpg', 'https://a.example/mill.jpg'],
  ['has a short name elsewhere', 'https://a.example/x/image.jpg', 'https://a.example/y/image.jpg'],
  ['is on another site', 'https://a.example/weir-at-the-mill.jpg', 'https://b.example/weir-at-the-mill.jpg'],
  ['is hardly larger', 'https://a.example/weir-300x200.jpg', 'https://a.example/weir-400x300.jpg'],
  ['is smaller', 'https://a.example/weir.jpg', 'https://a.example/weir-150x150.jpg'],
])('a small picture stays where the stated one %s', (_, src, lead) => {
  expect(imagesIn(figure(src), lead)).toEqual(img(src, SMALL));
});

test('the form in the srcset is taken where it fills the column', () => {
  const set = 'srcset="https://a.example/weir-300x200.jpg 300w, https://a.example/weir-1024x683.jpg 1024w"';
  const [image] = imagesIn(
    figure('https://a.example/weir-300x200.jpg', `${set} width="300" height="200"`),
    'https://a.example/weir.jpg',
  );
  expect(image).toContain('src="https://a.example/weir-1024x683.jpg"');
  expect(image).toContain('width="1024" height="683"');
  expect(image).toContain(' 300w, ');
});

test('only the first picture is replaced, and no large one', () => {
  const small = 'https://a.example/weir-300x200.jpg';
  const first = figure('https://a.example/mill.jpg');
  expect(imagesIn(first + figure(small), 'https://a.example/weir.jpg')).toEqual([
    ...img('https://a.example/mill.jpg', SMALL),
    ...img(small, SMALL),
  ]);
  const large = ' width="700" height="400"';
  expect(imagesIn(figure(small, large), 'https://a.example/weir.jpg')).toEqual(img(small, large));
  expect(imagesIn(figure(small), null)).toEqual(img(small, SMALL));
});
