import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { expectBuilt } from '../e2e/expect-built.ts';
import type * as Engine from '../src/extract/extract.ts';
import { articleOf, toFacts, toText } from './golden/expectation.ts';
import { ORIGIN, servePage } from './golden/serve-page.ts';

const CASES = fileURLToPath(new URL('./golden/', import.meta.url));
const ENGINE = fileURLToPath(new URL('../dist/engine/winnow.js', import.meta.url));
/** `npm run golden:accept` sets it. Read the diff before you commit it. */
const isAccepting = process.env['WINNOW_ACCEPT'] === '1';

/** One tab per worker, because a new one takes ten times as long as a page. Each test gets it empty. */
const test = base.extend<{ readonly tab: Page }, { readonly shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ shared }, use) => {
    await use(shared);
    await empty(shared);
  },
});

/** Removes what a page can leave behind for the next page at its address. */
async function empty(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: ORIGIN, storageTypes: 'all' });
  await session.detach();
}

const cases = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('has at least 80 cases, named <area>--<symptom>', () => {
  expect(cases.length).toBeGreaterThanOrEqual(80);
  for (const name of cases) expect(name).toMatch(/^[a-z]+--[a-z0-9-]+$/);
});

test.beforeAll(() => {
  expectBuilt(ENGINE, 'build:engine');
});

for (const name of cases) {
  test(`golden: ${name}`, async ({ tab: page }) => {
    await servePage(page, `${CASES}${name}/source.html`, ENGINE);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    const extraction = await page.evaluate(async (path) => {
      const { extract } = (await import(path)) as typeof Engine;
      return extract(document, {});
    }, '/winnow.js');
    expect(await page.evaluate(() => document.documentElement.outerHTML), 'the page is unchanged').toBe(before);
    await compare(`${CASES}${name}/expected.json`, toFacts(extraction));
    await compare(`${CASES}${name}/expected.md`, toText(articleOf(extraction)));
  });
}

async function compare(path: string, actual: string): Promise<void> {
  if (isAccepting) {
    await writeFile(path, actual);
    return;
  }
  const expected = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  expect(expected, `${path} is missing. Check the output, then run npm run golden:accept`).not.toBeNull();
  expect(actual).toBe(expected);
}
