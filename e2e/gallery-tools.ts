// Part of the gallery: the tools over an article, the first page, the pages of the extension, and all in Arabic.
import type { Frame, Page } from '@playwright/test';
import { painted, shown } from './checks/painted.ts';
import { Extension } from './chromium/extension.ts';
import { type Pose, TOOL_VIEWS } from './tool-views.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';
const ARABIC = 'http://assahel.example/rtl.html';
const HAN = 'http://shiokaze.example/cjk.html';
const LONG_TITLE = 'http://observations.example/long-title.html';
const NO_ARTICLE = 'http://findwell.example/links.html';
const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Where the tools are shown. */
type Surrounding = {
  readonly name: string;
  readonly url: string;
  readonly settings?: object;
  readonly window?: { readonly width: number; readonly height: number };
  readonly isForced?: boolean;
};

const SURROUNDINGS: readonly Surrounding[] = [
  { name: 'light', url: NEWS },
  { name: 'dark', url: NEWS, settings: { theme: 'dark' } },
  { name: 'sepia', url: NEWS, settings: { theme: 'sepia' } },
  { name: 'long-title', url: LONG_TITLE },
  { name: 'han', url: HAN },
  { name: 'arabic-page', url: ARABIC },
  { name: 'phone', url: NEWS, window: PHONE },
  { name: 'phone-dark-long-title', url: LONG_TITLE, window: PHONE, settings: { theme: 'dark' } },
  { name: 'forced-colors', url: NEWS, isForced: true },
];

const ARABIC_SURROUNDINGS: readonly Surrounding[] = [
  { name: 'arabic', url: ARABIC },
  { name: 'arabic-dark', url: ARABIC, settings: { theme: 'dark' } },
  { name: 'arabic-phone', url: ARABIC, window: PHONE },
  { name: 'arabic-english-page', url: NEWS },
];

/** Views that need no preparation, with the states that an Arabic interface adds to the gallery. */
const press =
  (key: string, selector: string): Pose =>
  async (view, page) => {
    await page.keyboard.press(key);
    await view.locator(selector).first().waitFor();
  };
const openTool =
  (at: number): Pose =>
  async (view) => {
    await view.locator('.tools [aria-haspopup]').nth(at).click();
    await view.locator('.popover').waitFor();
  };
const ARABIC_VIEWS: Readonly<Record<string, Pose>> = {
  article: () => Promise.resolve(),
  help: press('?', 'dialog.help'),
  find: press('/', 'input[type=search]'),
  outline: press('o', '.headings [aria-current]'),
  'not-right': press('a', '[role=menu]'),
  why: press('w', 'dialog.explain [role="region"] li'),
  appearance: openTool(0),
  ...TOOL_VIEWS,
};

/** Takes the pictures of everything above, into that folder. Failures are printed. */
export async function captureTools(folder: string, extension: Extension, proxy: string): Promise<void> {
  for (const surrounding of SURROUNDINGS)
    for (const [name, pose] of Object.entries(TOOL_VIEWS))
      await attempt(extension, `tools-${name}-${surrounding.name}`, (file) =>
        captureOver(extension, surrounding, pose, folder + file),
      );
  await capturePages(folder, extension, '');
  const arabic = await Extension.launch({ proxy, language: 'ar' });
  try {
    for (const surrounding of ARABIC_SURROUNDINGS)
      for (const [name, pose] of Object.entries(ARABIC_VIEWS))
        await attempt(arabic, `${surrounding.name}-${name}`, (file) =>
          captureOver(arabic, surrounding, pose, folder + file),
        );
    await attempt(arabic, 'arabic-no-article', (file) =>
      captureOver(arabic, { name: '', url: NO_ARTICLE }, () => Promise.resolve(), folder + file),
    );
    await capturePages(folder, arabic, 'arabic-');
  } finally {
    await arabic.close();
  }
}

async function captureOver(extension: Extension, where: Surrounding, pose: Pose, file: string): Promise<void> {
  await extension.store(where.settings ?? {});
  const page = await extension.context.newPage();
  await page.setViewportSize(where.window ?? WINDOW);
  if (where.isForced) await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(where.url);
  const overlay = await extension.openOverlay(page);
  await shown(overlay);
  await pose(overlay, page);
  await photograph(page, overlay, file);
}

/** First page, options and reading list: without entries, full, on a phone, in forced colors. */
async function capturePages(folder: string, extension: Extension, prefix: string): Promise<void> {
  for (const [name, path] of [
    ['welcome', 'src/welcome/index.html'],
    ['options', 'src/options/index.html'],
    ['library-empty', 'src/library/index.html'],
    ['library', 'src/library/index.html'],
  ] as const)
    for (const { look, settings, window, isForced } of [
      { look: 'light', settings: {}, window: WINDOW, isForced: false },
      { look: 'dark', settings: { theme: 'dark' }, window: WINDOW, isForced: false },
      { look: 'sepia', settings: { theme: 'sepia' }, window: WINDOW, isForced: false },
      { look: 'phone', settings: {}, window: PHONE, isForced: false },
      { look: 'forced-colors', settings: {}, window: WINDOW, isForced: true },
    ])
      await attempt(extension, `${prefix}${name}-${look}`, async (file) => {
        if (name === 'library') await keepThree(extension);
        await extension.store(settings);
        const page = await extension.context.newPage();
        await page.setViewportSize(window);
        if (isForced) await page.emulateMedia({ forcedColors: 'active' });
        await page.goto(extension.url(path));
        await page.getByRole('heading', { level: 1 }).waitFor();
        if (name === 'options') await page.locator('.shortcuts dd').first().waitFor();
        if (name === 'library') await page.locator('.entry').nth(2).waitFor();
        await painted(page);
        await page.screenshot({ path: folder + file, fullPage: true });
      });
}

async function keepThree(extension: Extension): Promise<void> {
  for (const url of [NEWS, ARABIC, LONG_TITLE]) {
    const { page } = await extension.press(await extension.open(url));
    await shown(page);
    // The labels in the language of the interface.
    const [keep, offline] = await extension.worker.evaluate(() =>
      ['keep', 'keep_offline'].map((key) => chrome.i18n.getMessage(key)),
    );
    await page.getByRole('button', { name: keep ?? '', exact: true }).click();
    await page.getByRole('menuitem', { name: offline ?? '', exact: true }).click();
    await page.locator('.toast span').waitFor();
  }
}

async function photograph(page: Page, view: Page | Frame, file: string): Promise<void> {
  await painted(view);
  await page.screenshot({ path: file });
}

async function attempt(extension: Extension, name: string, capture: (file: string) => Promise<void>): Promise<void> {
  try {
    await capture(`${name}.png`);
    process.stdout.write(`${name}\n`);
  } catch (cause) {
    process.exitCode = 1;
    process.stderr.write(`${name}: ${String(cause)}\n`);
  }
  await extension.reset();
}
