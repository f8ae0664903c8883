/** Features that Playwright turns off, which our switch repeats. */
export const DISABLED_BY_PLAYWRIGHT: readonly string[];
/** Arguments for Chromium in the tests: fewer processes and animations. */
export const LEAN_CHROMIUM: readonly string[];
