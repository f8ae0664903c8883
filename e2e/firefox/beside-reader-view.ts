// npm run beside: takes pictures for docs/. Each shows a page of the tests as it is, in Firefox's Reader View, and in
// Winnow.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { startSite } from '../site/server.ts';
import { until } from '../until.ts';
import { Firefox } from './firefox.ts';

const FOLDER = fileURLToPath(new URL('../../docs/beside-firefox-reader-view/', import.meta.url));

/** Name of the picture, and address. In extension pages Firefox loads pictures over http from localhost only. */
const PAGES = [
  ['news', 'http://saltmarsh-courier.localhost/news.html'],
  ['documentation', 'http://docs-ledger.localhost/docs.html'],
  ['tables', 'http://tides.localhost/tables.html'],
  ['forum', 'http://slipway.localhost/forum.html'],
  ['arabic', 'http://assahel.localhost/rtl.html'],
] as const;

const NAMES = ['The page', 'Firefox Reader View', 'Winnow'];
/** Width of one of the three pictures, in CSS pixels. */
const WIDTH = 620;
const QUALITY = 72;

/** Milliseconds in which pictures and fonts load after a view has its text. */
const SETTLE_MS = 1500;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const executablePath = (await findChromium()) ?? '';
  const site = await startSite();
  const firefox = await Firefox.launch({ proxy: site.proxy });
  const browser = await chromium.launch({ executablePath });
  try {
    const board = await browser.newPage();
    for (const [name, url] of PAGES) {
      const pictures = [await picturePage(firefox, url), await pictureReaderView(firefox, url)];
      pictures.push(await pictureWinnow(firefox, url));
      await writeFile(`${FOLDER}${name}.webp`, await beside(board, pictures));
      process.stdout.write(`${name}\n`);
    }
  } finally {
    await browser.close();
    await firefox.close();
    await site.close();
  }
}

async function picturePage(firefox: Firefox, url: string): Promise<Buffer> {
  await firefox.open(url);
  await settled();
  return firefox.screenshot();
}

async function pictureReaderView(firefox: Firefox, url: string): Promise<Buffer> {
  await firefox.open(`about:reader?url=${encodeURIComponent(url)}`);
  await until('Reader View shows something', () =>
    firefox.page<boolean>(
      `document.querySelector('.moz-reader-content')?.textContent.trim().length > 0 || document.querySelector('.reader-message')?.textContent.trim().length > 0`,
    ),
  );
  await settled();
  return firefox.screenshot();
}

async function pictureWinnow(firefox: Firefox, url: string): Promise<Buffer> {
  await firefox.open(url);
  await firefox.command();
  await until('Winnow shows the article', () =>
    firefox
      .overlay<boolean>(`document.querySelector('article.sheet .content') !== null`)
      // The frame may still be loading.
      .catch(() => false),
  );
  await settled();
  // Firefox refuses pictures over http in the frame. The view asks the page for them, one after the other.
  await until('The pictures are there', () =>
    firefox.overlay<boolean>(
      `[...document.images].every(({ complete, naturalWidth, loading }) => naturalWidth > 0 || loading === 'lazy' && !complete)`,
    ),
  );
  return firefox.screenshot();
}

/** The pictures side by side, with their names, as WebP. */
async function beside(board: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  const figures = pictures.map(
    (picture, at) =>
      `<figure><figcaption>${NAMES[at] ?? ''}</figcaption><img width="${String(WIDTH)}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await board.setContent(
    `<!doctype html><style>body { display: flex; gap: 12px; margin: 0; padding: 12px; inline-size: max-content; background: #ddd; font: 15px sans-serif } figure { margin: 0 } img { display: block; margin-block-start: 6px }</style>${figures.join('')}`,
  );
  const { width, height } = await board.evaluate(() => {
    const { width, height } = document.body.getBoundingClientRect();
    return { width: Math.ceil(width), height: Math.ceil(height) };
  });
  await board.setViewportSize({ width, height });
  const session = await board.context().newCDPSession(board);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

await main();
