import { testWith } from '../shared-browser.ts';
import { Firefox } from './firefox.ts';

/** Tests with the built extension in Firefox; each test has a tab of its own. */
export const test = testWith({
  launch: (options) => Firefox.launch(options),
  reset: async (firefox) => {
    await firefox.closePopup();
    await firefox.closeTab();
  },
}).extend<{ readonly firefox: Firefox }>({
  firefox: async ({ fresh }, use) => {
    await use(fresh);
  },
});
