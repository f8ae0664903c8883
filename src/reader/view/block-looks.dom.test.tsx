import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetStore } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';

let mounted: MountPoint;
const find = <E extends HTMLElement>(selector: string): E | null => mounted.element.querySelector<E>(selector);

/** Shows an article with this content in a view that is `width` pixels wide. */
async function showContent(content: string, width: number, title = 'Mill'): Promise<void> {
  await page.viewport(width, 600);
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article: testArticle({ content, title }) } })}
      host={{ surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => find('.content > *')).not.toBeNull();
}

beforeEach(() => {
  resetStore();
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('marks the cut sides of a listing by a shadow, as those of a table', async () => {
  await showContent(`<p>Wind.</p><pre>${'wide '.repeat(80)}</pre>`, 900);
  const layers = (): string[] => getComputedStyle(find('.content pre')!).backgroundAttachment.split(', ');
  // Two covers that scroll with the text, over two shadows that stay.
  await expect.poll(layers).toEqual(['local', 'local', 'scroll', 'scroll', 'scroll']);
});

it.each(['ltr', 'rtl'] as const)('keeps the bullets of a list in view: on a phone it is indented, %s', async (dir) => {
  const content = `<p dir="${dir}">Wind.</p><ul dir="${dir}"><li>Oats.</li></ul>`;
  const start = (selector: string): number => {
    const { left, right } = find(selector)!.getBoundingClientRect();
    return dir === 'ltr' ? left : -right;
  };
  const indent = (): number => start('.content li') - start('.content p');
  const size = (): number => Number.parseFloat(getComputedStyle(find('.content li')!).fontSize);
  await showContent(content, 360);
  await expect.poll(indent).toBeGreaterThanOrEqual(1.4 * size());
  await page.viewport(900, 600);
  await expect.poll(() => Math.abs(indent())).toBeLessThan(1);
});

it('shows no bullet beside a picture, a heading or a list, and does not indent a list of only such items', async () => {
  const cards = '<ul><li><a href="#"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Mill"></a></li></ul>';
  await showContent(`<p>Wind.</p><ul><li>${cards}</li><li> <h3>Oats</h3><p>Dry.</p></li></ul>`, 360);
  const start = (selector: string): number => find(selector)!.getBoundingClientRect().left;
  for (const selector of ['img', 'h2', 'li > p']) expect(start(`.content ${selector}`)).toBe(start('.content > p'));
  for (const item of mounted.element.querySelectorAll('.content li'))
    expect(getComputedStyle(item).listStyleType).toBe('none');
});

it('keeps the bullets of items that start with words', async () => {
  await showContent('<ul><li>Grain<ul><li><b>Oats</b></li></ul></li><li>Flour <h3>Rye</h3></li></ul>', 360);
  const items = [...mounted.element.querySelectorAll('.content li')];
  expect(items.map((item) => getComputedStyle(item).listStyleType)).toEqual(['disc', 'circle', 'disc']);
});

it.each([360, 900])('gives a column of numbers no more than the width of the numbers, %d px', async (width) => {
  const row = (rank: number): string =>
    `<tr><td>${String(rank)}.</td><td>The mill of the upper village grinds again</td></tr><tr><td></td><td>Now</td></tr>`;
  await showContent(`<table><tbody>${[1, 2, 3].map(row).join('')}</tbody></table>`, width);
  const widthOf = (selector: string): number => find(selector)!.getBoundingClientRect().width;
  await expect.poll(() => widthOf('.content td')).toBeLessThan(40);
});

const tableOf = (rows: number, cells: number): string => {
  const row = (tag: string): string => `<tr>${`<${tag}>A wide cell</${tag}>`.repeat(cells)}</tr>`;
  return `<table><thead>${row('th')}</thead><tbody>${row('td').repeat(rows)}</tbody></table><p>${'Wind. '.repeat(900)}</p>`;
};

it('shows a long table as part of the page, with its header in view behind the line of the progress', async () => {
  await showContent(tableOf(60, 2), 900);
  const scroller = find('.scroller')!;
  scroller.scrollTop = 900;
  const table = find('.table-scroll')!;
  expect(table.scrollHeight).toBe(table.clientHeight);
  expect(table.getBoundingClientRect().bottom).toBeGreaterThan(600);
  expect(table.tabIndex).toBe(-1);
  await expect
    .poll(() => find('.content th')!.getBoundingClientRect().top - scroller.getBoundingClientRect().top)
    .toBe(0);
  await expect.poll(() => find('.progress-line')).not.toBeNull();
  expect(Number(getComputedStyle(find('.progress-line')!).zIndex)).toBeGreaterThan(2);
});

it('scrolls a wide table sideways only, also one that becomes wide later', async () => {
  await showContent(tableOf(60, 2), 400);
  const table = find('.table-scroll')!;
  await expect.poll(() => getComputedStyle(table).overflowX).toBe('visible');
  find('.content td')!.textContent = 'x'.repeat(200);
  await expect.poll(() => getComputedStyle(table).overflowX).toBe('auto');
  expect(table.scrollHeight).toBe(table.clientHeight);
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  expect(find('.scroller')!.scrollWidth).toBe(find('.scroller')!.clientWidth);
});

const box = (selector: string): DOMRect => find(selector)!.getBoundingClientRect();

it('keeps the header of a post close to a heading below it', async () => {
  await showContent('<article class="post"><header>9:20 PM</header><h3>Wind</h3><p>West.</p></article>', 900);
  await expect.poll(() => box('.content h2').top - box('.post > header').bottom).toBeLessThan(12);
});

it('draws no rule between notes and their heading', async () => {
  const notes = '<section class="footnotes"><ol><li id="n">West.</li></ol></section>';
  await showContent(`<p>Wind.</p><h2>Notes</h2>${notes}<p>Oats.</p>${notes}`, 900);
  const rules = (): number[] =>
    [...mounted.element.querySelectorAll('.footnotes')].map((one) =>
      Number.parseFloat(getComputedStyle(one).borderTop),
    );
  await expect.poll(rules).toEqual([0, 1]);
});

it('leaves no gap between the number of a note and the full stop after it', async () => {
  const mark = '<sup><a class="footnote-ref" href="#n">1</a></sup>';
  await showContent(`<p><span>Wind${mark}.</span></p><p><span>Wind<sup>1</sup>.</span></p><p id="n">West.</p>`, 900);
  const widths = (): number[] =>
    [...mounted.element.querySelectorAll('.content span')].map((one) => one.getBoundingClientRect().width);
  await expect.poll(() => Math.abs(widths()[0]! - widths()[1]!)).toBeLessThan(0.5);
});

it('puts white behind the black ink of a formula in dark themes only', async () => {
  await showContent('<p><img class="formula" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="x"></p>', 900);
  const back = (): string => getComputedStyle(find('.formula')!).backgroundColor;
  const { dataset } = document.documentElement;
  dataset['scheme'] = 'dark';
  await expect.poll(back).toBe('rgb(255, 255, 255)');
  dataset['scheme'] = 'light';
  await expect.poll(back).toBe('rgba(0, 0, 0, 0)');
});

it('breaks no line of the title within a name with a number', async () => {
  const title = 'Millers and bakers of the coast after COVID-19 and 24-hour days';
  await showContent('<p>Wind.</p>', 360, title);
  expect(find('h1')!.textContent).toBe(title);
  const name = find('h1 .whole')!;
  expect(name.textContent).toBe('COVID-19');
  for (let width = 360; width > 200; width -= 4) {
    find('h1')!.style.inlineSize = `${String(width)}px`;
    expect(name.getClientRects()).toHaveLength(1);
  }
});
