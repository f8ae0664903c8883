import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ClickFirefox } from './click-firefox.ts';
import { findFirefox } from '../../scripts/browsers.mjs';

const BUILT = fileURLToPath(new URL('../../dist/firefox', import.meta.url));
const NEWS = fileURLToPath(new URL('../../e2e/pages/news.html', import.meta.url));

test('bench:click reads the page that it opened, and times the steps', async () => {
  const firefox = await findFirefox();
  if (firefox === null) throw new Error('No Firefox found. Set WINNOW_FIREFOX to the path of one.');
  const browser = await ClickFirefox.start(
    firefox,
    new Map([
      ['empty popup', ''],
      ['timed popup', BUILT],
    ]),
  );
  try {
    const page = await readFile(NEWS);
    expect(await browser.press('empty popup', page)).toMatchObject({ notice: '', calls: [] });
    const { notice, steps } = await browser.press('timed popup', page);
    expect(notice).toBeNull();
    expect(Object.keys(steps)).toEqual(['walked', 'decided', 'built', 'startedAt', 'answeredAt']);
  } finally {
    await browser.close();
  }
});
