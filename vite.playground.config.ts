import { readFile } from 'node:fs/promises';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { examplePage } from './vite/example-page.ts';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { inlinePublicWords } from './vite/public-words.ts';
import { inlineResources } from './vite/resources.ts';
import { singlePage } from './vite/single-page.ts';

const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly version: string };

/** Builds the playground as one HTML file. */
export default defineConfig({
  root: 'src/playground',
  publicDir: false,
  base: './',
  plugins: [preact(), examplePage(), inlineResources(), inlinePublicWords(), notices(), singlePage()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    license: { fileName: LICENSE_LIST },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
