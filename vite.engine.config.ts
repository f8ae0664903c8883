import { defineConfig } from 'vite';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { packageDom } from './vite/package-dom.ts';
import { inlineResources } from './vite/resources.ts';

/** Builds the library as one self-contained ES module, which runs in any page, and in Node with any DOM. */
export default defineConfig({
  publicDir: false,
  plugins: [packageDom(), inlineResources(), notices({ inline: true })],
  build: {
    outDir: 'dist/engine',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Infinity,
    license: { fileName: LICENSE_LIST },
    lib: { entry: 'src/package/library.ts', formats: ['es'], fileName: () => 'winnow.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
