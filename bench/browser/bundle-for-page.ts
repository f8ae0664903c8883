import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** A module with all its imports as a script that sets globalThis[name], for evaluation in a page. */
export async function bundleForPage(entry: URL, name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output))
    throw new Error(`${entry.pathname} gave no bundle. Vite may have printed an error above.`);
  const chunk = output.output.find((part) => part.type === 'chunk');
  if (!chunk || chunk.type !== 'chunk') throw new Error(`${entry.pathname} gave no script. It has to be a module.`);
  // Evaluated scripts share the page's global scope, where a second `var` of the same name is harmless.
  return chunk.code;
}
