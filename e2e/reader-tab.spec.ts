import { NEWS } from './articles.ts';
import { readInTab } from './read-in-tab.ts';
import { expect, test } from './fixtures.ts';
import { readWithAnother } from './menus.ts';

const BLOG = 'http://saltmarsh-courier.example/blog.html';

test('refuses to read again when the page of the tab has changed, and goes back', async ({ extension }) => {
  const { tab, reader } = await readInTab(extension);
  const title = await reader.locator('article.sheet h1').innerText();
  for (const [address, words] of [
    [BLOG, 'The tab shows another page now'],
    // The access ended with the site, and the browser no longer tells what the tab shows.
    ['http://other-site.example/blog.html', 'Winnow needs your permission'],
  ] as const) {
    await tab.goto(address);
    await reader.bringToFront();
    await readWithAnother(reader);
    await expect(reader.locator('.notice h1')).toHaveText(words);
    await expect(reader.getByRole('button', { name: 'Try again' })).toBeVisible();
    await reader.getByRole('button', { name: 'Back to the article' }).click();
    await expect(reader.locator('article.sheet h1')).toHaveText(title);
  }
  await reader.reload();
  await expect(reader.locator('article.sheet h1')).toHaveText(title);
});

test('reads a page whose address changes all the time', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  // Slower than the pace at which the browser ignores changes of the address.
  await tab.evaluate(() => {
    let n = 0;
    setInterval(() => {
      n++;
      history.replaceState(null, '', `?${String(n)}`);
    }, 60);
  });
  const popup = await extension.press(tab);
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  await popup.closedBy(() => popup.page.keyboard.press('t'));
  const reader = await extension.readerTab();
  await expect(reader.locator('article.sheet h1')).toBeVisible();
});

test('keeps the article for a reload in memory only, until the tab closes', async ({ extension }) => {
  const { reader } = await readInTab(extension);
  const stored = () =>
    extension.worker.evaluate(async () => JSON.stringify([await chrome.storage.session.get()]).includes('Ardmouth'));
  await expect.poll(stored).toBe(true);
  const onDisk = await reader.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(onDisk).not.toContain('Ardmouth');
  await reader.close();
  await expect.poll(stored).toBe(false);
});
