import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';

const CONTENT = "document.querySelector('article.sheet .content')?.textContent ?? ''";
const FILE = "document.querySelector('dialog [role=region]')?.textContent ?? ''";

test('writes a report of a page without its words', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<string>(CONTENT)).toContain(NEWS.has[0]);
  await firefox.key('a', 'KeyA');
  const item = "[...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent.startsWith('Report'))";
  await expect.poll(() => firefox.popup<boolean>(`Boolean(${item})`)).toBe(true);
  await firefox.popup(`${item}.click()`);
  await expect.poll(() => firefox.popup<string>(FILE)).toContain('<!doctype html>');
  const text = await firefox.popup<string>(FILE);
  for (const words of [...NEWS.has, 'Harrow', 'saltmarsh', 'courier']) expect(text).not.toContain(words);
  expect(text).toContain('Firefox');
});
