import { crx, type ManifestV3Export } from '@crxjs/vite-plugin';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { ALGORITHMS } from './src/engine/algorithms/index.ts';
import { contentScripts } from './vite/content-scripts.ts';
import { injectedScripts } from './vite/injected-scripts.ts';
import { manifestFor } from './vite/manifests.ts';
import { englishLocale } from './vite/messages.ts';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { plainImports } from './vite/plain-imports.ts';
import { publicWordsPack } from './vite/public-words.ts';
import { resourceModules, resourcePacks } from './vite/resources.ts';
import { articleChunk, sharedChunk } from './vite/shared-chunks.ts';

/** The oldest browsers that the manifests allow. */
const OLDEST = { chromium: 'chrome120', firefox: 'firefox140' } as const;

/** Builds for Firefox with `--mode firefox`, else for Chromium. */
export default defineConfig(({ mode }) => {
  const target = mode === 'firefox' ? 'firefox' : 'chromium';
  return {
    plugins: [
      preact(),
      crx({ manifest: manifestFor(target) as ManifestV3Export, browser: target === 'firefox' ? 'firefox' : 'chrome' }),
      contentScripts(injectedScripts(), { target: OLDEST[target] }),
      plainImports(),
      resourcePacks(),
      // The background has the weights built in.
      resourceModules(),
      publicWordsPack(),
      englishLocale(),
      notices(),
    ],
    // The views list the algorithms without importing the engine.
    define: { __ALGORITHMS__: JSON.stringify(ALGORITHMS.map(({ id }) => id)) },
    build: {
      outDir: `dist/${target}`,
      emptyOutDir: true,
      target: OLDEST[target],
      minify: mode !== 'development',
      modulePreload: false,
      // The security policy of the pages allows no fonts as data: addresses.
      assetsInlineLimit: 0,
      license: { fileName: LICENSE_LIST },
      // These are no pages of the manifest, so the crx plugin does not find them.
      rolldownOptions: {
        input: {
          reader: 'src/reader/index.html',
          library: 'src/library/index.html',
          welcome: 'src/welcome/index.html',
        },
        output: {
          codeSplitting: {
            groups: [
              { name: sharedChunk, priority: 2 },
              { name: articleChunk, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
