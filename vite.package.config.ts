import { defineConfig } from 'vite';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { packageDom } from './vite/package-dom.ts';
import { resourceModules } from './vite/resources.ts';

/** The entries by the names of their files. The exports of package.json name the same. */
const ENTRIES = {
  index: 'src/package/index.ts',
  algorithms: 'src/package/algorithms/index.ts',
};

/** Builds the npm package: its entries as ES modules and for `require`, with what they import bundled. */
export default defineConfig({
  publicDir: false,
  plugins: [packageDom(), resourceModules(), notices()],
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    license: { fileName: LICENSE_LIST },
    lib: { entry: ENTRIES, formats: ['es', 'cjs'] },
  },
});
