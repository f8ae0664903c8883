import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const QUOTE = 'You cannot hurry it';
/** The selector that the rule is made of. No page of the site has this text. */
const RULE = '//blockquote';

type Listening = { heard: string[] };

/** Makes the page record what it can see of the extension. It runs in the page, as every function below does. */
function listen(secret: string): void {
  const heard: string[] = [];
  (window as unknown as Listening).heard = heard;
  const note = (where: string, value: unknown): void => {
    if (typeof value === 'string' && value.includes(secret)) heard.push(`${where}: ${value}`);
  };
  for (const key of ['corrections', 'rare-structure', 'extract', 'extract-all', 'overlay'])
    Object.defineProperty(globalThis, Symbol.for(`winnow/${key}`), {
      get: () => heard.push(`${key} was asked for`) && undefined,
      set: () => heard.push(`${key} was published`),
    });
  for (const prototype of [String.prototype, RegExp.prototype, Array.prototype, Map.prototype] as unknown as Record<
    string,
    (...values: unknown[]) => unknown
  >[])
    for (const name of ['split', 'replace', 'slice', 'exec', 'test', 'push', 'set', 'filter', 'map']) {
      const own = prototype[name];
      if (own === undefined) continue;
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        for (const value of [this, ...values]) note(name, typeof value === 'object' ? undefined : value);
        return own.apply(this, values);
      };
    }
  addEventListener('message', ({ data }) => heard.push(`message: ${JSON.stringify(data)}`));
  addEventListener('storage', ({ key }) => heard.push(`storage: ${String(key)}`));
  new MutationObserver((records) => {
    for (const { target } of records) note('markup', (target as Element).outerHTML);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/** Sends corrections and rules to every window that the page reaches, and the keys that make one. */
function forge(text: string): void {
  const correction = { keep: false, block: 0, text, element: 0 };
  const rule = { id: 'f', site: location.hostname, scope: 'site', action: 'leave-out', match: 'p', name: 'forged' };
  const targets: Window[] = [window];
  for (let i = 0; i < window.length; i++) targets.push(window[i]!);
  for (const target of targets)
    for (const type of ['extract', 'correct', 'explain', 'rules'])
      target.postMessage(
        { type, call: type, corrections: [correction], rules: [rule], options: { rules: [rule] } },
        '*',
      );
  for (const key of ['x', 'ArrowDown', 'Delete', 'Enter'])
    for (const target of [window, document, document.body, document.documentElement.lastElementChild!])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
}

async function addRule(extension: Extension): Promise<Page> {
  const options = await extension.open(extension.url('src/options/index.html'));
  await options.locator('section:has(#rules) input[type=file]').setInputFiles({
    name: 'saltmarsh-courier.example.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`strip: ${RULE}\n`),
  });
  await expect(options.getByRole('button', { name: /^Delete Leave out/ })).toHaveCount(1);
  return options;
}

const textOf = (view: Frame): Promise<string | null> => view.locator('article.sheet .content').textContent();

test('a page can neither forge a correction nor read a rule', async ({ extension }) => {
  const options = await addRule(extension);
  const tab = await extension.open(NEWS.url);
  await tab.evaluate(listen, RULE);
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  expect(await textOf(overlay)).not.toContain(QUOTE);
  const before = await textOf(overlay);
  await tab.evaluate(forge, await tab.evaluate(() => document.querySelector('p')!.textContent));

  // A correction of the user comes after all of that, and is the only one.
  const bar = overlay.getByRole('region', { name: 'Fix' });
  await expect(bar).toHaveCount(0);
  await tab.keyboard.press('x');
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  expect(await textOf(overlay)).toBe(before);
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Delete');
  await expect(bar.locator('.fix-status')).toContainText('Left out: the article now has');
  await tab.evaluate(forge, 'anything');
  await tab.keyboard.press('Control+z');
  await expect.poll(() => textOf(overlay)).toBe(before);
  await expect(bar.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const heard = await tab.evaluate(() => (window as unknown as Listening).heard);
  expect(heard.filter((line) => !line.startsWith('message: {"type":'))).toEqual([]);
  await expect(options.getByRole('button', { name: /^Delete Leave out/ })).toHaveCount(1);
});
