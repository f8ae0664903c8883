import { expect } from '@playwright/test';
import { BATCHES, CANARY_HOST, LAST_WORDS, type Payload, RAN_MARK } from '../../test/attacks/attack-page.ts';
import { findForbidden, VIEW_ATTRIBUTES } from '../../test/attacks/find-forbidden.ts';
import { renderedByAll } from '../../test/attacks/render-markdown.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { FORMATS } from '../checks/copied.ts';
import type { Site } from '../site/server.ts';
import { until } from '../until.ts';
import { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

// Expressions are text, because they are evaluated in the browser.
const ALLOWED = JSON.stringify({ elements: ELEMENTS, attributes: [...ATTRIBUTES, ...VIEW_ATTRIBUTES] });
const IS_SHOWN = `(document.querySelector('article.sheet')?.textContent ?? '').includes(${JSON.stringify(LAST_WORDS)})`;
const HAS_RUN = `(${JSON.stringify(RAN_MARK)} in (window.wrappedJSObject ?? window))`;
const PROBLEMS = `(() => {
  const findForbidden = ${findForbidden.toString()};
  const problems = findForbidden(document.querySelector('article.sheet .content'), ${ALLOWED});
  for (const element of document.querySelectorAll('.opening *'))
    if (element.matches('script, img, svg, a, [style], [onclick]')) problems.push('in the head of the article: ' + element.outerHTML);
  if ${HAS_RUN} problems.push('a script ran');
  return problems;
})()`;
const HOVER_LINKS = `[...document.querySelectorAll('a, summary')]
  .forEach((one) => one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))`;

type Evaluate = <T>(expression: string) => Promise<T>;

/** Problems in a view, which must show the article to its last paragraph. */
async function problemsIn(evaluate: Evaluate): Promise<string[]> {
  await until('The article is shown', () => evaluate<boolean>(IS_SHOWN));
  return evaluate<string[]>(PROBLEMS);
}

/** Copies the article in that format with the menu of the popup. Firefox allows it only after a real key press. */
async function copied(firefox: Firefox, format: string): Promise<string> {
  const clipboard = async (): Promise<string> =>
    (await firefox.clipboard('text/plain')) + (await firefox.clipboard('text/html'));
  const before = await clipboard();
  await firefox.popup(
    "[...document.querySelectorAll('button')].find((one) => /^Keep/.test(one.getAttribute('aria-label') ?? one.textContent)).click()",
  );
  const item = `[...document.querySelectorAll('[role="group"][aria-label="Copy as"] [role="menuitem"]')].find((one) => one.textContent === ${JSON.stringify(format)})`;
  await until('The menu opens', () => firefox.popup<boolean>(`${item} !== undefined`));
  await firefox.popup(`${item}.focus()`);
  await firefox.key('Enter');
  await until('The article is copied', async () => (await clipboard()) !== before);
  return firefox.clipboard(format === 'Formatted text' ? 'text/html' : 'text/plain');
}

/** Opens the HTML as a page with scripts, moves the mouse over its links, and lists the problems. */
async function problemsOnOpening(firefox: Firefox, html: string): Promise<string[]> {
  await firefox.open(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  const isWhole = await firefox.page<boolean>(`document.body.textContent.includes(${JSON.stringify(LAST_WORDS)})`);
  const hasRun = await firefox.page<boolean>(`(${HOVER_LINKS}, ${HAS_RUN})`);
  await firefox.closeTab();
  return [...(isWhole ? [] : ['the file is not whole']), ...(hasRun ? ['a script ran in the file'] : [])];
}

async function problemsInExports(firefox: Firefox): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const format of FORMATS) texts.set(format, await copied(firefox, format));
  await firefox.closePopup();
  const problems = [...texts].flatMap(([format, text]) =>
    text.includes(LAST_WORDS) ? [] : [`${format}: the article is not whole`],
  );
  const files = [texts.get('Formatted text') ?? '', renderedByAll(texts.get('Markdown') ?? '')];
  for (const html of files) problems.push(...(await problemsOnOpening(firefox, html)));
  return problems;
}

/** Each opens the article in one kind of view and lists the problems there. The overlay continues as the tab. */
const SURFACES: Readonly<Record<string, (firefox: Firefox) => Promise<string[]>>> = {
  popup: async (firefox) => {
    await firefox.press();
    const problems = await problemsIn((expression) => firefox.popup(expression));
    return [...problems, ...(await problemsInExports(firefox))];
  },
  overlay: async (firefox) => {
    await firefox.command();
    return problemsIn((expression) => firefox.overlay(expression));
  },
  tab: async (firefox) => {
    await firefox.key('t', 'KeyT');
    await until(
      'The reader opens in a tab',
      async () => (await firefox.front())?.startsWith('moz-extension:') ?? false,
    );
    const problems = await problemsIn((expression) => firefox.page(expression));
    await firefox.closeTab();
    return problems;
  },
};

/** Reads a page of payloads in every kind of view and lists the problems. */
async function problemsOfPage(firefox: Firefox, site: Site, path: string): Promise<string[]> {
  site.forget();
  await firefox.open(`http://attacks.example/attacks/${path}`);
  const address = await firefox.page<string>('location.href');
  const problems: string[] = [];
  for (const [name, surface] of Object.entries(SURFACES)) {
    const found = await surface(firefox).catch((cause: unknown) => [String(cause)]);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  if ((await firefox.front()) !== address) problems.push(`the tab in front shows ${await firefox.front()}`);
  if (await firefox.page<boolean>(HAS_RUN)) problems.push('a script ran in the page');
  // Requests of the page have its address as referrer, our requests have none. A <base> element leads even harmless
  // pictures to the canary host.
  const forbidden = site.seen
    .filter(({ referer = '' }) => !referer.startsWith('http://attacks.example'))
    .map(({ url }) => new URL(url))
    .filter(({ hostname, pathname }) => hostname === CANARY_HOST && !pathname.startsWith('/picture/'));
  problems.push(...forbidden.map(({ href }) => `request for ${href}`));
  return problems;
}

/** Tries each payload by itself and lists those that cause problems. */
async function findCulprits(firefox: Firefox, site: Site, payloads: readonly Payload[]): Promise<string> {
  const culprits: string[] = [];
  for (const { id, family, markup } of payloads) {
    await firefox.closePopup();
    const problems = await problemsOfPage(firefox, site, `one-${String(id)}`);
    if (problems.length > 0) culprits.push(`${String(id)} (${family}) ${markup}\n  ${problems.join('\n  ')}`);
    await firefox.closeTab();
  }
  return culprits.join('\n');
}

/** Path of the page with these payloads, which ends with the one of them that is a path. */
function pathOf(at: number, payloads: readonly Payload[]): string {
  return `batch-${String(at)}/${payloads.find((payload) => payload.at === 'path')?.markup ?? ''}`;
}

BATCHES.forEach((payloads, at) => {
  test(`page ${String(at + 1)} of attacks: nothing runs in popup, overlay, tab and exports`, async ({
    firefox,
    site,
  }) => {
    const problems = await problemsOfPage(firefox, site, pathOf(at, payloads));
    if (problems.length > 0) expect(problems, await findCulprits(firefox, site, payloads)).toEqual([]);
  });
});

test('every page of attacks: nothing runs in a browser without a sanitiser', async ({ site }) => {
  test.slow();
  const firefox = await Firefox.launch({ proxy: site.proxy, hasSanitizer: false });
  try {
    for (const [at, payloads] of BATCHES.entries())
      await test.step(`page ${String(at + 1)}`, async () => {
        const problems = await problemsOfPage(firefox, site, pathOf(at, payloads));
        if (problems.length > 0) expect(problems, await findCulprits(firefox, site, payloads)).toEqual([]);
      });
    expect(await firefox.page<boolean>("'setHTML' in document.body")).toBe(false);
  } finally {
    await firefox.close();
  }
});
