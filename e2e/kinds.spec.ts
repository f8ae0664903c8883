import type { Frame, Page } from '@playwright/test';
import { pageState } from './checks/page-state.ts';
import type { Extension } from './chromium/extension.ts';
import type { Popup } from './chromium/popup.ts';
import { expect, test } from './fixtures.ts';
import { answerIn, GROUPS, kindsOf, LIMIT, opensIn, type PageOfKind } from './site/kinds/index.ts';

async function expectAnswer(view: Page | Frame, kind: PageOfKind): Promise<void> {
  await expect(view.locator('article.sheet, .notice').first()).toContainText(answerIn('chromium', kind), {
    timeout: LIMIT,
  });
}

/** Waits for the article, or for the message that the page has changed; then the page is read again where it rests. */
async function expectAnswerAtRest(view: Page, tab: Page, kind: PageOfKind, restsAt: string): Promise<void> {
  const again = view.getByRole('button', { name: 'Try again' });
  await expect(view.locator('article.sheet').or(again).first()).toBeVisible({ timeout: LIMIT });
  await tab.waitForURL(({ href }) => href.endsWith(restsAt));
  if (await again.isVisible()) await again.click();
  await expectAnswer(view, kind);
}

/** Opens the reader by the shortcut, reads there and closes it. */
async function readByShortcut(extension: Extension, tab: Page, kind: PageOfKind): Promise<void> {
  await extension.command(tab);
  if (opensIn('chromium', kind) === 'overlay') {
    await expectAnswer(await extension.overlay(tab), kind);
    extension.pressClosingKey(tab, 'Escape');
    await expect.poll(() => extension.overlayNow(tab)).toBeNull();
  } else if (opensIn('chromium', kind) === 'tab') {
    const reader = await extension.readerTab();
    await expectAnswer(reader, kind);
    await reader.close();
  } else {
    await expect.poll(() => extension.popupText()).toContain(answerIn('chromium', kind));
    await extension.closePopup();
  }
}

/** Continues an article of the popup in a tab and reads it there. */
async function readInTab(extension: Extension, popup: Popup, kind: PageOfKind): Promise<void> {
  await popup.closedBy(() => popup.page.keyboard.press('t'));
  const reader = await extension.readerTab();
  await expectAnswer(reader, kind);
  await reader.close();
}

/** Reads a page in the popup, in a tab and by the shortcut, which opens a tab where it cannot open over the page. */
async function read(extension: Extension, tab: Page, kind: PageOfKind): Promise<void> {
  await tab.goto(kind.url);
  const before = kind.isStill ? await pageState(tab) : '';
  const popup = await extension.press(tab);
  if (kind.restsAt === undefined) await expectAnswer(popup.page, kind);
  else await expectAnswerAtRest(popup.page, tab, kind, kind.restsAt);
  if (opensIn('chromium', kind) === 'overlay') await readInTab(extension, popup, kind);
  else await popup.close();
  await readByShortcut(extension, tab, kind);
  if (kind.isStill) expect((await pageState(tab)) === before, 'the page is as it was').toBe(true);
}

for (const group of GROUPS)
  test(`answers in popup, tab and over the page on pages of every kind, and changes none: ${group}`, async ({
    extension,
  }) => {
    test.slow();
    const problems: string[] = [];
    for (const kind of kindsOf(group))
      await test.step(kind.name, async () => {
        const tab = await extension.context.newPage();
        await read(extension, tab, kind).catch(async (cause: unknown) => {
          const shown = await extension.popupText().catch(String);
          problems.push(`${kind.name}: ${String(cause)}\nThe popup shows: ${shown}`);
        });
        await extension.closePopup();
        if (extension.hasReaderTab()) await (await extension.readerTab()).close();
        await tab.close();
      });
    expect(problems.join('\n')).toBe('');
  });
