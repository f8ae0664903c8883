import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../testing/build-at-once.ts';
import type { BuiltArticle } from './build-article.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { ALL_CODE } from '../rare/all-code.ts';

function parse(content: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = content;
  return template.content;
}

afterEach(() => {
  document.body.replaceChildren();
});

/** Layout of deeper nesting takes the browser longer than the builder. */
const DEPTH = 3_000;

test('builds a page nested 3,000 elements deep', () => {
  const page = framedPage('');
  let inner: Element = page.body;
  for (let i = 0; i < DEPTH; i++) {
    const next = page.createElement(['div', 'b', 'blockquote', 'ul', 'li'][i % 5]!);
    next.style.display = 'contents'; // As boxes, this many nested ones take the browser seconds, and crash it as blocks.
    next.append('x ');
    inner.append(next);
    inner = next;
  }
  const walk = walkPage(page);
  const { content } = buildAtOnce(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' }, ALL_CODE);
  expect(parse(content).textContent.match(/x/g)).toHaveLength(DEPTH);
});

/** Builds all of a page. Returns the article and what was handed over before. */
function buildWithStarts(body: string): { readonly built: BuiltArticle; readonly starts: readonly BuiltArticle[] } {
  const walk = walkPage(framedPage(body));
  const starts: BuiltArticle[] = [];
  const keep = walk.outline.blocks.map(() => true);
  const built = buildAtOnce(walk, { keep }, { title: '' }, ALL_CODE, (start) => starts.push(start));
  return { built, starts };
}

const SENTENCE = 'The boats lay as they had lain the night before, and a cat went along the wall.';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${String(at)} <b>now</b>: ${SENTENCE}</p>`).join('');

test('hands over the start of a long article once: whole blocks, and the length of all', () => {
  const { built, starts } = buildWithStarts(`<main>${paragraphs(2_000)}</main>`);
  expect(starts).toHaveLength(1);
  const [start] = starts;
  expect(start!.content.length).toBeGreaterThan(10_000);
  expect(start!.content).toMatch(/<\/p>$/);
  expect(built.content.startsWith(start!.content)).toBe(true);
  expect(built.content.length).toBeGreaterThan(5 * start!.content.length);
  expect([start!.length, start!.firstParagraph]).toEqual([built.length, built.firstParagraph]);
});

test('hands over no start of a short article, of a thread, and of a single block', () => {
  const posts = Array.from(
    { length: 400 },
    (_, at) =>
      `<div class="post"><div class="head"><a class="author" href="/u/${String(at)}">user${String(at)}</a> <time datetime="2024-05-01">1 May</time></div><div class="body"><p>${SENTENCE} ${String(at)}</p></div></div>`,
  );
  expect(buildWithStarts(`<main>${paragraphs(50)}</main>`).starts).toEqual([]);
  const thread = buildWithStarts(`<main>${posts.join('')}</main>`);
  expect(thread.built.thread).toHaveLength(400);
  expect(thread.starts).toEqual([]);
  const items = paragraphs(2_000).replaceAll('<p>', '<li>').replaceAll('</p>', '</li>');
  expect(buildWithStarts(`<main><ul>${items}</ul></main>`).starts).toEqual([]);
});
