import { expect } from '@playwright/test';
import { LETTER } from '../site/coast.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const CONTENT = "document.querySelector('article.sheet .content')?.textContent ?? ''";
/** The article of a page of the site, once it shows these words. */
async function read(firefox: Firefox, name: string, words: string): Promise<string> {
  await firefox.open(`http://coast.example/coast/${name}.html`);
  await firefox.press();
  await expect.poll(() => firefox.popup<string>(CONTENT)).toContain(words);
  return firefox.popup<string>(CONTENT);
}

test('leaves out what repeats on a site', async ({ firefox }) => {
  expect(await read(firefox, 'mill', 'eleven evenings')).toContain(LETTER);
  // Winnow learns from a page only after it has shown the article.
  await expect(async () => {
    await firefox.closePopup();
    expect(await read(firefox, 'ferry', 'half of the school')).not.toContain(LETTER);
  }).toPass();
});
