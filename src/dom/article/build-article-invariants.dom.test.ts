import { afterEach, expect, test } from 'vitest';
import { ATTRIBUTES, ELEMENTS } from '../../reader/article/allowlist.ts';
import { buildArticle } from './build-article.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';

/** A deterministic random generator (Park and Miller), so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

const WRAPPERS = [
  'div',
  'p',
  'b',
  'a href="/x"',
  'span lang="fr"',
  'ul',
  'li',
  'ol',
  'blockquote',
  'table',
  'tr',
  'td',
  'th',
  'h2',
  'h4',
  'pre',
  'code',
  'figure',
  'figcaption',
  'section',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'form',
  'em',
  'x-y',
  'ruby',
  'sup id="s"',
  'label',
  'center',
  'font',
  'aside',
  'div class="callout"',
  'div class="quote"',
  'div role="table"',
  'div role="row"',
  'span role="cell"',
  'div class="footnote"',
  'div style="white-space:pre-line"',
];
const LEAVES = [
  '<br>',
  '<hr>',
  '<img src="i.png">',
  '<input value="v">',
  '<svg><text>t</text></svg>',
  '<wbr>',
  ' ',
  '\n',
];

/** A page with any element in any other, built by DOM calls so that no parser repairs it. */
function randomPage(seed: number): { page: Document; words: string[] } {
  const random = randomFrom(seed);
  const page = framedPage('');
  const words: string[] = [];
  const open: Element[] = [page.body];
  for (let i = 0; i < 400; i++) {
    const parent = open[random(open.length)]!;
    const kind = random(4);
    if (kind === 0) {
      const word = `w${words.length}w`;
      words.push(word);
      parent.append(page.createTextNode(random(2) === 0 ? ` ${word} ` : word));
    } else if (kind === 1) {
      const template = page.createElement('template');
      template.innerHTML = LEAVES[random(LEAVES.length)]!;
      parent.append(template.content);
    } else {
      const [name, attribute] = WRAPPERS[random(WRAPPERS.length)]!.split(' ') as [string, string?];
      const element = page.createElement(name);
      if (attribute) element.setAttribute(...(attribute.replaceAll('"', '').split('=') as [string, string]));
      parent.append(element);
      open.push(element);
    }
  }
  return { page, words };
}

function parse(content: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = content;
  return template.content;
}

afterEach(() => {
  document.body.replaceChildren();
});

const SEEDS = Array.from({ length: 30 }, (_, i) => 7919 * (i + 1));

test.each(SEEDS)('writes kept text once, in order, in allowed elements only (tree %i)', (seed) => {
  const { page } = randomPage(seed);
  const walk = walkPage(page);
  const random = randomFrom(seed + 1);
  const keep = walk.outline.blocks.map(({ element }) => {
    const inUnit = ['pre', 'table', 'figcaption', 'summary', 'caption'].includes(walk.outline.elements[element]!.tag);
    return inUnit || random(3) > 0;
  });
  const before = page.documentElement.outerHTML;
  const { content } = buildArticle(walk, { keep }, { title: '' });
  expect(page.documentElement.outerHTML).toBe(before);

  const fragment = parse(content);
  const got: string[] = fragment.textContent.match(/w\d+w/g) ?? [];
  const wanted = walk.texts
    .filter((_, i) => keep[walk.outline.runs[i]!.block])
    .flatMap(({ data }) => data.match(/w\d+w/g) ?? []);
  const all = walk.texts.flatMap(({ data }) => data.match(/w\d+w/g) ?? []);
  const position = new Map(all.map((word, index) => [word, index]));
  expect(new Set(got).size).toBe(got.length);
  expect(got.map((word) => position.get(word))).toEqual(
    got.map((word) => position.get(word)).toSorted((a, b) => a! - b!),
  );
  expect(wanted.filter((word) => !got.includes(word))).toEqual([]);
  expect(fragment.textContent.replace(/w\d+w|\s/g, '')).toBe('');
  for (const element of fragment.querySelectorAll('*')) {
    expect(ELEMENTS).toContain(element.localName);
    for (const { name } of element.attributes) expect(ATTRIBUTES).toContain(name);
  }
});

test('writes HTML that parses into the same tree', () => {
  for (const seed of SEEDS) {
    const walk = walkPage(randomPage(seed).page);
    const { content } = buildArticle(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' });
    const again = document.createElement('div');
    again.append(parse(content));
    expect(again.innerHTML).toBe(content);
    document.body.replaceChildren();
  }
});

function timeOf(paragraphs: number): number {
  const page = framedPage(
    `<main>${'<p>Some <b>bold</b> text <a href="/x">and a link</a>, then <img src="i.png"> more.</p><hr><ul><li>a</li><li>b</li></ul>'.repeat(paragraphs)}</main>`,
  );
  const walk = walkPage(page);
  const keep = walk.outline.blocks.map((_, i) => i % 7 !== 0);
  const start = performance.now();
  buildArticle(walk, { keep }, { title: 'x' });
  return performance.now() - start;
}

test('builds a page ten times as large in about ten times the time', () => {
  timeOf(200);
  const small = timeOf(1_000);
  const large = timeOf(10_000);
  expect(large).toBeLessThan(Math.max(small, 5) * 40);
}, 60_000);

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
  const { content } = buildArticle(walk, { keep: walk.outline.blocks.map(() => true) }, { title: '' });
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(parse(content).textContent.match(/x/g)).toHaveLength(DEPTH);
}, 60_000);
