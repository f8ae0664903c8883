import { test as base } from '@playwright/test';
import { Extension } from './chromium/extension.ts';
import { startSite, type Site } from './site/server.ts';

type Shared = { readonly site: Site; readonly browserWithExtension: Extension };
type Each = { readonly extension: Extension };

/** One browser and one site for all tests of a worker; before each test the extension is as freshly installed. */
export const test = base.extend<Each, Shared>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  browserWithExtension: [
    async ({ site }, use) => {
      const extension = await Extension.launch({ proxy: site.proxy });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
  extension: async ({ browserWithExtension, site }, use) => {
    await use(browserWithExtension);
    await browserWithExtension.reset();
    site.forget();
  },
});

export { expect } from '@playwright/test';
