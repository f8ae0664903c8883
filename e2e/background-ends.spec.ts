import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { keepAs } from './checks/saved.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { paintedWords, selectionTools, selectWords } from './mark-words.ts';

const FERRY = 'http://slow-boat.example/ferry.html';
const LIBRARY = 'src/library/index.html';
const WORDS = 'You cannot hurry it';

const RULE = {
  ...{ id: 'a', site: 'a.example', scope: 'site', action: 'leave-out', match: 'aside', name: 'aside' },
};

/** Runs a test with a browser of its own, because the background of it is stopped. */
async function withOwn(proxy: string, work: (extension: Extension) => Promise<void>): Promise<void> {
  const extension = await Extension.launch({ proxy });
  try {
    await work(extension);
  } finally {
    await extension.close();
  }
}

/** Does something that needs the background, which is stopped while it works. */
async function whileStopped(extension: Extension, act: () => Promise<void>): Promise<void> {
  await Promise.all([act(), extension.stopWorker()]);
}

test('keeps an article although the background ends while it is kept', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    const reader = await extension.openReaderTab(await extension.open(NEWS.url));
    await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
    await whileStopped(extension, () => keepAs(reader, 'Keep to read offline'));
    await expect(reader.locator('.toast')).toContainText('Kept in the reading list');
    const library = await extension.open(extension.url(LIBRARY));
    await expect(library.locator('.entries h2 a')).toHaveText([NEWS.title]);
  });
});

test('stores a highlight although the background ends in the same moment', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    const reader = await extension.openReaderTab(await extension.open(NEWS.url));
    await selectWords(reader, WORDS);
    await whileStopped(extension, () =>
      selectionTools(reader).getByRole('button', { name: 'Highlight in green' }).click(),
    );
    await expect.poll(() => paintedWords(reader)).toEqual([`green: ${WORDS}`]);
    const library = await extension.open(`${extension.url(LIBRARY)}?view=highlights`);
    await expect(library.locator('.kept-words')).toHaveText([WORDS]);
  });
});

test('stores a rule and a setting although the background ends in the same moment', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    await extension.store({ 'rules:a.example': [RULE] });
    const options = await extension.open(extension.url('src/options/index.html'));
    const rule = options.getByRole('checkbox', { name: 'aside' });
    await whileStopped(extension, () => rule.uncheck());
    await expect.poll(() => storedRules(options)).toEqual([{ ...RULE, isOff: true }]);
    await expect(options.locator('#rules ~ [role="status"] .warning')).toHaveCount(0);
  });
});

test('adds the next page although the background ends while it is read', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    const reader = await extension.openReaderTab(await extension.open(FERRY));
    const button = reader.getByRole('button', { name: 'Continue with page 2 of 3' });
    await button.scrollIntoViewIfNeeded();
    await whileStopped(extension, () => button.click());
    await expect(reader.locator('article.sheet')).toContainText('That was stop 12');
    await expect(reader.getByText('That was stop 12')).toHaveCount(1);
  });
});

function storedRules(options: Page): Promise<unknown> {
  return options.evaluate(async () => {
    const stored: object = await chrome.storage.sync.get();
    return new Map<string, unknown>(Object.entries(stored)).get('rules:a.example');
  });
}
