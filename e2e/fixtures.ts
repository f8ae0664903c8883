import { Extension } from './chromium/extension.ts';
import { testWith } from './shared-browser.ts';

/** Tests with the built extension in Chromium, in the state after an installation. */
export const test = testWith({
  launch: (options) => Extension.launch(options),
  reset: (extension) => extension.reset(),
}).extend<{ readonly extension: Extension }>({
  extension: async ({ fresh }, use) => {
    await use(fresh);
  },
});

export { expect } from '@playwright/test';
