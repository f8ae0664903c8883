import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { LICENSE_LIST, notices } from './vite/notices.ts';
import { packageDom } from './vite/package-dom.ts';
import { inlineResources } from './vite/resources.ts';

/** Builds the command for Node, with everything that it needs except an optional browser. */
export default defineConfig({
  publicDir: false,
  plugins: [packageDom(), inlineResources(), notices(), runnable()],
  // The libraries are in the build, so that the package needs no others.
  ssr: { noExternal: true, external: ['playwright-core'] },
  build: {
    ssr: true,
    outDir: 'dist/command',
    emptyOutDir: true,
    target: 'node20',
    minify: 'oxc',
    assetsInlineLimit: Infinity,
    license: { fileName: LICENSE_LIST },
    rolldownOptions: {
      input: { winnow: 'src/command/main.ts', worker: 'src/command/pages/worker.ts' },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        banner: ({ name }) => (name === 'winnow' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});

/** Lets the script be called by its name. */
function runnable(): Plugin {
  return {
    name: 'winnow:runnable',
    async writeBundle({ dir }) {
      await chmod(join(dir ?? '.', 'winnow.js'), 0o755);
    },
  };
}
