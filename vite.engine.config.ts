import { defineConfig } from 'vite';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { inlineResources } from './vite/resources.ts';

/** Builds the library as one self-contained ES module, which runs in any page. */
export default defineConfig({
  publicDir: false,
  plugins: [inlineResources(), notices({ inline: true })],
  build: {
    outDir: 'dist/engine',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Infinity,
    license: { fileName: LICENSE_LIST },
    lib: { entry: 'src/extract/library.ts', formats: ['es'], fileName: () => 'winnow.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
