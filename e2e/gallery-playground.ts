import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const PLAYGROUND = new URL('../dist/playground/index.html', import.meta.url).href;
const PICTURE = fileURLToPath(new URL('../docs/playground.png', import.meta.url));
/** The words of the controls in the picture. A test fails when the playground no longer has one of them. */
const CONTROLS = fileURLToPath(new URL('../docs/playground-controls.json', import.meta.url));
const WINDOW = { width: 1280, height: 800 };

/** Writes the picture of the playground in README: the example, with the pointer on a paragraph. */
export async function capturePlayground(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(WINDOW);
    await page.goto(PLAYGROUND);
    await page.frameLocator('iframe[title="The page"]').getByText('Advertisement').hover();
    await page.locator('.details li').first().waitFor();
    await mkdir(dirname(PICTURE), { recursive: true });
    await page.screenshot({ path: PICTURE });
    const words = await page.locator('button, label, th, h1, h2').allInnerTexts();
    const controls = [...new Set(words.map((word) => word.trim().split('\n', 1)[0]!))].filter((word) => word !== '');
    await writeFile(CONTROLS, `${JSON.stringify(controls, null, 2)}\n`);
  } finally {
    await page.close();
  }
}
