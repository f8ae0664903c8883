import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { IN_TAB } from '../src/platform/messages/protocol.ts';
import { expect, test } from './fixtures.ts';

const QUOTE = 'You cannot hurry it';
/** The selector that the rule is made of. No page of the site has this text. */
const RULE = '//blockquote';

type Listening = { heard: string[] };

/** Makes the page record what it can see of the extension. It runs in the page, like every function below. */
function listen({ secret, key: inTab }: { readonly secret: string; readonly key: string }): void {
  const heard: string[] = [];
  (window as unknown as Listening).heard = heard;
  const note = (where: string, value: unknown): void => {
    if (typeof value === 'string' && value.includes(secret)) heard.push(`${where}: ${value}`);
  };
  Object.defineProperty(globalThis, Symbol.for(inTab), {
    get: () => heard.push('the scripts were asked for') && undefined,
    set: () => heard.push('a script put something into the tab'),
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

/** Sends corrections, rules and the keys of a correction to every window that the page can reach. */
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
  await tab.evaluate(listen, { secret: RULE, key: IN_TAB });
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  expect(await textOf(overlay)).not.toContain(QUOTE);
  const before = await textOf(overlay);
  await tab.evaluate(forge, await tab.evaluate(() => document.querySelector('p')!.textContent));

  // After all of that, a correction of the user is the only correction.
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

/** Sends the events of a mouse and a finger to everything of the extension that the page can reach, and covers it. */
function pointAndCover(): void {
  const hosts = [...document.documentElement.children].filter((one) => one.localName === 'div') as HTMLElement[];
  for (const host of hosts)
    for (const type of ['pointermove', 'pointerdown', 'mousedown', 'mouseup', 'click', 'touchstart', 'touchend'])
      host.dispatchEvent(new PointerEvent(type, { clientX: 200, clientY: 320, bubbles: true, composed: true }));
  for (const key of ['ArrowDown', 'Delete', 'Enter', 'Escape'])
    for (const target of [window, document, ...hosts])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  for (let i = 0; i < window.length; i++)
    window[i]!.postMessage({ kind: 'reader/see-page', argument: { isOn: false }, call: 'hide' }, '*');
  const cover = document.body.appendChild(document.createElement('div'));
  cover.popover = 'manual';
  cover.style.cssText = 'inset:0;width:100%;height:100%;border:0;opacity:0.01';
  cover.addEventListener('click', () => (window as unknown as Listening).heard.push('the cover was clicked'));
  cover.showPopover();
}

test('a page can neither forge a correction nor reach the bar while the user fixes it on the page', async ({
  extension,
}) => {
  await addRule(extension);
  const tab = await extension.open(NEWS.url);
  await tab.evaluate(listen, { secret: RULE, key: IN_TAB });
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  const before = await textOf(overlay);
  await tab.keyboard.press('a');
  await overlay.getByRole('menuitem', { name: 'Fix on the page' }).click();
  const bar = overlay.getByRole('main', { name: 'Fix on the page' });
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  await tab.evaluate(forge, await tab.evaluate(() => document.querySelector('p')!.textContent));
  await tab.evaluate(pointAndCover);
  // The overlay comes back in front of the cover, and nothing was framed or changed.
  await expect
    .poll(() => tab.evaluate(() => document.elementFromPoint(640, 400)?.parentElement === document.documentElement))
    .toBe(true);
  await expect(bar).toBeVisible();
  await expect(bar.locator('.fix-status')).toHaveText('↓ chooses the first part in view');
  await expect(bar.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await tab.keyboard.press('ArrowDown');
  await expect(bar.locator('.fix-status')).toContainText('·');
  await bar.getByRole('button', { name: 'Done' }).click();
  expect(await textOf(overlay)).toBe(before);
  const heard = await tab.evaluate(() => (window as unknown as Listening).heard);
  expect(heard.filter((line) => !line.startsWith('message: {'))).toEqual([]);
  // The marks disappear with the reader, also if the page removes it.
  await tab.evaluate(() => {
    for (const host of [...document.documentElement.children]) if (host.localName === 'div') host.remove();
  });
  await expect
    .poll(() => tab.evaluate(() => [...document.documentElement.children].map(({ localName }) => localName)))
    .toEqual(['head', 'body']);
});
