import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/browsers.mjs';
import { ALGORITHMS } from './src/engine/algorithms/index.ts';

const DOM_TESTS = 'src/**/*.dom.test.{ts,tsx}';
const executablePath = await findChromium();

/** `unit` runs in Node; `dom` in a real Chromium, as layout and visibility exist nowhere else. */
export default defineConfig({
  define: { __ALGORITHMS__: JSON.stringify(ALGORITHMS.map(({ id, label }) => ({ id, label }))) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [DOM_TESTS],
          environment: 'node',
        },
      },
      {
        extends: true,
        plugins: [preact()],
        test: {
          name: 'dom',
          include: [DOM_TESTS],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Containers and root have no sandbox to offer; the pages are our own.
              launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
