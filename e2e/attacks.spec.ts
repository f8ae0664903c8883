import type { CDPSession, Dialog, Frame, Page } from '@playwright/test';
import { BATCHES, CANARY_HOST, LAST_WORDS, type Payload, RAN_MARK } from '../test/attacks/attack-page.ts';
import { findForbidden, VIEW_ATTRIBUTES } from '../test/attacks/find-forbidden.ts';
import { renderedByAll } from '../test/attacks/render-markdown.ts';
import { ATTRIBUTES, ELEMENTS } from '../src/reader/article/allowlist.ts';
import { copied, FORMATS } from './checks/copied.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site/server.ts';

const ALLOWED = { elements: ELEMENTS, attributes: [...ATTRIBUTES, ...VIEW_ATTRIBUTES] };

/** Opens the article of a tab in one kind of view and lists the problems there. */
type Surface = (extension: Extension, tab: Page) => Promise<string[]>;

/**
 * The views open in this order on one tab: the press for the popup gives the access that the overlay needs, and the
 * overlay continues as the reader tab.
 */
const SURFACES: Readonly<Record<string, Surface>> = {
  popup: async (extension, tab) => {
    const popup = await extension.press(tab);
    const problems = await problemsIn(popup.page);
    const texts = new Map<string, string>();
    for (const format of FORMATS) texts.set(format, await copied(popup.page, format));
    await popup.close();
    problems.push(...(await problemsInExports(tab, texts)));
    return problems;
  },
  overlay: async (extension, tab) => {
    await extension.command(tab);
    return problemsIn(await extension.overlay(tab));
  },
  tab: async (extension, tab) => {
    const overlay = await extension.overlay(tab);
    await overlay.locator('.scroller').press('t');
    const reader = await extension.readerTab();
    await expect.poll(() => extension.overlayNow(tab)).toBeNull();
    const problems = await problemsIn(reader);
    await reader.close();
    return problems;
  },
};

/** Problems in a view, which must show the article to its last paragraph. */
async function problemsIn(view: Page | Frame): Promise<string[]> {
  await expect(view.locator('article.sheet')).toContainText(LAST_WORDS);
  const inArticle = await view.locator('article.sheet .content').evaluate(findForbidden, ALLOWED);
  const inHead = await view
    .locator('.opening')
    .evaluate((opening) =>
      [...opening.querySelectorAll('script, img, svg, a, [style], [onclick]')].map(
        (element) => `in the head of the article: ${element.outerHTML}`,
      ),
    );
  const hasRun = await view.evaluate((mark) => mark in window, RAN_MARK);
  return [...inArticle, ...inHead, ...(hasRun ? ['a script ran'] : []), ...(await policyViolations(view))];
}

/** What our content policy blocked in that view. The sink should have removed it before. */
async function policyViolations(view: Page | Frame): Promise<string[]> {
  const page = 'page' in view ? view.page() : view;
  const session: CDPSession = await page.context().newCDPSession(view);
  const violations: string[] = [];
  session.on('Log.entryAdded', ({ entry }) => {
    if (entry.source === 'security') violations.push(`blocked: ${entry.text}`);
  });
  // Reports earlier entries, too.
  await session.send('Log.enable');
  await session.detach();
  return violations;
}

/** Opens formatted text and rendered Markdown where scripts can run. */
async function problemsInExports(tab: Page, texts: ReadonlyMap<string, string>): Promise<string[]> {
  const page = await tab.context().newPage();
  const problems: string[] = [];
  for (const [format, text] of texts) {
    if (!text.includes(LAST_WORDS)) problems.push(`${format}: the article is not whole`);
    else if (format !== 'Plain text') {
      const found = await problemsOnOpening(page, format === 'Formatted text' ? text : renderedByAll(text));
      problems.push(...found.map((one) => `${format}: ${one}`));
    }
  }
  await page.close();
  return problems;
}

/** Shows the HTML in a page with scripts, moves the mouse over its links, and lists the problems. */
async function problemsOnOpening(page: Page, html: string): Promise<string[]> {
  const problems: string[] = [];
  const onDialog = (dialog: Dialog): void => {
    problems.push('a dialog');
    void dialog.dismiss();
  };
  page.on('dialog', onDialog);
  await page.setContent(html);
  const hasRun = await page.evaluate((mark) => {
    for (const element of document.querySelectorAll('a, summary'))
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    const ran = mark in window;
    Reflect.deleteProperty(window, mark);
    return ran;
  }, RAN_MARK);
  page.off('dialog', onDialog);
  if (hasRun) problems.push('a script ran');
  return problems;
}

/** Reads a page of payloads in every kind of view and lists the problems. */
async function problemsOfPage(extension: Extension, site: Site, path: string): Promise<string[]> {
  site.forget();
  const tab = await extension.open(`http://attacks.example/attacks/${path}`);
  const address = tab.url();
  const pagesBefore = extension.context.pages().length;
  const problems: string[] = [];
  for (const [name, surface] of Object.entries(SURFACES)) {
    const found = await surface(extension, tab).catch((cause: unknown) => [String(cause)]);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    if (tab.url() !== address) problems.push(`${name}: the page went to ${tab.url()}`);
    if (extension.context.pages().length > pagesBefore) problems.push(`${name}: a window was opened`);
  }
  if (await tab.evaluate((mark) => mark in window, RAN_MARK)) problems.push('a script ran in the page');
  // Requests of the page have its address as referrer, our requests have none. A <base> element leads even harmless
  // pictures to the canary host.
  const forbidden = site.seen
    .filter(({ referer = '' }) => !referer.startsWith('http://attacks.example'))
    .map((request) => new URL(request.url))
    .filter(({ hostname, pathname }) => hostname === CANARY_HOST && !pathname.startsWith('/picture/'));
  problems.push(...forbidden.map(({ href }) => `request for ${href}`));
  await tab.close();
  return problems;
}

/** Tries each payload by itself and lists those that cause problems. */
async function findCulprits(extension: Extension, site: Site, payloads: readonly Payload[]): Promise<string> {
  const culprits: string[] = [];
  for (const { id, family, markup } of payloads) {
    const problems = await problemsOfPage(extension, site, `one-${String(id)}`);
    if (problems.length > 0) culprits.push(`${String(id)} (${family}) ${markup}\n  ${problems.join('\n  ')}`);
  }
  return culprits.join('\n');
}

/** Path of the page with these payloads, which ends with the one of them that is a path. */
function pathOf(at: number, payloads: readonly Payload[]): string {
  return `batch-${String(at)}/${payloads.find((payload) => payload.at === 'path')?.markup ?? ''}`;
}

BATCHES.forEach((payloads, at) => {
  test(`page ${String(at + 1)} of attacks: nothing runs in popup, overlay, tab and exports`, async ({
    extension,
    site,
  }) => {
    const problems = await problemsOfPage(extension, site, pathOf(at, payloads));
    if (problems.length > 0) expect(problems, await findCulprits(extension, site, payloads)).toEqual([]);
  });
});

test('every page of attacks: nothing runs in a browser without a sanitiser', async ({ site }) => {
  test.slow();
  const extension = await Extension.launch({ proxy: site.proxy, hasSanitizer: false });
  try {
    for (const [at, payloads] of BATCHES.entries())
      await test.step(`page ${String(at + 1)}`, async () => {
        const problems = await problemsOfPage(extension, site, pathOf(at, payloads));
        if (problems.length > 0) expect(problems, await findCulprits(extension, site, payloads)).toEqual([]);
      });
    const tab = await extension.open('http://attacks.example/attacks/one-0');
    expect(await tab.evaluate(() => 'setHTML' in document.body)).toBe(false);
  } finally {
    await extension.close();
  }
});
