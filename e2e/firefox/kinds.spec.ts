import { expect } from '@playwright/test';
import { answerIn, GROUPS, kindsOf, LIMIT, opensIn, type PageOfKind } from '../site/kinds/index.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

// Expressions are text, because they are evaluated in the browser.
const TEXT = "(document.querySelector('article.sheet, .notice')?.textContent ?? '')";
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

/** Reads a page in the popup and by the shortcut. */
async function read(firefox: Firefox, kind: PageOfKind): Promise<void> {
  await firefox.open(kind.url);
  const state = async (): Promise<string[]> => (kind.isStill ? firefox.page<string[]>(STATE) : []);
  const before = await state();
  await firefox.press();
  await expectAnswer((expression) => firefox.popup(expression), kind);
  await firefox.closePopup();
  await readByShortcut(firefox, kind);
  expect(await state(), 'the page is as it was').toEqual(before);
}

/**
 * Not those that change by themselves: while an address changed every 5 ms, Firefox on a busy machine took over two
 * minutes to answer Marionette. A test cannot tell a late answer of the reader from one of the browser then.
 */
const STILL = GROUPS.filter((group) => group !== 'restless');

for (const group of STILL)
  test(`answers in popup and reader on pages of every kind, and changes none: ${group}`, async ({ firefox }) => {
    const problems: string[] = [];
    for (const kind of kindsOf(group))
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
