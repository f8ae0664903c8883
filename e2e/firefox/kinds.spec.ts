import { expect } from '@playwright/test';
import { answerIn, GROUPS, kindsOf, LIMIT, opensIn, type PageOfKind } from '../site/kinds/index.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

// Expressions are text, because they are evaluated in the browser.
const TEXT = "(document.querySelector('article.sheet, .notice')?.textContent ?? '')";
const ADDRESS = 'return gBrowser.selectedBrowser.currentURI.spec';
const STATE = `(() => {
  const lines = [location.href, scrollX, scrollY, document.activeElement?.id, history.length];
  for (const all = document.createTreeWalker(document); all.currentNode && lines.length < 1e6; ) {
    const { nodeName, nodeValue, attributes } = all.currentNode;
    lines.push(nodeName, nodeValue, ...[...(attributes instanceof NamedNodeMap ? attributes : [])].map(({ name, value }) => name + '=' + value));
    if (!all.nextNode()) break;
  }
  return lines.map(String);
})()`;

/** Characters of a problem that are shown: it may have all of two pages. */
const MAX_PROBLEM = 1_000;

type Evaluate = (expression: string) => Promise<string>;

async function expectAnswer(evaluate: Evaluate, kind: PageOfKind): Promise<void> {
  await expect.poll(() => evaluate(TEXT), { timeout: LIMIT }).toContain(answerIn('firefox', kind));
}

/** Continues an article of the popup in a tab and reads it there. */
async function readInTab(firefox: Firefox, kind: PageOfKind): Promise<void> {
  await firefox.key('t', 'KeyT');
  await expect.poll(() => firefox.front()).toContain('moz-extension:');
  await expectAnswer((expression) => firefox.page(expression), kind);
  await firefox.closeTab();
  await firefox.front();
}

/** Opens the reader by the shortcut, reads there and closes it. */
async function readByShortcut(firefox: Firefox, kind: PageOfKind): Promise<void> {
  await firefox.command();
  if (opensIn('firefox', kind) === 'overlay') {
    await expectAnswer((expression) => firefox.overlay(expression), kind);
    await firefox.key('Escape');
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
  } else if (opensIn('firefox', kind) === 'tab') {
    await expect.poll(() => firefox.front()).toContain('moz-extension:');
    await expectAnswer((expression) => firefox.page(expression), kind);
    await firefox.closeTab();
    await firefox.front();
  } else {
    await expect.poll(() => firefox.isPopupOpen()).toBe(true);
    await expectAnswer((expression) => firefox.popup(expression), kind);
    await firefox.closePopup();
  }
}

/**
 * Waits for the article, or for the message that the page has changed. Firefox takes the access back when a page goes
 * to another, so the button is pressed again where it rests.
 */
async function expectAnswerAtRest(firefox: Firefox, kind: PageOfKind, restsAt: string): Promise<void> {
  await expect.poll(() => firefox.popup<string>(TEXT), { timeout: LIMIT }).not.toBe('');
  await expect
    .poll(async () => (await firefox.browser<string>(ADDRESS)).endsWith(restsAt), { message: `rests at ${restsAt}` })
    .toBe(true);
  await firefox.front();
  await firefox.closePopup();
  await firefox.press();
  await expectAnswer((expression) => firefox.popup(expression), kind);
}

/** Reads a page in the popup, in a tab and by the shortcut, which opens a tab where it cannot open over the page. */
async function read(firefox: Firefox, kind: PageOfKind): Promise<void> {
  await firefox.open(kind.url);
  const state = async (): Promise<string[]> => (kind.isStill ? firefox.page<string[]>(STATE) : []);
  const before = await state();
  await firefox.press();
  if (kind.restsAt === undefined) await expectAnswer((expression) => firefox.popup(expression), kind);
  else await expectAnswerAtRest(firefox, kind, kind.restsAt);
  if (opensIn('firefox', kind) === 'overlay') await readInTab(firefox, kind);
  else await firefox.closePopup();
  await readByShortcut(firefox, kind);
  expect(await state(), 'the page is as it was').toEqual(before);
}

// In pages whose address floods, a test cannot tell a late answer of the reader from one of the browser.
for (const group of GROUPS)
  test(`answers in popup, tab and over the page on pages of every kind, and changes none: ${group}`, async ({
    firefox,
  }) => {
    test.slow();
    const problems: string[] = [];
    for (const kind of kindsOf(group).filter(({ floods = false }) => !floods))
      await test.step(kind.name, async () => {
        await read(firefox, kind).catch(async (cause: unknown) => {
          problems.push(`${kind.name}: ${String(cause).slice(0, MAX_PROBLEM)}`);
          if ((await firefox.front())?.startsWith('moz-extension:')) await firefox.closeTab();
        });
        await firefox.closePopup();
        await firefox.closeTab();
      });
    expect(problems.join('\n')).toBe('');
  });
