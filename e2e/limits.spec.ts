import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';

test('a page that changes all the time is read as it stood at one moment: whole, in order, nothing twice', async ({ extension }) => {
  const tab = await extension.open('http://ticker.example/ticker.html');
  const { page } = await extension.press(tab);
  const sheet = page.locator('article.sheet');
  await expect(sheet).toContainText('Round');
  const rounds = (await sheet.locator('p').allInnerTexts()).flatMap((text) => /^Round (\d+), part (\d+)/.exec(text)?.slice(1) ?? []);
  expect(rounds.length).toBe(2 * 12);
  expect(new Set(rounds.filter((_, at) => at % 2 === 0)).size).toBe(1);
  expect(rounds.filter((_, at) => at % 2 === 1)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
});

test('with the background stopped between two messages, the reader over the page reads again, moves to a tab, and nothing is lost', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const tab = await extension.open(NEWS);
    await extension.grant(tab);
    await extension.command(tab);
    const overlay = await extension.overlay(tab);
    await expect(overlay.locator('article.sheet')).toContainText('give or take the wind.');
    await extension.stopWorker();
    await overlay.locator('.scroller').press('t');
    const reader = await extension.readerTab();
    await expect(reader.locator('article.sheet')).toContainText('give or take the wind.');
    await extension.stopWorker();
    await reader.reload();
    await expect(reader.locator('article.sheet')).toContainText('give or take the wind.');
  } finally {
    await extension.close();
  }
});

