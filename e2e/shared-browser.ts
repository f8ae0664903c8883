import { test as base } from '@playwright/test';
import { startSite, type Site } from './site/server.ts';

type Closable = { close(): Promise<void> };

/** How a browser with the extension in it is started, once a worker, and made ready for the next test. */
type Way<B extends Closable> = {
  readonly launch: (options: { readonly proxy: string }) => Promise<B>;
  readonly reset: (browser: B) => Promise<void>;
};

/** A `test` that has one browser and one site for all tests of a worker; each test gets the site, and the browser as after an installation. */
export function testWith<B extends Closable>({ launch, reset }: Way<B>) {
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
