import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const button = "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Change the shortcuts')";

test('has no switch for the context menu and opens the page where the shortcuts are changed', async ({ firefox }) => {
  await firefox.open(firefox.url('src/options/index.html'));
  await expect.poll(() => firefox.page<boolean>(`${button} !== undefined`)).toBe(true);
  expect(await firefox.page<boolean>("document.querySelector('#menu') === null")).toBe(true);
  await firefox.page(`(${button}.click(), true)`);
  await expect.poll(() => firefox.front()).toContain('about:addons');
});
