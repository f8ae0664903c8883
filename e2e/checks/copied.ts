import { expect, type Page } from '@playwright/test';
import { exporters } from '../../src/exporters/index.ts';

/** The formats that an article can be copied in, by their names in the menu. */
export const FORMATS = exporters.map(({ label }) => label);

/** Copies the article that a view shows in that format; what was put on the clipboard. The clipboard itself is nobody's to read here. */
export async function copied(view: Page, format: string): Promise<string> {
  await view.evaluate(() => {
    const kept = window as { __copied?: Promise<string> };
    Object.defineProperty(navigator.clipboard, 'write', {
      configurable: true,
      value: ([item]: ClipboardItem[]) => {
        const type = item?.types.includes('text/html') === true ? 'text/html' : 'text/plain';
        kept.__copied = item?.getType(type).then((blob) => blob.text()) ?? Promise.resolve('');
        return Promise.resolve();
      },
    });
    delete kept.__copied;
  });
  await view.getByRole('button', { name: /^Copy/ }).click();
  await view.getByRole('menuitem', { name: format, exact: true }).click();
  await expect.poll(() => view.evaluate(() => '__copied' in window)).toBe(true);
  return view.evaluate(() => (window as unknown as { __copied: Promise<string> }).__copied);
}
