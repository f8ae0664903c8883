import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectBuilt } from './expect-built.ts';

const BUILT = fileURLToPath(new URL('../dist/playground/index.html', import.meta.url));
const FILE = pathToFileURL(BUILT).href;
const HTML = `<!doctype html><html lang="en"><head><title>The weir</title></head><body>
<nav><a href="/a">Home</a> <a href="/b">About</a></nav>
<main><h1>The weir</h1><p>The weir above the village was built of oak, and for two hundred years it held.</p>
<p>Then, one night in March, the river took it, and nobody who slept below heard a sound.</p>
<p>In the morning the mill pond was gone, and with it the ducks, the boats and the reflection.</p></main>
<script>document.title = 'ran';</script><img src="https://pictures.example/a.png" onerror="document.title = 'ran'">
<iframe src="https://frames.example/"></iframe></body></html>`;

/** Opens the playground from the disk, and notes what it requests and logs as an error. */
async function open(page: Page): Promise<{ readonly requests: string[]; readonly errors: string[] }> {
  const [requests, errors]: [string[], string[]] = [[], []];
  // The browser also reports what the policy of the page blocks.
  page.on('requestfinished', (request) => requests.push(request.url()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') requests.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  expectBuilt(BUILT, 'build:playground');
  await page.goto(FILE);
  await expect(page.getByRole('radio').first()).toBeChecked();
  return { requests, errors };
}

async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste HTML…' }).click();
  await page.getByRole('textbox', { name: 'HTML of a page' }).fill(html);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
}

test('reads the example with every algorithm from the disk, and requests nothing', async ({ page }) => {
  const { requests, errors } = await open(page);
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.frameLocator('iframe[title="The article"]').getByRole('heading', { level: 1 })).toHaveText(
    'The mill that waits for the moon',
  );
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.locator('pre.markdown')).toContainText('# The mill that waits for the moon');
  expect(requests.filter((url) => /^https?:/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});

test('runs and requests nothing of pasted HTML, and names the verdict of each algorithm', async ({ page }) => {
  const { requests, errors } = await open(page);
  const before = await page.title();
  await paste(page, HTML);
  await expect(page.frameLocator('iframe[title="The article"]').getByText('the river took it')).toBeVisible();
  await page.getByRole('button', { name: 'All algorithms' }).click();
  const row = page.getByRole('row', { name: /Then, one night in March/ });
  await expect(row.getByRole('cell')).toHaveCount(7);
  await expect(row.getByRole('cell').first()).toContainText('kept');
  await row.getByRole('button').click();
  await expect(page.locator('.details')).toContainText('Kept');
  expect(await page.title()).toBe(before);
  expect(await page.frameLocator('iframe[title="The page"]').locator('title').textContent()).toBe('The weir');
  expect(requests.filter((url) => /^https?:/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});

test('shows verdict and reasons of the block under the pointer', async ({ page }) => {
  await open(page);
  await paste(page, HTML);
  await page.frameLocator('iframe[title="The page"]').getByText('the river took it').hover();
  await expect(page.locator('.details')).toContainText('Then, one night in March');
  await expect(page.locator('.details li')).not.toHaveCount(0);
  await page.frameLocator('iframe[title="The page"]').getByRole('link', { name: 'About' }).hover();
  await expect(page.locator('.details')).toContainText('Left out');
});

test('has the algorithms in one row above the page, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await open(page);
  const tiles = await page
    .locator('.algorithms label')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const bars = await page
    .locator('.algorithms canvas')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().top));
  expect(new Set(tiles).size).toBe(1);
  expect(new Set(bars).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  await page.getByRole('radio').last().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').last()).toBeChecked();
  await expect(page.locator('.algorithms label').last()).toBeInViewport();
});

test('says what is wrong with an empty page and with an address that is not absolute', async ({ page }) => {
  await open(page);
  await paste(page, ' ');
  await expect(page.getByText('There is no HTML.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('example.org');
  await page.getByRole('textbox', { name: 'HTML of a page' }).fill(HTML);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('The address is not absolute.')).toBeVisible();
});

test('saves a golden case with the page, and a report without its words', async ({ page }) => {
  await open(page);
  await paste(page, HTML);
  await page.getByRole('textbox', { name: 'Name of the golden case' }).fill('news--lost-weir');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save golden case' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('news--lost-weir.zip');
  const files = unzipSync(await readFile(await zip.path()));
  expect(new TextDecoder().decode(files['news--lost-weir/source.html'])).toBe(HTML);

  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save report' }).click(),
  ]);
  const text = await readFile(await report.path(), 'utf8');
  expect(text).toContain('winnow');
  expect(text).not.toContain('village');
});
