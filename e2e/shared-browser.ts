import { test as base } from '@playwright/test';
import { startSite, type Site } from './site/server.ts';

type Closable = { close(): Promise<void> };

type Options<B extends Closable> = {
  /** Starts a browser with the extension, once per worker. */
  readonly launch: (options: { readonly proxy: string }) => Promise<B>;
  /** Brings the browser after a test into the state after an installation. */
  readonly reset: (browser: B) => Promise<void>;
};

/** A `test` with one browser and one site per worker. Each test gets the site and the reset browser. */
export function testWith<B extends Closable>({ launch, reset }: Options<B>) {
  return base.extend<{ readonly fresh: B }, { readonly site: Site; readonly shared: B }>({
    site: [
      async ({}, use) => {
        const site = await startSite();
        await use(site);
        await site.close();
      },
      { scope: 'worker' },
    ],
    shared: [
      async ({ site }, use) => {
        const browser = await launch({ proxy: site.proxy });
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
    fresh: async ({ shared, site }, use) => {
      await use(shared);
      await reset(shared);
      site.forget();
    },
  });
}
