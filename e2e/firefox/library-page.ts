import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import type { Firefox } from './firefox.ts';

/** The status message of a view of the library. */
export const TOAST = "document.querySelector('.toast').textContent";

/** Keeps the article of the news page by the key of the overlay. */
export function keepNews(firefox: Firefox): Promise<void> {
  return keepByKey(firefox, NEWS.url);
}

/** Keeps the article of a page by the key of the overlay. */
export async function keepByKey(firefox: Firefox, url: string): Promise<void> {
  await firefox.open(url);
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>("document.querySelector('.content p') !== null")).toBe(true);
  await firefox.key('s', 'KeyS');
  await expect
    .poll(() => firefox.overlay<string>("document.querySelector('.toast')?.textContent ?? ''"))
    .toMatch(/^Kept in the reading list/);
}

/** Gives a file to the button that imports. */
export async function chooseFile(firefox: Firefox, name: string, data: Uint8Array): Promise<void> {
  const base64 = Buffer.from(data).toString('base64');
  await firefox.page(`(() => {
    const bytes = window.Uint8Array.from(window.atob(${JSON.stringify(base64)}), (one) => one.charCodeAt(0));
    const files = new window.DataTransfer();
    files.items.add(new window.File([bytes], ${JSON.stringify(name)}));
    const chooser = document.querySelector('.transfer input[type=file]');
    chooser.files = files.files;
    chooser.dispatchEvent(new window.Event('change', { bubbles: true }));
  })()`);
}

/** Presses a button of the page in front, by the start of its name. */
export async function pressButton(firefox: Firefox, name: string): Promise<void> {
  await firefox.page(
    `[...document.querySelectorAll('button')].find((one) => (one.ariaLabel || one.textContent).startsWith(${JSON.stringify(name)})).click()`,
  );
}

/** Types into the search, as a person does. */
export async function search(firefox: Firefox, words: string): Promise<void> {
  await firefox.page(`(() => {
    const field = document.querySelector('[type=search]');
    field.focus();
    field.value = ${JSON.stringify(words)};
    field.dispatchEvent(new window.InputEvent('input', { bubbles: true }));
  })()`);
}
