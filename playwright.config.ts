import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browsers.mjs';

const executablePath = await findChromium();
/** Milliseconds; far above what any test takes, for machines that do other work at the same time. */
const TEST_TIMEOUT = 180_000;
const EXPECT_TIMEOUT = 20_000;

/**
 * golden: saved pages against expected Markdown, with the built engine alone. chromium: the built extension by its real
 * toolbar button. firefox: the same in Firefox, which those specs drive by themselves.
 */
export default defineConfig({
  outputDir: 'test-results',
  timeout: TEST_TIMEOUT,
  expect: { timeout: EXPECT_TIMEOUT },
  forbidOnly: true,
  // Extensions and focus are one a browser window; two cores are all that many machines have.
  workers: 1,
  // Real browsers on busy machines: a second try, and what needed one is named at the end of the step.
  retries: 1,
  reporter: 'list',
  use: { launchOptions: executablePath ? { executablePath } : {} },
  projects: [
    { name: 'golden', testDir: 'test', testMatch: 'golden.spec.ts' },
    { name: 'chromium', testDir: 'e2e', testMatch: '**/*.spec.ts', testIgnore: 'firefox/**' },
    { name: 'firefox', testDir: 'e2e/firefox', testMatch: '**/*.spec.ts' },
  ],
});
