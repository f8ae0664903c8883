import { defineConfig } from 'vite';

/** The library door as one self-contained ES module, which runs in any page. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/engine',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Infinity,
    lib: { entry: 'src/extract.ts', formats: ['es'], fileName: () => 'winnow.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
