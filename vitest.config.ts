import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/browsers.mjs';
import { findEpubcheck } from './scripts/epubcheck.mjs';
import { LEAN_CHROMIUM } from './scripts/lean-chromium.mjs';
import { ALGORITHMS } from './src/engine/algorithms/index.ts';
import { epubcheck } from './test/books/epubcheck-command.ts';
import { standIns } from './test/stand-ins.ts';
import { testsThatChangeModules } from './test/tests-that-change-modules.ts';
import { inlinePublicWords } from './vite/public-words.ts';
import { inlineResources, resourceModules } from './vite/resources.ts';

const DOM_TESTS = '{bench,src,test}/**/*.dom.test.{ts,tsx}';
const UNIT_TESTS = ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'test/*.test.ts'];
const ALONE = testsThatChangeModules(import.meta.dirname);
const executablePath = await findChromium();
/** Vitest runs this file once for each project. Epubcheck is asked once, because each start of Java takes long. */
const shared = globalThis as { winnowHasEpubcheck?: Promise<boolean> };
const hasEpubcheck = await (shared.winnowHasEpubcheck ??= findEpubcheck().then((command) => command !== null));
/** Milliseconds; far above what any test takes, so that tests also pass on a busy machine. */
const TEST_TIMEOUT = 180_000;
const EXPECT_TIMEOUT = 20_000;
/** Two, as many machines have two cores. In Chromium each worker is a page with a profile of its own. */
const WORKERS = 2;

/**
 * Every package that the tests load in Chromium. Vite looks for no others, because it reloads the running tests when it
 * meets one late.
 */
const optimizeDeps = {
  noDiscovery: true,
  include: [
    'approx-string-match',
    'commonmark',
    'css-select',
    'css-what',
    'diff',
    'dompurify',
    'fast-check',
    'fflate',
    'hast-util-from-dom',
    'hast-util-to-mdast',
    'highlight.js/lib/languages/clojure',
    'highlight.js/lib/languages/dart',
    'highlight.js/lib/languages/dockerfile',
    'highlight.js/lib/languages/elixir',
    'highlight.js/lib/languages/haskell',
    'highlight.js/lib/languages/nginx',
    'highlight.js/lib/languages/powershell',
    'highlight.js/lib/languages/scala',
    'idb',
    'lowlight',
    'markdown-it',
    'marked',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'mdast-util-gfm-footnote',
    'mdast-util-gfm-strikethrough',
    'mdast-util-gfm-table',
    'mdast-util-gfm-task-list-item',
    'mdast-util-math',
    'mdast-util-to-markdown',
    'micromark',
    'micromark-extension-gfm',
    'micromark-extension-math',
    'parse5',
    'preact',
    'preact/hooks',
    'preact/jsx-runtime',
    'preact/test-utils',
    'showdown',
    'webextension-polyfill',
  ],
};

const browser = () => ({
  enabled: true,
  headless: true,
  connectTimeout: TEST_TIMEOUT,
  screenshotFailures: false,
  provider: playwright({
    // The sandbox does not work in containers or for root, and the pages are our own.
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', ...LEAN_CHROMIUM] },
  }),
  instances: [{ browser: 'chromium' as const }],
});

const dom = (test: object) => ({
  extends: true as const,
  plugins: [preact(), inlineResources(), resourceModules(), inlinePublicWords(), standIns()],
  optimizeDeps,
  test: { browser: { ...browser(), commands: { epubcheck } }, provide: { hasEpubcheck }, ...test },
});

/**
 * unit: tests in Node. programs: the built package. dom: tests in a real Chromium, which has layout and visibility.
 * fuzz: random pages in Chromium, for as long as scripts/fuzz.mjs sets. The files of unit share their modules, and
 * those of dom also a page, which saves time. Files that change modules or globals are in unit-alone and dom-alone.
 */
export default defineConfig({
  define: { __ALGORITHMS__: JSON.stringify(ALGORITHMS.map(({ id }) => id)) },
  test: {
    maxWorkers: WORKERS,
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    expect: { poll: { timeout: EXPECT_TIMEOUT } },
    projects: [
      {
        extends: true,
        plugins: [resourceModules()],
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [DOM_TESTS, ...ALONE.unit],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [resourceModules()],
        test: { name: 'unit-alone', include: ALONE.unit, environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'programs', include: ['test/programs/*.test.ts'], environment: 'node' },
      },
      dom({
        name: 'dom',
        include: [DOM_TESTS],
        exclude: ALONE.dom,
        isolate: false,
        setupFiles: ['test/shared-page.ts'],
      }),
      // After dom, so that no more than two pages are open.
      dom({ name: 'dom-alone', include: ALONE.dom, sequence: { groupOrder: 1 } }),
      {
        extends: true,
        plugins: [inlineResources(), resourceModules()],
        optimizeDeps,
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
