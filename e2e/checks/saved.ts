import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';

/** Chooses an item of the menu "Keep". */
export async function keepAs(view: Page | Frame, name: string, group?: string): Promise<void> {
  await view.getByRole('button', { name: 'Keep', exact: true }).click();
  const within = group === undefined ? view.getByRole('menu') : view.getByRole('group', { name: group });
  await within.getByRole('menuitem', { name, exact: true }).click();
}

/** Saves the article of a tab in that format. Resolves to the name of the file and its content. */
export async function saved(view: Page, format: string): Promise<{ readonly name: string; readonly data: Buffer }> {
  const [download] = await Promise.all([view.waitForEvent('download'), keepAs(view, format, 'Save as')]);
  return { name: download.suggestedFilename(), data: await readFile(await download.path()) };
}
