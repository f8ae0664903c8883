import type { Frame, Page } from '@playwright/test';

type Saving = { __saved?: Blob };

/** Chooses an item of the menu "Keep". */
export async function keepAs(view: Page | Frame, name: string, group?: string): Promise<void> {
  await view.getByRole('button', { name: 'Keep' }).click();
  const within = group === undefined ? view.getByRole('menu') : view.getByRole('group', { name: group });
  await within.getByRole('menuitem', { name, exact: true }).click();
}

/**
 * Saves the article of a tab in that format. Resolves to the name of the file and its content. The content is read in
 * the page, because only the latest connection to the browser can choose where downloads go.
 */
export async function saved(view: Page, format: string): Promise<{ readonly name: string; readonly data: Buffer }> {
  await view.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      (window as Saving).__saved = file as Blob;
      return create(file);
    };
  });
  const [download] = await Promise.all([view.waitForEvent('download'), keepAs(view, format, 'Save as')]);
  const bytes = await view.evaluate(async () => [
    ...new Uint8Array((await (window as Saving).__saved?.arrayBuffer()) ?? []),
  ]);
  return { name: download.suggestedFilename(), data: Buffer.from(bytes) };
}
