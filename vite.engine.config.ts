import { defineConfig } from 'vite';
import { inlineResources } from './vite/resources.ts';

/** Builds the library as one self-contained ES module, which runs in any page. */
export default defineConfig({
  publicDir: false,
  plugins: [inlineResources()],
  build: {
    outDir: 'dist/engine',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Infinity,
    lib: { entry: 'src/extract/library.ts', formats: ['es'], fileName: () => 'winnow.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
