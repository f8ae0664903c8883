import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Site } from '../site/server.ts';
import { expectBuilt } from '../expect-built.ts';
import { until } from '../until.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const BUILT = fileURLToPath(new URL('../../dist/playground/index.html', import.meta.url));
const FILE = pathToFileURL(BUILT).href;
const HTML = `<!doctype html><html lang="en"><head><title>The weir</title></head><body>
<nav><a href="/a">Home</a> <a href="/b">About</a></nav>
<main><h1>The weir</h1><p>The weir above the village was built of oak, and for two hundred years it held.</p>
<p id="kept">Then, one night in March, the river took it, and nobody who slept below heard a sound.</p>
<p>In the morning the mill pond was gone, and with it the ducks, the boats and the reflection.</p></main>
<script>document.title = 'ran';</script><img src="https://pictures.example/a.png" onerror="document.title = 'ran'">
<iframe src="https://frames.example/"></iframe></body></html>`;

/** Ranks of the two frames in the page. */
const [PAGE, ARTICLE] = [0, 1];
const RADIOS = "[...document.querySelectorAll('[type=radio]')]";
const DETAILS = "document.querySelector('.details').textContent";

/** What was requested, without the browser's own updates. */
function requests(site: Site): string[] {
  return site.seen
    .map(({ url }) => url)
    .filter((url) => !/\.(?:mozilla\.(?:com|org|net)|googleapis\.com):443$/.test(url));
}

async function open(firefox: Firefox): Promise<void> {
  expectBuilt(BUILT, 'build:playground');
  await firefox.open(FILE);
  await expect
    .poll(() => firefox.page(`${RADIOS}.map(({ checked }) => checked).join()`))
    .toMatch(/^true(?:,false){6}$/);
}

function press(firefox: Firefox, name: string): Promise<unknown> {
  const button = `[...document.querySelectorAll('button')].find((one) => one.textContent.trim() === ${JSON.stringify(name)})`;
  return firefox.page(`${button}.click()`);
}

/** Pastes HTML into the field as a person does, with the browser's own input event. */
async function paste(firefox: Firefox, html: string): Promise<void> {
  await press(firefox, 'Paste HTML…');
  await expect.poll(() => firefox.page("document.querySelector('textarea') !== null")).toBe(true);
  await firefox.page(
    `(document.querySelector('textarea').focus(), document.execCommand('insertText', false, ${JSON.stringify(html)}))`,
  );
  await press(firefox, 'Read');
  const isRead = "document.querySelector('textarea') === null && document.querySelector('.case input') !== null";
  await expect.poll(() => firefox.page(isRead)).toBe(true);
}

/** The middle of an element of the page on the left, in CSS pixels of the playground. */
function placeOf(firefox: Firefox, selector: string): Promise<{ x: number; y: number }> {
  return firefox.page(`(() => {
    const frame = document.querySelector('iframe[title="The page"]');
    const around = frame.getBoundingClientRect();
    const scale = around.width / frame.offsetWidth;
    const box = frame.contentDocument.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return { x: around.left + (box.left + box.width / 2) * scale, y: around.top + (box.top + box.height / 2) * scale };
  })()`);
}

/** Red, green, blue and opacity of what is drawn over the middle of an element. */
function colorOver(firefox: Firefox, selector: string): Promise<number[]> {
  return firefox.page(`(() => {
    const canvas = document.querySelector('.sheet canvas');
    const box = document.querySelector('iframe[title="The page"]').contentDocument
      .querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map((at) => Math.round(at * devicePixelRatio));
    return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data];
  })()`);
}

/** The colour over an element once it is drawn, which happens after the article is shown. */
function drawnOver(firefox: Firefox, selector: string): Promise<number[]> {
  return until(`A colour is over ${selector}`, async () => {
    const color = await colorOver(firefox, selector);
    return color[3] === 0 ? null : color;
  });
}

test('reads the example with every algorithm from the disk, and requests nothing', async ({ firefox, site }) => {
  site.forget();
  await open(firefox);
  await expect
    .poll(() => firefox.frame(ARTICLE, "document.querySelector('h1')?.textContent"))
    .toBe('The mill that waits for the moon');
  await press(firefox, 'Markdown');
  await expect
    .poll(() => firefox.page("document.querySelector('pre.markdown').textContent"))
    .toContain('# The mill that waits for the moon');
  expect(requests(site)).toEqual([]);
});

test('colours the blocks of pasted HTML, shows the article beside it, and runs nothing of it', async ({
  firefox,
  site,
}) => {
  site.forget();
  await open(firefox);
  const before = await firefox.page('document.title');
  await paste(firefox, HTML);
  await expect.poll(() => firefox.frame(ARTICLE, "document.body?.textContent ?? ''")).toContain('the river took it');
  expect(await firefox.frame(ARTICLE, 'document.body.textContent')).not.toContain('About');
  const [kept, leftOut] = [await drawnOver(firefox, '#kept'), await drawnOver(firefox, 'nav a')];
  expect(kept.slice(0, 3)).not.toEqual(leftOut.slice(0, 3));
  expect([await firefox.page('document.title'), await firefox.frame(PAGE, 'document.title')]).toEqual([
    before,
    'The weir',
  ]);
  expect(requests(site)).toEqual([]);
});

test('shows verdict and reasons of the block under the pointer, and of each algorithm', async ({ firefox }) => {
  await open(firefox);
  await paste(firefox, HTML);
  const { x, y } = await placeOf(firefox, '#kept');
  await firefox.click(x, y);
  await expect.poll(() => firefox.page(DETAILS)).toMatch(/Kept.*Then, one night in March/s);
  const link = await placeOf(firefox, 'nav a');
  await firefox.click(link.x, link.y);
  await expect.poll(() => firefox.page(DETAILS)).toMatch(/Left out.*Home/s);
  // A click on a link of the page leads nowhere.
  expect(await firefox.frame(PAGE, 'document.title')).toBe('The weir');

  await press(firefox, 'All algorithms');
  const cells = `[...document.querySelectorAll('tbody tr')].find((row) => row.textContent.includes('Then, one night')).querySelectorAll('td').length`;
  await expect.poll(() => firefox.page(cells)).toBe(7);
  await press(firefox, 'Article');
  for (let rank = 1; rank < 7; rank++) {
    await firefox.page(`${RADIOS}[${String(rank)}].click()`);
    await expect.poll(() => firefox.page(`${RADIOS}[${String(rank)}].checked`)).toBe(true);
    await expect.poll(() => firefox.page("document.querySelector('.facts').textContent")).toContain('Verdict');
  }
});

test('saves a golden case with the page', async ({ firefox }) => {
  await open(firefox);
  await paste(firefox, HTML);
  await firefox.page(
    "(document.querySelector('.case input').focus(), document.execCommand('insertText', false, 'news--lost-weir'))",
  );
  await press(firefox, 'Save golden case');
  const { name, data } = await firefox.downloaded('.zip');
  expect(name).toBe('news--lost-weir.zip');
  expect(strFromU8(unzipSync(data)['news--lost-weir/source.html']!)).toBe(HTML);
});
