import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../../scripts/browsers.mjs';
import { LEAN_CHROMIUM } from '../../../scripts/lean-chromium.mjs';
import type * as Engine from '../../../src/extract/library.ts';
import type { Reader } from './read-real-pages.ts';

/** The built engine. */
export const ENGINE = fileURLToPath(new URL('../../../dist/engine/winnow.js', import.meta.url));

/**
 * Reads pages with the built engine in a tab of a browser, where they have layout. Nothing is loaded and no script of a
 * page runs. Throws where reading has changed the page.
 */
export function browserReader(tab: Page): Reader {
  return async (html, url) => {
    const engine = new URL('/winnow.js', url).href;
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${engine}`;
    await tab.unrouteAll();
    await tab.route('**/*', async (route) => {
      const asked = route.request().url();
      if (asked === engine) await route.fulfill({ path: ENGINE, contentType: 'text/javascript' });
      else if (asked === url)
        await route.fulfill({
          body: html,
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
        });
      else await route.abort();
    });
    await tab.goto(url, { waitUntil: 'domcontentloaded' });
    return await tab.evaluate(async (path) => {
      const { extract } = (await import(path)) as typeof Engine;
      const before = document.documentElement.outerHTML;
      const extraction = extract(document, { explain: true });
      if (document.documentElement.outerHTML !== before) throw new Error('The page has changed.');
      return extraction;
    }, engine);
  };
}

/** Calls `use` with a reader in a Chromium of its own. */
export async function withBrowserReader<T>(use: (read: Reader) => Promise<T>): Promise<T> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', ...LEAN_CHROMIUM],
  });
  try {
    return await use(browserReader(await browser.newPage()));
  } finally {
    await browser.close();
  }
}
