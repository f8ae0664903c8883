import { expect, type Page } from '@playwright/test';
import { exporters } from '../../src/exporters/index.ts';
import { keepAs } from './saved.ts';

/** The names in the menu "Keep" of the formats that an article can be copied in. */
export const FORMATS = exporters.map(({ label }) => label);

/**
 * Copies the article of a view in that format and returns what Winnow wrote to the clipboard. The test replaces the
 * clipboard's `write`, because it must not read the real clipboard.
 */
export async function copied(view: Page, format: string): Promise<string> {
  await view.evaluate(() => {
    const page = window as { __copied?: Promise<string> };
    Object.defineProperty(navigator.clipboard, 'write', {
      configurable: true,
      value: ([item]: ClipboardItem[]) => {
        const type = item?.types.includes('text/html') === true ? 'text/html' : 'text/plain';
        page.__copied = item?.getType(type).then((blob) => blob.text()) ?? Promise.resolve('');
        return Promise.resolve();
      },
    });
    delete page.__copied;
  });
  await keepAs(view, format, 'Copy as');
  await expect.poll(() => view.evaluate(() => '__copied' in window)).toBe(true);
  return view.evaluate(() => (window as unknown as { __copied: Promise<string> }).__copied);
}
