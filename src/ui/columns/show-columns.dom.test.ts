import { afterEach, beforeEach, expect, it } from 'vitest';
import { showColumns } from './show-columns.ts';

const TEXT = `<p>${'Wind and grain. '.repeat(30)}</p>`;
const WIDE = `<pre><code>${'wind(grain); '.repeat(60)}</code></pre>`;
const SHEET_WIDTH = 1_000;

let content: HTMLElement;
let end: () => void;

beforeEach(() => {
  document.documentElement.dataset['columns'] = 'two';
  const sheet = document.createElement('article');
  sheet.className = 'sheet';
  sheet.style.cssText = `--measure: 480px; --gutter: 0px; inline-size: ${String(SHEET_WIDTH)}px; line-height: 20px`;
  content = sheet.appendChild(document.createElement('div'));
  content.className = 'content';
  document.body.append(sheet);
});
afterEach(() => {
  end();
  content.parentElement?.remove();
  delete document.documentElement.dataset['columns'];
});

/** Shows a text in columns, with listings that scroll as article.css has them. */
async function shown(html: string): Promise<void> {
  content.innerHTML = html;
  for (const listing of content.querySelectorAll<HTMLElement>('pre')) listing.style.overflowX = 'auto';
  end = showColumns();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const box = (selector: string): DOMRect => content.querySelector(selector)!.getBoundingClientRect();

it('keeps a listing between two headings, with its buttons, inside the sheet', async () => {
  const tools = '<div class="code-tools" style="display: flex; block-size: 0"><button>Copy</button></div>';
  await shown(`${TEXT}<h2>Bran</h2>${tools}${WIDE}<h2>Chaff</h2>${TEXT}`);
  expect(content.scrollWidth).toBeLessThanOrEqual(SHEET_WIDTH);
  expect(box('.code-tools').right).toBeLessThanOrEqual(box('pre').right);
});

it.each([
  ['a listing', WIDE],
  ['a listing with buttons', `<div class="code-tools"></div>${WIDE}`],
  ['a wide table', '<div class="table-scroll"><table><tr><td>x</table></div>'],
  ['a second heading and a listing', `<h4>Rye</h4>${WIDE}`],
])('keeps a heading above %s', async (_, boxed) => {
  await shown(`${TEXT}${TEXT}<h3>Bran</h3>${boxed}${TEXT}`);
  const [heading, below] = [box('h3'), box('h3 + *')];
  expect(heading.left).toBe(below.left);
  expect(below.top).toBeGreaterThanOrEqual(heading.bottom);
  const last = box('pre, .table-scroll');
  const before = [...content.querySelectorAll('p')].slice(0, 2).map((text) => text.getBoundingClientRect().bottom);
  expect(heading.top).toBeGreaterThanOrEqual(Math.max(...before));
  expect(last.top - heading.bottom).toBeLessThan(200);
});

it('keeps a heading with the text below it', async () => {
  await shown(`${TEXT}${TEXT}<h3>Bran</h3>${TEXT}${TEXT}`);
  expect(box('h3').left).toBe(box('h3 + p').left);
});

it.each([
  [480, 480],
  [960, SHEET_WIDTH],
])(
  'shows a picture in the width of a text of %d px, or in all of a width that is hardly larger',
  async (text, shows) => {
    content.parentElement!.style.setProperty('--measure', `${String(text)}px`);
    await shown(`${TEXT}<figure></figure>${TEXT}`);
    expect(box('figure').width).toBe(shows);
  },
);
