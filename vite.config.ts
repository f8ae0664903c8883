import { crx } from '@crxjs/vite-plugin';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { contentScripts } from './vite/content-scripts.ts';
import { manifestFor } from './vite/manifests.ts';

/** Oldest browsers that the manifests allow. */
const OLDEST = { chromium: 'chrome120', firefox: 'firefox140' } as const;

const target = process.env['WINNOW_TARGET'] === 'firefox' ? 'firefox' : 'chromium';

export default defineConfig({
  plugins: [
    preact(),
    crx({ manifest: manifestFor(target), browser: target === 'firefox' ? 'firefox' : 'chrome' }),
    contentScripts(
      { 'content/extract.js': 'src/content/extract.ts', 'content/overlay.js': 'src/content/overlay.ts' },
      { target: OLDEST[target] },
    ),
  ],
  build: {
    outDir: `dist/${target}`,
    emptyOutDir: true,
    target: OLDEST[target],
    modulePreload: false,
    rolldownOptions: { input: { reader: 'src/reader/index.html' } },
  },
});
