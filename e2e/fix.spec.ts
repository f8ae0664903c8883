import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const QUOTE = 'You cannot hurry it';
/** A paragraph a few parts above the quote. */
const ABOVE = 'What followed was less a restoration';
const LEFT_OUT = 'One unhurried story from the coast';
/** Another page of the site, with the same template. */
const SECOND = `${NEWS.url}?page=2`;

const content = (page: Page) => page.locator('article.sheet .content');
const bar = (page: Page) => page.getByRole('region', { name: 'Fix' });
const status = (page: Page) => bar(page).locator('.fix-status');

async function read(extension: Extension, url: string): Promise<Page> {
  const { page } = await extension.press(await extension.open(url));
  await expect(page.locator('article.sheet')).toBeVisible();
  return page;
}

async function startFixing(page: Page): Promise<void> {
  await page.keyboard.press('x');
  await expect(bar(page)).toHaveAttribute('aria-busy', 'false');
}

/** Moves the frame down until its part has these words. */
async function moveTo(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await status(page).textContent()).toContain(words);
  }).toPass({ intervals: [20] });
}

async function openRules(extension: Extension): Promise<Page> {
  const page = await extension.open(extension.url('src/options/index.html'));
  await expect(page.getByRole('heading', { name: 'Rules for sites' })).toBeVisible();
  return page;
}

test('fixes an article by keyboard, remembers it for the site, and lists the rule', async ({ extension }) => {
  const page = await read(extension, NEWS.url);
  const pictures = await content(page).locator('img').count();
  // The frame starts at the first part in view.
  await content(page)
    .getByText(ABOVE)
    .evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
  await startFixing(page);
  await moveTo(page, QUOTE);
  await expect(page.locator('.fix-frame')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('o');
  await expect(status(page)).toContainText('This part is the article');
  await expect(content(page)).toContainText(QUOTE);
  await expect(content(page).locator('img')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(content(page).locator('img')).toHaveCount(pictures);
  // The frame has stayed there. The key leaves out this part only.
  await expect(status(page)).toContainText(QUOTE);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(status(page)).toContainText('Left out: the article now has');
  await expect(content(page)).not.toContainText(QUOTE);
  await expect(content(page).locator('img')).toHaveCount(pictures);
  await page.keyboard.press('Control+z');
  await expect(content(page)).toContainText(QUOTE);
  await page.keyboard.press('Control+Shift+z');
  await expect(content(page)).not.toContainText(QUOTE);
  await page.getByRole('button', { name: 'Remember…' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'pages of saltmarsh-courier.example like this one' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Always leave out').fill('pull quote');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Remembered.');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);

  const second = await read(extension, SECOND);
  await expect(content(second)).not.toContainText(QUOTE);
  await second.keyboard.press('w');
  await expect(second.locator('.explain-block', { hasText: QUOTE })).toContainText('your rule');

  const options = await openRules(extension);
  const rule = options.getByRole('checkbox', { name: /Leave out “pull quote” on pages of saltmarsh-courier/ });
  await expect(rule).toBeChecked();
  await expectAccessible(options);
  await rule.uncheck();
  const third = await read(extension, SECOND);
  await expect(content(third)).toContainText(QUOTE);
});

test('puts a part that was left out back in its place with the mouse', async ({ extension }) => {
  const page = await read(extension, NEWS.url);
  await startFixing(page);
  await bar(page).getByRole('checkbox', { name: 'Show what was left out' }).check();
  const part = page.locator('.fix-left-out', { hasText: LEFT_OUT });
  await part.click();
  await expect(status(page)).toContainText('left out');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Put back' }).click();
  await expect(content(page).locator('p', { hasText: LEFT_OUT })).toBeVisible();
  await expect(content(page)).toContainText('The mill house at slack water');
  await bar(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.fix-left-out')).toHaveCount(0);
});

test('exports and imports rules, imports a site configuration, and names what it cannot read', async ({
  extension,
}) => {
  const options = await openRules(extension);
  const importText = (name: string, text: string): Promise<void> =>
    options
      .locator('#rules ~ * input[type=file], section:has(#rules) input[type=file]')
      .first()
      .setInputFiles({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
  await importText(
    'saltmarsh-courier.example.txt',
    `strip: //blockquote\nstrip_id_or_class: no-such-class\nauthor: //p[@class='byline']\n`,
  );
  await expect(options.locator('.toast')).toContainText('Imported rules: 3');
  await expect(options.locator('.warning')).toContainText("author: //p[@class='byline']");
  await expect(options.getByRole('checkbox', { name: /Leave out “\/\/blockquote” on all pages/ })).toBeChecked();
  const page = await read(extension, NEWS.url);
  await expect(content(page)).not.toContainText(QUOTE);
  await expect(options.getByText('Matched nothing on the last page.')).toHaveCount(2);

  await options.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      void (file as Blob).text().then((text) => (document.body.dataset['exported'] = text));
      return create(file);
    };
  });
  await options.bringToFront();
  await options.getByRole('button', { name: 'Export rules' }).click();
  await expect(options.locator('body')).toHaveAttribute('data-exported', /winnow-rules/);
  const exported = (await options.locator('body').getAttribute('data-exported')) ?? '';
  for (let left = 3; left > 0; left--) {
    await options
      .getByRole('button', { name: /^Delete Leave out/ })
      .first()
      .click();
    await expect(options.getByRole('button', { name: /^Delete Leave out/ })).toHaveCount(left - 1);
  }
  await importText('rules.json', exported);
  await expect(options.getByRole('button', { name: /^Delete Leave out/ })).toHaveCount(3);
  await importText('rules.json', '{"format":"something-else"}');
  await expect(options.locator('.warning')).toContainText('no rules that Winnow can read');

  // The pages of a rule can still be chosen later.
  await options.getByRole('button', { name: /^Edit Leave out “\/\/blockquote”/ }).click();
  await options.getByRole('radio', { name: 'one page of saltmarsh-courier.example' }).check();
  const address = options.getByLabel('Address of the page');
  await address.fill('https://elsewhere.example/a');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByText('Give the address of a page of saltmarsh-courier.example.')).toBeVisible();
  await expectAccessible(options);
  await address.fill(`${NEWS.url}#top`);
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('checkbox', { name: /Leave out “\/\/blockquote” on one page/ })).toBeChecked();
  await expect(content(await read(extension, NEWS.url))).not.toContainText(QUOTE);
  await expect(content(await read(extension, SECOND))).toContainText(QUOTE);

  // The user sees a stored rule that Winnow cannot read, and can export it.
  await extension.store({ 'rules:broken.example': [{ id: 'n', action: 'move' }] });
  await options.bringToFront();
  await expect(
    options.locator('.rules .warning', { hasText: 'Winnow cannot read a stored rule for broken.example' }),
  ).toBeVisible();
  await options.getByRole('button', { name: 'Export as it is' }).click();
  await expect(options.locator('body')).toHaveAttribute('data-exported', /^\{[^{]*"action":"move"[^{]*\}\s*$/);
  await options.getByRole('button', { name: /^Delete Winnow cannot read/ }).click();
  await expect(options.getByRole('button', { name: 'Export as it is' })).toHaveCount(0);
});
