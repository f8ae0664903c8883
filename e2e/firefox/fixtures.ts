import { testWith } from '../shared-browser.ts';
import { Firefox } from './firefox.ts';

/** Tests with the built extension in Firefox. Each test starts with one empty tab. */
export const test = testWith({
  launch: (options) => Firefox.launch(options),
  reset: (firefox) => firefox.reset(),
}).extend<{ readonly firefox: Firefox }>({
  firefox: async ({ fresh }, use) => {
    await use(fresh);
  },
});
