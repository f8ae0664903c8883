// npm run gallery [-- name]: screenshots of every view in every state, in screenshots/, and that of the playground.
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { themes } from '../src/themes/index.ts';
import { painted, shown } from './checks/painted.ts';
import { keepAs } from './checks/saved.ts';
import { capturePlayground } from './gallery-playground.ts';
import { captureTools } from './gallery-tools.ts';
import { Extension } from './chromium/extension.ts';
import { startSite } from './site/server.ts';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));
const NEWS = 'http://saltmarsh-courier.example/news.html';
const COMMENTS = 'http://harbour-notes.example/comments.html';
const FERRY = 'http://slow-boat.example/ferry.html';
const FILE = new URL('pages/file-page.html', import.meta.url).href;
const WINDOW = { width: 1280, height: 800 };

type View = Page | Frame;
type Settings = {
  readonly theme?: string;
  readonly fontSize?: number;
  readonly width?: string;
  readonly font?: string;
  readonly algorithm?: string;
  readonly columns?: string;
  readonly align?: string;
  readonly ownInk?: string;
  readonly ownPaper?: string;
};

/** Brings an open view into the state for the screenshot. */
type Pose = (view: View, page: Page) => Promise<unknown>;

type Shot = { readonly name: string; readonly url: string; readonly settings?: Settings; readonly pose?: Pose };

const scrollTo =
  (selector: string): Pose =>
  (view) =>
    view
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'start' });
      });
const press =
  (...keys: readonly string[]): Pose =>
  async (_, page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const find =
  (...keys: readonly string[]): Pose =>
  async (view, page) => {
    await page.keyboard.press('/');
    await view.getByRole('searchbox').waitFor();
    await press(...keys)(view, page);
  };
const outline: Pose = async (view, page) => {
  await page.keyboard.press('o');
  await view.locator('.headings [aria-current]').waitFor();
  await view.getByRole('navigation').getByRole('button').nth(2).click();
};
const openOutline: Pose = async (view, page) => {
  await outline(view, page);
  if (!(await view.locator('.headings').isVisible())) await page.keyboard.press('o');
  await view.locator('.headings [aria-current]').waitFor();
};
const lightbox: Pose = async (view, page) => {
  await view.locator('.enlargeable').first().focus();
  await page.keyboard.press('Enter');
  await view.locator('.lightbox img').waitFor();
};
const note: Pose = async (view) => {
  await view.locator('article.sheet sup a').first().click();
  await view.locator('.note-popover').waitFor();
};
const overCode: Pose = async (view, page) => {
  await scrollTo('.content pre')(view, page);
  await view.locator('.content pre').first().hover();
};
const help: Pose = async (view, page) => {
  await page.keyboard.press('?');
  await view.locator('dialog.help').waitFor();
};
const why: Pose = async (view, page) => {
  await page.keyboard.press('w');
  await view.locator('dialog.explain [role="region"] li').first().waitFor();
};
const open =
  (name: string): Pose =>
  async (view) => {
    await view.getByRole('button', { name }).click();
    await view.locator('.popover').waitFor();
  };
const notRight: Pose = async (view, page) => {
  await page.keyboard.press('a');
  await view.getByRole('menu').waitFor();
};
const algorithms: Pose = async (view, page) => {
  await notRight(view, page);
  await view.getByRole('menuitem', { name: 'Advanced' }).click();
};
/** Scrolls a table that is larger than the view in both directions. */
const intoTable: Pose = async (view, page) => {
  await scrollTo('.table-scroll')(view, page);
  await view
    .locator('.table-scroll')
    .first()
    .evaluate((table) => {
      table.scrollTo(60, 200);
    });
};
const openComments: Pose = async (view) => {
  const button = view.locator('.comments button');
  await button.click();
  await view.locator('.comments .post').first().waitFor();
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
};
const forced: Pose = (_, page) => page.emulateMedia({ forcedColors: 'active' });

const POPUPS: readonly Shot[] = [
  ...themes.map(({ id: theme }) => ({ name: `news-${theme}`, url: NEWS, settings: { theme } })),
  { name: 'news-table', url: NEWS, pose: scrollTo('.content table') },
  { name: 'news-quote', url: NEWS, pose: scrollTo('.content blockquote') },
  { name: 'news-sans-wide-large', url: NEWS, settings: { font: 'sans', width: 'wide', fontSize: 26 } },
  { name: 'news-narrow-small', url: NEWS, settings: { width: 'narrow', fontSize: 15 } },
  ...['mono', 'legible', 'dyslexic', 'system-serif', 'system-sans'].map((font) => ({
    name: `news-${font}`,
    url: NEWS,
    settings: { font },
  })),
  { name: 'news-justified', url: NEWS, settings: { align: 'justify' }, pose: scrollTo('.content h2') },
  { name: 'news-forced-colors', url: NEWS, pose: forced },
  { name: 'blog', url: 'http://tin-and-twine.example/blog.html', pose: scrollTo('.content ol') },
  { name: 'docs', url: 'http://docs.ledger.example/docs.html' },
  {
    name: 'docs-code-dark',
    url: 'http://docs.ledger.example/docs.html',
    settings: { theme: 'dark' },
    pose: scrollTo('.content pre'),
  },
  { name: 'docs-options', url: 'http://docs.ledger.example/docs.html', pose: scrollTo('.content table') },
  { name: 'tables', url: 'http://tides.example/tables.html', pose: scrollTo('.content table') },
  { name: 'tables-middle', url: 'http://tides.example/tables.html', pose: intoTable },
  { name: 'tables-middle-dark', url: 'http://tides.example/tables.html', settings: { theme: 'dark' }, pose: intoTable },
  {
    name: 'tables-forced-colors',
    url: 'http://tides.example/tables.html',
    pose: async (view, page) => [await forced(view, page), await intoTable(view, page)],
  },
  { name: 'forum', url: 'http://slipway.example/forum.html' },
  { name: 'forum-dark', url: 'http://slipway.example/forum.html', settings: { theme: 'dark' } },
  { name: 'forum-forced-colors', url: 'http://slipway.example/forum.html', pose: forced },
  { name: 'comments-closed', url: COMMENTS, pose: scrollTo('.comments') },
  ...themes.map(({ id: theme }) => ({
    name: `comments-${theme}`,
    url: COMMENTS,
    settings: { theme },
    pose: openComments,
  })),
  {
    name: 'comments-forced-colors',
    url: COMMENTS,
    pose: async (view, page) => [await forced(view, page), await openComments(view, page)],
  },
  { name: 'right-to-left', url: 'http://assahel.example/rtl.html' },
  { name: 'right-to-left-list', url: 'http://assahel.example/rtl.html', pose: scrollTo('.content blockquote') },
  { name: 'japanese', url: 'http://shiokaze.example/cjk.html' },
  { name: 'lazy-pictures', url: 'http://footpath.example/lazy.html' },
  { name: 'long-title', url: 'http://observations.example/long-title.html' },
  { name: 'long-title-dark', url: 'http://observations.example/long-title.html', settings: { theme: 'dark' } },
  { name: 'hostile', url: 'http://hostile.example/hostile.html' },
  { name: 'unsure', url: 'http://outfitters.example/unsure.html', settings: { algorithm: 'div-scorer' } },
  {
    name: 'unsure-dark',
    url: 'http://outfitters.example/unsure.html',
    settings: { theme: 'dark', algorithm: 'div-scorer' },
  },
  { name: 'no-article-links', url: 'http://findwell.example/links.html' },
  { name: 'no-article-links-dark', url: 'http://findwell.example/links.html', settings: { theme: 'dark' } },
  { name: 'no-article-forced-colors', url: 'http://findwell.example/links.html', pose: forced },
  { name: 'no-article-few-words', url: 'http://bank.example/login.html' },
  { name: 'no-article-empty', url: 'http://canvas.example/empty.html' },
  { name: 'blocked-browser-page', url: 'chrome://version/' },
  { name: 'blocked-pdf', url: 'http://papers.example/document.pdf' },
  { name: 'blocked-store', url: 'https://chromewebstore.google.com/' },
  {
    name: 'blocked-error-page',
    url: 'https://nobody.example/',
    pose: (view) => view.locator('.cause summary').click(),
  },
  { name: 'help', url: NEWS, pose: help },
  { name: 'help-dark', url: NEWS, settings: { theme: 'dark' }, pose: help },
  ...themes.map(({ id: theme }) => ({ name: `why-${theme}`, url: NEWS, settings: { theme }, pose: why })),
  { name: 'why-right-to-left', url: 'http://assahel.example/rtl.html', pose: why },
  {
    name: 'why-forced-colors',
    url: NEWS,
    pose: async (view, page) => [await forced(view, page), await why(view, page)],
  },
  { name: 'appearance', url: NEWS, pose: open('Appearance') },
  { name: 'appearance-dark', url: NEWS, settings: { theme: 'dark' }, pose: open('Appearance') },
  {
    name: 'appearance-own-colors',
    url: NEWS,
    settings: { theme: 'own', ownInk: '#b07a4a', ownPaper: '#e9dcc0' },
    pose: open('Appearance'),
  },
  {
    name: 'appearance-more',
    url: NEWS,
    pose: async (view, page) => {
      await open('Appearance')(view, page);
      await view.locator('.more-fields summary').click();
      await view.locator('.field-actions').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'appearance-forced-colors',
    url: NEWS,
    pose: async (view, page) => [await forced(view, page), await open('Appearance')(view, page)],
  },
  ...themes.map(({ id: theme }) => ({ name: `outline-${theme}`, url: NEWS, settings: { theme }, pose: openOutline })),
  { name: 'outline-right-to-left', url: 'http://assahel.example/rtl.html', pose: openOutline },
  ...themes.map(({ id: theme }) => ({ name: `lightbox-${theme}`, url: NEWS, settings: { theme }, pose: lightbox })),
  ...themes.map(({ id: theme }) => ({ name: `note-${theme}`, url: FERRY, settings: { theme }, pose: note })),
  { name: 'code-tools', url: 'http://docs.ledger.example/docs.html', pose: overCode },
  { name: 'keep', url: NEWS, pose: open('Keep') },
  { name: 'more', url: NEWS, pose: open('More') },
  ...themes.map(({ id: theme }) => ({ name: `not-right-${theme}`, url: NEWS, settings: { theme }, pose: notRight })),
  {
    name: 'copied',
    url: NEWS,
    pose: async (view, page) => [await page.keyboard.press('c'), await view.locator('.toast span').waitFor()],
  },
  ...themes.map(({ id: theme }) => ({
    name: `algorithms-${theme}`,
    url: NEWS,
    settings: { theme },
    pose: algorithms,
  })),
  {
    name: 'algorithms-forced-colors',
    url: NEWS,
    pose: async (view, page) => [await forced(view, page), await algorithms(view, page)],
  },
  {
    name: 'algorithms-other',
    url: NEWS,
    pose: async (view, page) => [
      await algorithms(view, page),
      await press('ArrowDown', 'Enter')(view, page),
      await view.getByText('Read again with').waitFor(),
      await algorithms(view, page),
    ],
  },
  { name: 'find', url: NEWS, pose: find('t', 'i', 'd', 'e', 'Enter', 'Enter') },
  { name: 'find-none', url: NEWS, pose: find('q', 'x') },
  { name: 'focus-on-toolbar', url: NEWS, pose: press('Tab', 'ArrowRight', 'ArrowRight') },
];

const OVERLAYS: readonly (Shot & { readonly window?: { readonly width: number; readonly height: number } })[] = [
  ...themes.map(({ id: theme }) => ({ name: `news-${theme}`, url: NEWS, settings: { theme } })),
  { name: 'news-table', url: NEWS, pose: scrollTo('.content table') },
  { name: 'news-list', url: NEWS, pose: scrollTo('.content ul') },
  { name: 'news-phone', url: NEWS, window: { width: 390, height: 800 } },
  { name: 'news-phone-table', url: NEWS, window: { width: 390, height: 800 }, pose: scrollTo('.content table') },
  { name: 'news-large-window', url: NEWS, window: { width: 1920, height: 1080 }, settings: { width: 'wide' } },
  { name: 'why', url: NEWS, pose: why },
  { name: 'why-phone', url: NEWS, window: { width: 390, height: 800 }, pose: why },
  { name: 'algorithms', url: NEWS, pose: algorithms },
  { name: 'algorithms-phone', url: NEWS, window: { width: 390, height: 800 }, pose: algorithms },
  { name: 'outline', url: 'http://docs.ledger.example/docs.html', pose: openOutline },
  { name: 'outline-phone', url: NEWS, window: { width: 360, height: 800 }, pose: openOutline },
  { name: 'more-phone', url: NEWS, window: { width: 360, height: 800 }, pose: open('More') },
  { name: 'keep', url: NEWS, pose: open('Keep') },
  { name: 'comments', url: COMMENTS, pose: openComments },
  { name: 'comments-phone', url: COMMENTS, window: { width: 360, height: 800 }, pose: openComments },
  { name: 'news-columns', url: NEWS, window: { width: 1600, height: 900 }, settings: { columns: 'two' } },
  {
    name: 'news-columns-rows',
    url: NEWS,
    window: { width: 1600, height: 900 },
    settings: { columns: 'two' },
    pose: scrollTo('.content h2'),
  },
  { name: 'docs', url: 'http://docs.ledger.example/docs.html', pose: scrollTo('.content pre') },
  { name: 'tables', url: 'http://tides.example/tables.html', pose: scrollTo('.content table') },
  {
    name: 'tables-dark',
    url: 'http://tides.example/tables.html',
    settings: { theme: 'dark' },
    pose: scrollTo('.content table'),
  },
  { name: 'right-to-left', url: 'http://assahel.example/rtl.html' },
  { name: 'japanese', url: 'http://shiokaze.example/cjk.html' },
  { name: 'strict', url: 'http://bare-notes.example/strict.html' },
  { name: 'lazy-pictures', url: 'http://footpath.example/lazy.html', pose: scrollTo('figure') },
  { name: 'unsure', url: 'http://outfitters.example/unsure.html', settings: { algorithm: 'div-scorer' } },
  { name: 'no-article', url: 'http://findwell.example/links.html' },
  { name: 'help', url: NEWS, pose: help },
  { name: 'find', url: NEWS, pose: find('t', 'i', 'd', 'e') },
  { name: 'forced-colors', url: NEWS, pose: forced },
];

async function capturePopup(extension: Extension, { name, url, settings = {}, pose }: Shot): Promise<void> {
  await extension.store(settings);
  const tab = await extension.context.newPage();
  // `goto` rejects for an address that does not load. The browser's error page is one of the states.
  await tab.goto(url).catch(() => null);
  const { page } = await extension.press(tab);
  await shown(page);
  await pose?.(page, page);
  await painted(page);
  await page.screenshot({ path: `${FOLDER}popup-${name}.png` });
}

async function captureOverlay(extension: Extension, shot: (typeof OVERLAYS)[number]): Promise<void> {
  await extension.store(shot.settings ?? {});
  const page = await extension.context.newPage();
  await page.setViewportSize(shot.window ?? WINDOW);
  await page.goto(shot.url);
  const overlay = await extension.openOverlay(page);
  await shown(overlay);
  await shot.pose?.(overlay, page);
  await painted(overlay);
  await page.screenshot({ path: `${FOLDER}overlay-${shot.name}.png` });
}

async function captureOptions(extension: Extension): Promise<void> {
  for (const { id: theme } of themes) {
    await extension.store({ theme });
    const page = await extension.open(extension.url('src/options/index.html'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.locator('.shortcuts dd').first().waitFor();
    await page.screenshot({ path: `${FOLDER}options-${theme}.png`, fullPage: true });
    if (theme !== 'light') continue;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.screenshot({ path: `${FOLDER}options-phone.png`, fullPage: true });
  }
}

/** The reading list in every theme, a kept article, and that article in print. */
async function captureLibrary(extension: Extension): Promise<void> {
  for (const url of [NEWS, 'http://assahel.example/rtl.html', 'http://shiokaze.example/cjk.html']) {
    const popup = await extension.press(await extension.open(url));
    await shown(popup.page);
    await keepAs(popup.page, 'Keep to read offline');
    await popup.page.locator('.toast span', { hasText: /^Kept/ }).waitFor();
    await popup.close();
  }
  for (const { id: theme } of themes) {
    await extension.store({ theme });
    const page = await extension.open(extension.url('src/library/index.html'));
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.locator('.entry').nth(2).waitFor();
    await page.screenshot({ path: `${FOLDER}library-${theme}.png`, fullPage: true });
    if (theme !== 'light') continue;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.screenshot({ path: `${FOLDER}library-phone.png`, fullPage: true });
    await page.setViewportSize(WINDOW);
    await page.getByRole('link', { name: /^The mill that waits/ }).click();
    await shown(page);
    await painted(page);
    await page.screenshot({ path: `${FOLDER}library-article.png` });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: `${FOLDER}print.png`, fullPage: true });
  }
}

/** States that need preparation: a slow page, a popup without access, a refused reader tab, a file. */
async function captureSpecialStates(extension: Extension): Promise<void> {
  const slow = await extension.context.newPage();
  await slow.goto('http://saltmarsh-courier.example/endless.html', { waitUntil: 'commit' });
  const { page: waiting } = await extension.press(slow);
  await waiting.locator('.skeleton-text:not(:empty)').waitFor();
  await waiting.screenshot({ path: `${FOLDER}popup-loading.png` });
  await extension.reset();

  const { page: without } = await extension.openPopupByScript(await extension.open(NEWS));
  await shown(without);
  await without.screenshot({ path: `${FOLDER}popup-blocked-no-access.png` });
  await extension.reset();

  const reader = await extension.open(extension.url('src/reader/index.html'));
  await reader.screenshot({ path: `${FOLDER}tab-refusal.png` });
  await extension.reset();

  await extension.forbidFiles();
  await capturePopup(extension, { name: 'blocked-file', url: FILE });
}

async function main(): Promise<void> {
  const only = process.argv[2];
  if (only === undefined) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite();
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    for (const shot of POPUPS)
      if (only === undefined || shot.name.includes(only))
        await tryCapture(extension, `popup ${shot.name}`, () => capturePopup(extension, shot));
    for (const shot of OVERLAYS)
      if (only === undefined || shot.name.includes(only))
        await tryCapture(extension, `overlay ${shot.name}`, () => captureOverlay(extension, shot));
    if (only === undefined || only === 'tools') await captureTools(FOLDER, extension, site.proxy);
    if (only === undefined || only === 'playground')
      await tryCapture(extension, 'playground', () => capturePlayground(extension.context));
    if (only !== undefined) return;
    await tryCapture(extension, 'options', () => captureOptions(extension));
    await tryCapture(extension, 'library', () => captureLibrary(extension));
    await tryCapture(extension, 'special states', () => captureSpecialStates(extension));
  } finally {
    await extension.close();
    await site.close();
  }
}

async function tryCapture(extension: Extension, what: string, capture: () => Promise<void>): Promise<void> {
  try {
    await capture();
    process.stdout.write(`${what}\n`);
  } catch (cause) {
    process.exitCode = 1;
    process.stderr.write(`${what}: ${String(cause)}\n`);
  }
  await extension.reset();
}

await main();
