import { defineConfig } from 'vite';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { packageDom } from './vite/package-dom.ts';
import { resourceModules } from './vite/resources.ts';

/** The entries by the names of their files. The exports of package.json name the same. */
const ENTRIES = {
  index: 'src/package/index.ts',
  algorithms: 'src/package/algorithms/index.ts',
  'algorithms/bte': 'src/package/algorithms/bte.ts',
  'algorithms/boilerpipe': 'src/package/algorithms/boilerpipe.ts',
  'algorithms/boilerpipe-tree': 'src/package/algorithms/boilerpipe-tree.ts',
  'algorithms/div-scorer': 'src/package/algorithms/div-scorer.ts',
  'algorithms/justext': 'src/package/algorithms/justext.ts',
  'algorithms/web2text': 'src/package/algorithms/web2text.ts',
  blocks: 'src/package/blocks.ts',
  defuddle: 'src/package/defuddle.ts',
  epub: 'src/package/epub.ts',
  html: 'src/package/html.ts',
  'is-probably-article': 'src/package/is-probably-article.ts',
  markdown: 'src/package/markdown.ts',
  readability: 'src/package/readability.ts',
  text: 'src/package/text.ts',
};

/** Builds the npm package: its entries as ES modules and for `require`, with what they import bundled. */
export default defineConfig({
  publicDir: false,
  plugins: [packageDom(), resourceModules(), notices()],
  // Not the variants for browsers, which use globals.
  resolve: { conditions: ['module', 'worker'] },
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    license: { fileName: LICENSE_LIST },
    lib: { entry: ENTRIES, formats: ['es', 'cjs'] },
    rolldownOptions: { output: { exports: 'named' } },
  },
});
