import { Extension } from './chromium/extension.ts';
import { testWith } from './shared-browser.ts';

/** The built extension in Chromium; before each test it is as freshly installed. */
export const test = testWith({
  launch: (options) => Extension.launch(options),
  reset: (extension) => extension.reset(),
}).extend<{ readonly extension: Extension }>({
  extension: async ({ fresh }, use) => {
    await use(fresh);
  },
});

export { expect } from '@playwright/test';
