// Renders public/icons/winnow.svg in the sizes for browsers and stores. Run it after a change to the drawing.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findChromium } from './browsers.mjs';

const SIZES = [16, 32, 48, 128];
const folder = new URL('../public/icons/', import.meta.url);

const executablePath = await findChromium();
if (executablePath === null) throw new Error('No Chromium found. Install one, or set WINNOW_CHROMIUM to its path.');
const svg = await readFile(new URL('winnow.svg', folder), 'utf8');
const small = await readFile(new URL('winnow-small.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage();
  for (const size of SIZES) {
    // At 16 pixels the fine strokes of the large drawing would merge.
    const drawing = Buffer.from(size <= 16 ? small : svg).toString('base64');
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`,
    );
    await page.waitForFunction(() => document.images[0]?.complete);
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(new URL(`${size}.png`, folder), png);
    console.log(`public/icons/${size}.png`);
  }
} finally {
  await browser.close();
}
