import { fileURLToPath } from 'node:url';
import { bundle } from '../vite/content-scripts.ts';

const SOURCE = fileURLToPath(new URL('./in-view/write-stores.ts', import.meta.url));

/** The text of a script that gives a view of the extension the global `stores`, with which a test writes them. */
export async function storesScript(): Promise<string> {
  const { code } = await bundle(`import ${JSON.stringify(SOURCE)};`, {
    target: 'chrome120',
    mode: 'production',
    minify: false,
    // A script has no address of its own, which Vite warns of.
    logLevel: 'error',
  });
  return code;
}
