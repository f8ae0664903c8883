import { expect } from '@playwright/test';
import { BATCHES, CANARY_HOST, LAST_WORDS, MARK, type Payload } from '../../test/attacks/attack-page.ts';
import { forbiddenIn, OF_THE_VIEW } from '../../test/attacks/forbidden.ts';
import { liveMarkdown } from '../../test/attacks/live-markdown.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { FORMATS } from '../checks/copied.ts';
import type { Site } from '../site/server.ts';
import { until } from '../until.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const ALLOWED = JSON.stringify({ elements: ELEMENTS, attributes: [...ATTRIBUTES, ...OF_THE_VIEW] });
const READ = `(document.querySelector('article.sheet')?.textContent ?? '').includes(${JSON.stringify(LAST_WORDS)})`;
/** An expression, for it is evaluated in another process: all that is wrong in a view that shows an article. */
const WRONG = `(() => {
  const check = ${forbiddenIn.toString()};
  const found = check(document.querySelector('article.sheet .content'), ${ALLOWED});
  for (const element of document.querySelectorAll('.opening *')) if (element.matches('script, img, svg, a, [style], [onclick]')) found.push('in the head of the article: ' + element.outerHTML);
  if (${JSON.stringify(MARK)} in (window.wrappedJSObject ?? window)) found.push('a script ran');
  return found;
})()`;

type Evaluate = <T>(expression: string) => Promise<T>;

async function wrongIn(evaluate: Evaluate): Promise<string[]> {
  await until('The article is shown', () => evaluate<boolean>(READ));
  return evaluate<string[]>(WRONG);
}

/** Copies the article that the popup shows in the format of that name, by the menu and the keyboard: the clipboard is a person's to fill. */
async function copied(firefox: Firefox, format: string): Promise<string> {
  const type = format === 'Formatted text' ? 'text/html' : 'text/plain';
  const held = async (): Promise<string> =>
    (await firefox.clipboard('text/plain')) + (await firefox.clipboard('text/html'));
  const before = await held();
  await firefox.popup(
    "[...document.querySelectorAll('button')].find((one) => /^Copy/.test(one.getAttribute('aria-label') ?? one.textContent)).click()",
  );
  const item = `[...document.querySelectorAll('[role="menuitem"]')].find((one) => one.textContent === ${JSON.stringify(format)})`;
  await until('The menu opens', () => firefox.popup<boolean>(`${item} !== undefined`));
  await firefox.popup(`${item}.focus()`);
  await firefox.key('Enter');
  await until('The article is copied', async () => (await held()) !== before);
  return firefox.clipboard(type);
}

/** Opens a file as a page of its own, where scripts run, and tells what it does. */
async function wrongOpened(firefox: Firefox, html: string): Promise<string[]> {
  await firefox.open(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  const isWhole = await firefox.page<boolean>(`document.body.textContent.includes(${JSON.stringify(LAST_WORDS)})`);
  const ran = await firefox.page<boolean>(
    `[...document.querySelectorAll('article a, article summary')].forEach((one) => one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))) ?? (${JSON.stringify(MARK)} in (window.wrappedJSObject ?? window))`,
  );
  await firefox.closeTab();
  return [...(isWhole ? [] : ['the file is not whole']), ...(ran ? ['a script ran in the file'] : [])];
}

async function wrongInExports(firefox: Firefox): Promise<string[]> {
  const written = new Map<string, string>();
  for (const format of FORMATS) written.set(format, await copied(firefox, format));
  await firefox.closePopup();
  const cut = [...written].flatMap(([format, text]) =>
    text.includes(LAST_WORDS) ? [] : [`${format}: the article is not whole`],
  );
  const live = liveMarkdown(written.get('Markdown') ?? '').map((piece) => `Markdown: ${piece} would come to life`);
  return [...cut, ...live, ...(await wrongOpened(firefox, written.get('Formatted text') ?? ''))];
}

const SURFACES: Readonly<Record<string, (firefox: Firefox) => Promise<string[]>>> = {
  popup: async (firefox) => {
    await firefox.press();
    const found = await wrongIn((expression) => firefox.popup(expression));
    return [...found, ...(await wrongInExports(firefox))];
  },
  overlay: async (firefox) => {
    await firefox.command();
    const found = await wrongIn((expression) => firefox.overlay(expression));
    await firefox.command();
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    return found;
  },
  tab: async (firefox) => {
    await firefox.press();
    await until('The article is shown', () => firefox.popup<boolean>(READ));
    await firefox.key('t', 'KeyT');
    // Its address changes while it opens, and for a moment no tab is found by the old one.
    await until('The reader opens in a tab', async () =>
      (await firefox.front().catch(() => '')).startsWith('moz-extension:'),
    );
    const found = await wrongIn((expression) => firefox.page(expression));
    await firefox.closeTab();
    return found;
  },
};

async function attack(firefox: Firefox, site: Site, path: string): Promise<string[]> {
  site.forget();
  await firefox.open(`http://attacks.example/attacks/${path}`);
  const address = await firefox.page<string>('location.href');
  const found: string[] = [];
  for (const [name, surface] of Object.entries(SURFACES))
    found.push(
      ...(await surface(firefox).catch((cause: unknown) => [String(cause)])).map((piece) => `${name}: ${piece}`),
    );
  if ((await firefox.front()) !== address) found.push(`in front is ${await firefox.front()}`);
  if (await firefox.page<boolean>(`${JSON.stringify(MARK)} in (window.wrappedJSObject ?? window)`))
    found.push('a script ran in the page');
  // The page's own requests say where they come from; ours never do. Behind a <base> even honest pictures are the other host's.
  const asked = site.seen
    .filter(({ referer = '' }) => !referer.startsWith('http://attacks.example'))
    .map(({ url }) => new URL(url))
    .filter(({ hostname, pathname }) => hostname === CANARY_HOST && !pathname.startsWith('/picture/'));
  found.push(...asked.map(({ href }) => `asked for ${href}`));
  return found;
}

/** Which of them did it, each tried by itself. */
async function culprits(firefox: Firefox, site: Site, payloads: readonly Payload[]): Promise<string> {
  const guilty: string[] = [];
  for (const payload of payloads) {
    await firefox.closePopup();
    const found = await attack(firefox, site, `one-${String(payload.id)}`);
    if (found.length > 0)
      guilty.push(`${String(payload.id)} (${payload.family}) ${payload.markup}\n  ${found.join('\n  ')}`);
    await firefox.closeTab();
  }
  return guilty.join('\n');
}

BATCHES.forEach((payloads, at) => {
  test(`${String(payloads.length)} attacks come to nothing in the popup, over the page, in a tab and in every export (page ${String(at + 1)})`, async ({
    firefox,
    site,
  }) => {
    const path = payloads.find((payload) => payload.at === 'path')?.markup ?? '';
    const found = await attack(firefox, site, `batch-${String(at)}/${path}`);
    if (found.length > 0) expect(found, await culprits(firefox, site, payloads)).toEqual([]);
  });
});
