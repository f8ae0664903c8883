import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/browsers.mjs';
import { ALGORITHMS } from './src/engine/algorithms/index.ts';
import { inlineResources } from './vite/resources.ts';

const DOM_TESTS = '{bench,src,test}/**/*.dom.test.{ts,tsx}';
const executablePath = await findChromium();

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // Containers and root have no sandbox to offer; the pages are our own.
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** `unit` runs in Node; `dom` in a real Chromium, as layout and visibility exist nowhere else; `fuzz` there too, on pages made up as long as it is told to (scripts/fuzz.mjs). */
export default defineConfig({
  define: { __ALGORITHMS__: JSON.stringify(ALGORITHMS.map(({ id, label }) => ({ id, label }))) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'test/*.test.ts'],
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
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [inlineResources()],
        test: {
          name: 'fuzz',
          include: ['test/fuzz/*.fuzz.ts'],
          provide: {
            fuzz: {
              minutes: Number(process.env['WINNOW_FUZZ_MINUTES'] ?? 1),
              seed: Number(process.env['WINNOW_FUZZ_SEED'] ?? 1),
              rounds: Number(process.env['WINNOW_FUZZ_ROUNDS'] ?? Number.MAX_SAFE_INTEGER),
            },
          },
          browser: browser(),
        },
      },
    ],
  },
});
