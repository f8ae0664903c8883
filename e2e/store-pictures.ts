// npm run store-pictures: the screenshots and promotion pictures of docs/store/pictures, from the built extension.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { format } from 'prettier';
import messages from '../public/_locales/en/messages.json' with { type: 'json' };
import { painted, shown } from './checks/painted.ts';
import { keepAs } from './checks/saved.ts';
import { Extension } from './chromium/extension.ts';
import { startSite } from './site/server.ts';
import type { Pose } from './tool-views.ts';

const FOLDER = fileURLToPath(new URL('../docs/store/pictures/', import.meta.url));
const ICON = fileURLToPath(new URL('../public/icons/128.png', import.meta.url));
const NEWS = 'http://saltmarsh-courier.example/news.html';
const DOCS = 'http://docs.ledger.example/docs.html';
/** Titles that every machine has letters for. The last one stands first in the list. */
const KEPT = [
  'http://harbour-notes.example/comments.html',
  'http://tides.example/tables.html',
  'http://tin-and-twine.example/blog.html',
  DOCS,
  NEWS,
];
/** Sentences of NEWS that are highlighted, and the note to the second one. */
const SENTENCES = [
  'There is no switch.',
  'I tell them to ask the moon, and then I give them the leaflet.',
  'Wind fails, rivers dry up, but nobody has yet known the tide not to come.',
];
const NOTE = 'Ask for the leaflet in October.';
/** The labels of the controls in each picture. A test fails when the interface no longer has one of them. */
const CONTROLS = fileURLToPath(new URL('../docs/store/controls.json', import.meta.url));
const LABELS = new Set(Object.values(messages).map(({ message }) => message));
const SCREEN = { width: 1280, height: 800 };

const highlightSentences: Pose = async (view, page) => {
  for (const [color, sentence] of SENTENCES.entries()) {
    await view.evaluate((words) => {
      const walker = document.createTreeWalker(document.querySelector('.content')!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = node.textContent!.indexOf(words);
        if (at === -1) continue;
        node.parentElement!.scrollIntoView({ block: 'center' });
        getSelection()!.setBaseAndExtent(node, at, node, at + words.length);
      }
    }, sentence);
    await view.locator('.selection-tools .swatch').nth(color).click();
    await view.locator('.selection-tools').waitFor({ state: 'detached' });
  }
  await view.evaluate(() => {
    getSelection()!.removeAllRanges();
  });
  await page.keyboard.press('h');
  await view.locator('.highlight-edit').nth(1).click();
  await view.locator('.highlight-item textarea').fill(NOTE);
  await view.locator('.highlight-actions .primary').click();
  await view.locator('.highlight-note').waitFor();
  await view.locator('.toast span').waitFor({ state: 'detached' });
};

type Shot = { readonly name: string; readonly url: string; readonly settings: object; readonly pose?: Pose };

const SHOTS: readonly Shot[] = [
  { name: 'screenshot-1-reader', url: NEWS, settings: { theme: 'light' } },
  {
    name: 'screenshot-2-look',
    url: NEWS,
    settings: { theme: 'sepia', font: 'legible', fontSize: 21 },
    pose: async (view) => {
      await view.getByRole('button', { name: 'Appearance' }).click();
      await view.locator('.popover').waitFor();
      // The names of the typefaces are written in them, and these load only now.
      await view.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Dyslexic') && status === 'loaded'),
      );
    },
  },
  {
    name: 'screenshot-3-why',
    url: NEWS,
    settings: { theme: 'light' },
    pose: async (view, page) => {
      await page.keyboard.press('w');
      const kept = view.locator('dialog.explain [role="region"] li', { hasText: 'kept' }).first();
      await kept.waitFor();
      // The last parts of the menu stay in view above the title.
      await kept.evaluate((item) => {
        item.scrollIntoView({ block: 'center' });
      });
    },
  },
  { name: 'screenshot-4-highlights', url: NEWS, settings: { theme: 'light' }, pose: highlightSentences },
];

async function controlsOf(view: Page | Frame): Promise<readonly string[]> {
  const texts = await view.locator('button, summary, label, legend, select option, h1, h2').allInnerTexts();
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => LABELS.has(text));
}

/** Takes a picture and resolves to the controls in it. */
async function capture(extension: Extension, { name, url, settings, pose }: Shot): Promise<readonly string[]> {
  await extension.store(settings);
  const page = await extension.context.newPage();
  await page.setViewportSize(SCREEN);
  await page.goto(url);
  const overlay = await extension.openOverlay(page);
  await shown(overlay);
  await pose?.(overlay, page);
  await painted(overlay);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  const controls = await controlsOf(overlay);
  await extension.reset();
  return controls;
}

async function captureReadingList(extension: Extension): Promise<readonly string[]> {
  for (const url of KEPT) {
    const popup = await extension.press(await extension.open(url));
    await shown(popup.page);
    await keepAs(popup.page, 'Keep to read offline');
    await popup.page.locator('.toast span', { hasText: /^Kept/ }).waitFor();
    await popup.close();
  }
  await extension.store({ theme: 'dark' });
  const page = await extension.open(extension.url('src/library/index.html'));
  await page.setViewportSize(SCREEN);
  await page.locator('html[data-theme=dark]').waitFor();
  await page
    .locator('.entry')
    .nth(KEPT.length - 1)
    .waitFor();
  await painted(page);
  await page.screenshot({ path: join(FOLDER, 'screenshot-5-reading-list.png') });
  return controlsOf(page);
}

/** Name and screenshot. Sizes in pixels. */
const PROMOTIONS = [
  { name: 'promotion-small', width: 440, height: 280, icon: 48, title: 34, words: 17, left: 28, shot: 400, top: 132 },
  { name: 'promotion-large', width: 1400, height: 560, icon: 96, title: 84, words: 34, left: 90, shot: 800, top: 60 },
] as const;

async function capturePromotion(page: Page, size: (typeof PROMOTIONS)[number]): Promise<void> {
  const { name, width, height, icon, title, words, left, shot, top } = size;
  const dataOf = async (file: string) => `data:image/png;base64,${(await readFile(file)).toString('base64')}`;
  const isWide = width > 2 * height;
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; overflow: hidden; position: relative; background: #f3ead9; color: #2b2620;
      font-family: Literata, Georgia, serif; }
    header { position: absolute; left: ${String(left)}px;
      ${isWide ? 'top: 50%; transform: translateY(-50%)' : 'top: 24px'}; }
    h1 { display: flex; align-items: center; gap: .3em; margin: 0 0 .2em; font-size: ${String(title)}px; }
    h1 img { width: ${String(icon)}px; }
    p { margin: 0; font-size: ${String(words)}px; line-height: 1.3; }
    .shot { position: absolute; width: ${String(shot)}px; border-radius: 10px; box-shadow: 0 6px 30px #0004; }
  </style>
  <header>
    <h1><img src="${await dataOf(ICON)}">Winnow</h1>
    <p>The article,${isWide ? '<br>' : ' '}and nothing else.</p>
  </header>
  <img class="shot" style="left: ${String(isWide ? width - shot + 120 : left)}px; top: ${String(top)}px"
    src="${await dataOf(join(FOLDER, 'screenshot-1-reader.png'))}">`);
  await painted(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite();
  const extension = await Extension.launch({ proxy: site.proxy, language: 'en' });
  try {
    const controls: Record<string, readonly string[]> = {};
    for (const shot of SHOTS) controls[shot.name] = await capture(extension, shot);
    controls['screenshot-5-reading-list'] = await captureReadingList(extension);
    await writeFile(CONTROLS, await format(JSON.stringify(controls), { parser: 'json', printWidth: 120 }));
    const page = await extension.context.newPage();
    for (const size of PROMOTIONS) await capturePromotion(page, size);
  } finally {
    await extension.close();
    await site.close();
  }
}

await main();
