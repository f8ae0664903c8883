import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Settings } from '../../settings/schema.ts';
import { resetStore, store } from '../../ui/testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import { testArticle } from '../testing/test-article.ts';
import { testReading } from '../testing/test-reading.ts';
import { ReaderView } from './reader-view.tsx';

const PARAGRAPH = `<p>${'The mill waits for the moon, and the miller waits for the mill. '.repeat(6)}</p>`;

let mounted: MountPoint;

/** Shows an article as it looks with these stored settings. */
async function show(settings: Partial<Settings>, content: string): Promise<void> {
  store.saved.push(settings);
  const article = testArticle({ content, byline: 'A. Miller', siteName: 'Mill', published: '2024-05-06' });
  await mounted.show(
    <ReaderView
      reading={testReading({ outcome: { kind: 'article', article } })}
      host={{
        surface: 'tab',
        close: () => undefined,
        readNextPage: () => Promise.reject(new Error('No test reads a next page')),
      }}
      algorithms={[]}
    />,
  );
  await expect.poll(() => mounted.element.querySelector('article.sheet')).not.toBeNull();
}
const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(mounted.element.querySelector(selector)!);
const loadedFamilies = (): readonly string[] =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

beforeEach(async () => {
  await page.viewport(760, 600);
  localStorage.clear();
  resetStore();
  document.body.style.margin = '0';
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('has the size and the spacing that are stored, and the face of the system without loading one', async () => {
  await show(
    {
      font: 'system-serif',
      fontSize: 23,
      lineHeight: 150,
      letterSpacing: 5,
      wordSpacing: 20,
      align: 'justify',
    },
    PARAGRAPH,
  );
  await expect.poll(() => styleOf('.content p').letterSpacing).toBe('1.15px');
  const { wordSpacing, textAlign, lineHeight, fontSize } = styleOf('.content p');
  expect({ wordSpacing, textAlign, lineHeight, fontSize }).toEqual({
    wordSpacing: '4.6px',
    textAlign: 'justify',
    lineHeight: '55.2px',
    fontSize: '23px',
  });
  expect(loadedFamilies()).not.toContain('Literata Variable');
});

it('has no text below 13 px at the smallest size, except raised and lowered signs', async () => {
  await show(
    { fontSize: 12 },
    `<h5>Ebb</h5><h6>Flood</h6><figure><img alt=""><figcaption>The mill</figcaption></figure><p><small>In print</small> H<sub>2</sub>O<sup>2</sup></p>
    <table><caption>Tides</caption><thead><tr><th>Port</th></tr></thead><tbody><tr><td>Ardmouth</td></tr></tbody></table><pre><code>ebb()</code></pre>
    <article class="post"><header><b class="author">Ada</b> <time datetime="2024-02-11">Feb</time></header><p>A reply.</p></article>
    <section class="footnotes"><ol><li id="article-n1">A note.</li></ol></section>`,
  );
  await expect.poll(() => styleOf('.content p').fontSize).toBe('12px');
  const texts =
    'figcaption, small, th, td, caption, pre, code, .credits, h5, h6, .footnotes, .footnotes li, .post > header, .author';
  const small = (element: Element): boolean => parseFloat(getComputedStyle(element).fontSize) < 13;
  const found = [...mounted.element.querySelectorAll(`article.sheet :is(${texts})`)];
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(small).map(({ localName, className }) => `${localName}.${className}`)).toEqual([]);
});

it.each([
  ['dark', 'rgb(255, 255, 255)'],
  ['light', 'rgba(0, 0, 0, 0)'],
] as const)('draws formulas and drawings so that dark lines are seen: %s', async (theme, ground) => {
  const drawing = document.createElement('canvas').toDataURL();
  await show({ theme }, `<p>Then <img class="formula" alt="x" src="${drawing}"> holds.</p>${PARAGRAPH}`);
  await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme);
  await expect.poll(() => styleOf('img.formula').backgroundColor).toBe(ground);
});

it('warns in words if the colours that the user chose have too little contrast', async () => {
  await show({ theme: 'own', ownInk: '#808080', ownPaper: '#909090' }, PARAGRAPH);
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('own');
  await userEvent.click(page.getByRole('button', { name: 'appearance' }));
  await expect.element(page.getByText('own_low_contrast 1.2 4.5')).toBeVisible();
  await page.getByLabelText('own_ink', { exact: true }).fill('#000000');
  await expect.poll(() => page.getByText('own_low_contrast').elements()).toEqual([]);
  await expect.poll(() => getComputedStyle(document.body).color).toBe('rgb(0, 0, 0)');
});

it('divides a text into rows of two columns that fit into the view, and has one column in a narrow view', async () => {
  await page.viewport(1500, 500);
  await show({ columns: 'two' }, PARAGRAPH.repeat(40));
  const rowEnd = (): Element | null => mounted.element.querySelector('.row-end');
  await expect.poll(rowEnd).not.toBeNull();
  const paragraphs = (): readonly Element[] => [...mounted.element.querySelectorAll('.content p')];
  const columns = (): number => new Set(paragraphs().map((p) => Math.round(p.getBoundingClientRect().left))).size;
  await expect.poll(columns).toBe(2);
  const ends = [...mounted.element.querySelectorAll('.content *')]
    .filter((element) => getComputedStyle(element).columnSpan === 'all')
    .map((element) => element.getBoundingClientRect());
  const heights = ends.slice(1).map(({ top }, at) => top - (ends[at]?.bottom ?? 0));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBeLessThan(500);
  await page.viewport(360, 700);
  await expect.poll(columns).toBe(1);
  await expect.poll(() => rowEnd()?.checkVisibility()).toBe(false);
});

it('marks a caption whose picture is hidden, and no other', async () => {
  const drawing = document.createElement('canvas').toDataURL();
  await show(
    { pictures: 'hidden' },
    `${PARAGRAPH}<figure><img src="${drawing}" alt="mill"><figcaption>The mill.</figcaption></figure>` +
      `<figure><table><tr><td>4</td></tr></table><figcaption>Hours.</figcaption></figure>` +
      `<figure><img src="${drawing}" alt="pond"></figure>`,
  );
  const figures = [...mounted.element.querySelectorAll('figure')];
  const isVisible = (selector: string) => figures.map((one) => one.querySelector(selector)?.checkVisibility());
  await expect.poll(() => isVisible('img')).toEqual([false, undefined, false]);
  expect(isVisible('figcaption')).toEqual([true, true, undefined]);
  expect(figures.map((one) => one.checkVisibility())).toEqual([true, true, false]);
  const captions = figures.slice(0, 2).map((one) => one.querySelector('figcaption')!);
  expect(captions.map((one) => getComputedStyle(one, '::before').content)).toEqual(['""', 'none']);
});
