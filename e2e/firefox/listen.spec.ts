import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';

const BAR = "document.querySelector('.listen-bar')";

test('opens the player in popup and overlay, says that there is no voice, and closes it', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<string>("document.querySelector('h1')?.textContent ?? ''")).toBe(NEWS.title);
  await firefox.key('l', 'KeyL');
  await expect
    .poll(() => firefox.popup<string>(`${BAR}?.querySelector('[role=status]').textContent ?? ''`))
    .toMatch(/^This device has no voice to read aloud with\./);
  await firefox.key('l', 'KeyL');
  await expect.poll(() => firefox.popup<boolean>(`${BAR} === null`)).toBe(true);
  await firefox.closePopup();

  await firefox.command();
  const listen = "document.querySelector('.tool-wide')";
  await expect.poll(() => firefox.overlay<boolean>(`${listen} !== null`)).toBe(true);
  await firefox.overlay(`${listen}.click()`);
  await expect.poll(() => firefox.overlay<boolean>(`${BAR} !== null`)).toBe(true);
  expect(await firefox.overlay<string>(`${listen}.getAttribute('aria-expanded')`)).toBe('true');
});
