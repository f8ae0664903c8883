import { ARTICLE, htmlShape, nestedShape, repeat, sentence, type Shape } from './shape.ts';

const word = (i: number): string => `mill ${i} `;

/** Pages with deep or unusual trees. */
export const NESTING_SHAPES: readonly Shape[] = [
  nestedShape('deep divisions', 120, ['div'], (i) => sentence(12, i)),
  nestedShape('deep inline elements', 500, ['b', 'i', 'span', 'em'], word),
  nestedShape('deep lists', 250, ['ul', 'li'], word),
  nestedShape('deep quotations', 250, ['blockquote'], (i) => sentence(12, i)),
  nestedShape('deep tables', 200, ['table', 'tbody', 'tr', 'td'], word),
  nestedShape('deep sections', 120, ['section', 'article'], (i) => sentence(12, i)),
  {
    name: 'deep and wide',
    units: 200,
    fill(page, count) {
      page.body.innerHTML = ARTICLE;
      let around: Element = page.body;
      for (let i = 0; i < 400; i++) around = around.appendChild(page.createElement('div'));
      around.innerHTML = repeat(count * 5, (i) => `<p>${sentence(20, i)}</p>`);
    },
  },
  {
    name: 'deep hidden divisions',
    units: 120,
    fill(page, count) {
      page.body.innerHTML = ARTICLE;
      let around: Element = page.body;
      for (let i = 0; i < count; i++) {
        const element = page.createElement('div');
        element.style.visibility = i % 2 === 0 ? 'hidden' : 'visible';
        element.append(sentence(12, i));
        around = around.appendChild(element);
      }
    },
  },
  htmlShape('hidden elements', 4_000, (n) => `${ARTICLE}${repeat(n, (i) => `<div hidden>${sentence(10, i)}</div>`)}`),
  htmlShape(
    'clipped labels',
    4_000,
    (n) =>
      `${ARTICLE}${repeat(n, (i) => `<p>${sentence(5, i)}<span class=sr style="position:absolute;width:1px;height:1px;overflow:hidden">label</span></p>`)}`,
  ),
  htmlShape(
    'details',
    1_500,
    (n) => `${ARTICLE}${repeat(n, (i) => `<details><summary>Mill ${i}</summary><p>${sentence(15, i)}</p></details>`)}`,
  ),
  htmlShape('custom elements', 4_000, (n) => `${ARTICLE}${repeat(n, (i) => `<x-mill>${sentence(8, i)}</x-mill>`)}`),
  htmlShape('comment nodes', 30_000, (n) => `${ARTICLE}<div>${repeat(n, (i) => `<!-- ${i} -->`)}</div>`),
  htmlShape('empty elements', 30_000, (n) => `${ARTICLE}<div>${'<div></div>'.repeat(n)}</div>`),
  // Few style elements: the browser itself takes quadratic time to insert them.
  htmlShape(
    'scripts',
    10_000,
    (n) =>
      `${ARTICLE}<div>${repeat(n, (i) => `<script type="x">${i}</script>${i % 100 === 0 ? '<style></style>' : ''}`)}</div>`,
  ),
  {
    name: 'shadow roots',
    units: 1_500,
    fill(page, count) {
      page.body.innerHTML = ARTICLE;
      for (let i = 0; i < count; i++) {
        const host = page.body.appendChild(page.createElement('section'));
        host.attachShadow({ mode: 'open' }).innerHTML = `<p>${sentence(15, i)}</p><slot></slot>`;
        host.append(sentence(5, i));
      }
    },
  },
  {
    name: 'frames',
    units: 20,
    fill(page, count) {
      page.body.innerHTML = ARTICLE;
      for (let i = 0; i < count; i++) {
        const frame = page.body.appendChild(page.createElement('iframe'));
        frame.contentDocument!.body.innerHTML = repeat(20, (k) => `<p>${sentence(25, i * 20 + k)}</p>`);
      }
    },
  },
];
