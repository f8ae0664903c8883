import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { importReport } from '../test/golden/import-report.ts';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { readInTab } from './read-in-tab.ts';

const dialog = (page: Page | Frame) => page.getByRole('dialog', { name: 'Report this page' });
const file = (page: Page | Frame) => dialog(page).getByRole('region', { name: 'The file' });

async function openReport(page: Page | Frame): Promise<void> {
  await page.getByRole('button', { name: 'Not right?' }).click();
  await page.getByRole('menuitem', { name: 'Report this page…' }).click();
  await expect(file(page)).toContainText('<!doctype html>');
}

async function read(extension: Extension, url: string): Promise<Page> {
  const { page } = await extension.press(await extension.open(url));
  await expect(page.locator('article.sheet')).toBeVisible();
  return page;
}

test('saves a report of a page with a correction, and makes a golden case of it', async ({ extension }) => {
  const page = await read(extension, NEWS.url);
  // A correction: the first part of the article is left out.
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Fix' });
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(bar.locator('.fix-status')).toContainText('Left out');
  await page.keyboard.press('Escape');
  await openReport(page);
  await expectAccessible(page);
  const text = (await file(page).textContent()) ?? '';
  for (const words of [...NEWS.has, 'Harrow', 'saltmarsh', 'courier']) expect(text).not.toContain(words);
  expect(text).toMatch(/"corrections": \[\{"keep":false/);
  await expect(dialog(page).getByRole('button', { name: 'Save file' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^winnow-report-\d{4}-\d\d-\d\d\.html$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  const folder = await mkdtemp(join(tmpdir(), 'winnow-report-'));
  const golden = await extension.context.newPage();
  try {
    const saved = join(folder, 'winnow-report-2026-01-01.html');
    await writeFile(saved, text);
    const imported = await importReport(golden, saved, undefined, folder);
    expect(imported.same).toBe(imported.report.blocks.length);
    expect(imported.fails).toBe(true);
    await expect(importReport(golden, saved, undefined, folder)).rejects.toThrow('exists');
  } finally {
    await golden.close();
    await rm(folder, { recursive: true });
  }
});

test('writes a report over the page and in a reader tab', async ({ extension }) => {
  const { tab, reader } = await readInTab(extension);
  await openReport(reader);
  await expectAccessible(reader);
  await reader.close();
  await tab.bringToFront();
  await openReport(await extension.openOverlay(tab));
});
