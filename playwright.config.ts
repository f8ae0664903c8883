import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browsers.mjs';
import { LEAN_CHROMIUM } from './scripts/lean-chromium.mjs';

const executablePath = await findChromium();
/** Milliseconds; far above what any test takes, so that tests also pass on a busy machine. */
const TEST_TIMEOUT = process.env['WINNOW_LONG'] === undefined ? 180_000 : 7_200_000;
const EXPECT_TIMEOUT = 20_000;
/** Each worker has a browser, a profile and a server port of its own. Two, as many machines have two cores. */
const WORKERS = 2;

/**
 * golden: saved pages against expected Markdown, and changed ones, with the built engine alone. chromium: the built
 * extension in Chromium. firefox: the built extension in Firefox, which those tests start themselves.
 */
export default defineConfig({
  outputDir: 'test-results',
  timeout: TEST_TIMEOUT,
  expect: { timeout: EXPECT_TIMEOUT },
  forbidOnly: true,
  workers: WORKERS,
  fullyParallel: true,
  reporter: 'list',
  use: { launchOptions: { ...(executablePath && { executablePath }), args: [...LEAN_CHROMIUM] } },
  projects: [
    { name: 'golden', testDir: 'test', testMatch: ['golden.spec.ts', 'fuzz/**/*.spec.ts'] },
    { name: 'chromium', testDir: 'e2e', testMatch: '**/*.spec.ts', testIgnore: 'firefox/**' },
    { name: 'firefox', testDir: '.', testMatch: ['e2e/firefox/*.spec.ts', 'bench/click/*.spec.ts'] },
  ],
});
