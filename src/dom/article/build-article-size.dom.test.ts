import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../testing/build-at-once.ts';
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

function timeOf(paragraphs: number): number {
  const page = framedPage(
    `<main>${'<p>Some <b>bold</b> text <a href="/x">and a link</a>, then <img src="i.png"> more.</p><hr><ul><li>a</li><li>b</li></ul>'.repeat(paragraphs)}</main>`,
  );
  const walk = walkPage(page);
  const keep = walk.outline.blocks.map((_, i) => i % 7 !== 0);
  const start = performance.now();
  buildAtOnce(walk, { keep }, { title: 'x' }, ALL_CODE);
  return performance.now() - start;
}

test('builds a page ten times as large in about ten times the time', () => {
  timeOf(200);
  const small = timeOf(1_000);
  const large = timeOf(10_000);
  expect(large).toBeLessThan(Math.max(small, 5) * 40);
});

/** Layout of deeper nesting takes the browser longer than the builder. */
const DEPTH = 3_000;

test('builds a page nested 3,000 elements deep', () => {
  const page = framedPage('');
  let inner: Element = page.body;
  for (let i = 0; i < DEPTH; i++) {
    const next = page.createElement(['div', 'b', 'blockquote', 'ul', 'li'][i % 5]!);
    next.style.display = 'inline'; // As blocks, this many nested boxes crash the browser.
    next.append('x ');
    inner.append(next);
    inner = next;
  }
  const walk = walkPage(page);
  const start = performance.now();
  const { content } = buildAtOnce(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' }, ALL_CODE);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(parse(content).textContent.match(/x/g)).toHaveLength(DEPTH);
});
