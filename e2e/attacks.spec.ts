import type { CDPSession, Frame, Page } from '@playwright/test';
import { BATCHES, CANARY_HOST, LAST_WORDS, MARK, type Payload } from '../test/attacks/attack-page.ts';
import { forbiddenIn, OF_THE_VIEW } from '../test/attacks/forbidden.ts';
import { liveMarkdown } from '../test/attacks/live-markdown.ts';
import { ATTRIBUTES, ELEMENTS } from '../src/reader/article/allowlist.ts';
import { copied, FORMATS } from './checks/copied.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site/server.ts';

const ALLOWED = { elements: ELEMENTS, attributes: [...ATTRIBUTES, ...OF_THE_VIEW] };

/** One page of payloads, and what it must not come to, in one way to read it. */
type Surface = (extension: Extension, tab: Page) => Promise<string[]>;

const SURFACES: Readonly<Record<string, Surface>> = {
  popup: async (extension, tab) => {
    const popup = await extension.press(tab);
    const found = await wrongIn(popup.page);
    for (const format of FORMATS) found.push(...(await wrongInExport(popup.page, tab, format)));
    await popup.close();
    return found;
  },
  overlay: async (extension, tab) => {
    await extension.command(tab);
    const found = await wrongIn(await extension.overlay(tab));
    await extension.command(tab);
    await expect.poll(() => extension.overlayNow(tab)).toBeNull();
    return found;
  },
  tab: async (extension, tab) => {
    const popup = await extension.press(tab);
    await popup.page.locator('article.sheet').waitFor();
    await popup.closedBy(() => popup.page.keyboard.press('t'));
    const reader = await extension.readerTab();
    const found = await wrongIn(reader);
    await reader.close();
    return found;
  },
};

/** All that is wrong in a view that shows an article to its last paragraph. */
async function wrongIn(view: Page | Frame): Promise<string[]> {
  await expect(view.locator('article.sheet')).toContainText(LAST_WORDS);
  const found = await view.locator('article.sheet .content').evaluate(forbiddenIn, ALLOWED);
  const around = await view
    .locator('.opening')
    .evaluate((opening) =>
      [...opening.querySelectorAll('script, img, svg, a, [style], [onclick]')].map(
        (element) => `in the head of the article: ${element.outerHTML}`,
      ),
    );
  const ran = await view.evaluate((mark) => mark in window, MARK);
  return [...found, ...around, ...(ran ? ['a script ran'] : []), ...(await refusals(view))];
}

/** What the browser refused in that view because our policy forbids it: the first wall let it through. */
async function refusals(view: Page | Frame): Promise<string[]> {
  const page = 'page' in view ? view.page() : view;
  const session: CDPSession = await page.context().newCDPSession(view);
  const found: string[] = [];
  session.on('Log.entryAdded', ({ entry }) => {
    if (entry.source === 'security') found.push(`refused: ${entry.text}`);
  });
  // Tells first what it has told already.
  await session.send('Log.enable');
  await session.detach();
  return found;
}

/** Copies the article in that format and opens what was copied where anything that could run does. */
async function wrongInExport(view: Page, tab: Page, format: string): Promise<string[]> {
  const written = await copied(view, format);
  if (!written.includes(LAST_WORDS)) return [`${format}: the article is not whole`];
  if (format === 'Markdown') return liveMarkdown(written).map((piece) => `${format}: ${piece} would come to life`);
  return format === 'Formatted text' ? (await runIn(tab, written)).map((piece) => `${format}: ${piece}`) : [];
}

/** Opens a file as a page of its own, with scripts, and waits for what it does. */
async function runIn(tab: Page, html: string): Promise<string[]> {
  const page = await tab.context().newPage();
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push('a dialog');
    void dialog.dismiss();
  });
  await page.setContent(html);
  for (const element of await page.locator('article a, article summary').all())
    await element.dispatchEvent('mouseover');
  found.push(...(await page.evaluate((mark) => (mark in window ? ['a script ran'] : []), MARK)));
  await page.close();
  return found;
}

const ownRequests = new Map<string, ReadonlySet<string>>();

/** What the page asks for by itself where nobody reads it; asked once, before the browser has any of it in its cache. */
async function askedByPage(extension: Extension, site: Site, path: string): Promise<ReadonlySet<string>> {
  const known = ownRequests.get(path);
  if (known) return known;
  site.forget();
  const tab = await extension.open(`http://attacks.example/attacks/${path}`);
  await tab.waitForLoadState('networkidle');
  await tab.close();
  const own = new Set(site.seen.map(({ url }) => new URL(url).href));
  ownRequests.set(path, own);
  return own;
}

/** Reads one page of payloads in one way; everything that it came to and must not. */
async function attack(extension: Extension, site: Site, path: string, surface: Surface): Promise<string[]> {
  const own = await askedByPage(extension, site, path);
  site.forget();
  const tab = await extension.open(`http://attacks.example/attacks/${path}`);
  const address = tab.url();
  const before = extension.context.pages().length;
  await extension.grant(tab);
  const found = await surface(extension, tab).catch((cause: unknown) => [String(cause)]);
  if (tab.url() !== address) found.push(`the page went to ${tab.url()}`);
  if (extension.context.pages().length > before) found.push('a window was opened');
  if (await tab.evaluate((mark) => mark in window, MARK)) found.push('a script ran in the page');
  // The page's own requests, made again as it is drawn again, say where they come from; ours never do. Behind a <base> even honest pictures are the other host's.
  const asked = site.seen
    .filter(({ referer = '' }) => !referer.startsWith('http://attacks.example'))
    .map(({ url }) => new URL(url))
    .filter(
      ({ href, hostname, pathname }) => hostname === CANARY_HOST && !pathname.startsWith('/picture/') && !own.has(href),
    );
  found.push(...asked.map(({ href }) => `asked for ${href}`));
  await tab.close();
  return found;
}

/** Which of them did it, each tried by itself. */
async function culprits(
  extension: Extension,
  site: Site,
  payloads: readonly Payload[],
  surface: Surface,
): Promise<string[]> {
  const guilty: string[] = [];
  for (const payload of payloads) {
    const found = await attack(extension, site, `one-${String(payload.id)}`, surface);
    if (found.length > 0)
      guilty.push(`${String(payload.id)} (${payload.family}) ${payload.markup}\n  ${found.join('\n  ')}`);
  }
  return guilty;
}

BATCHES.forEach((payloads, at) => {
  test(`${String(payloads.length)} attacks come to nothing in popup, overlay, tab and every export (page ${String(at + 1)})`, async ({
    extension,
    site,
  }) => {
    for (const [name, surface] of Object.entries(SURFACES)) {
      const path = payloads.find((payload) => payload.at === 'path')?.markup ?? '';
      const found = await attack(extension, site, `batch-${String(at)}/${path}`, surface);
      if (found.length > 0)
        expect(found, [`${name}:`, ...(await culprits(extension, site, payloads, surface))].join('\n')).toEqual([]);
    }
  });
});
