import { build, type Plugin } from 'vite';

/** Name of the file in the package → its source. */
type Scripts = Readonly<Record<string, string>>;

/**
 * Builds each script on its own into one classic, self-contained file of a fixed name. Scripts injected on demand
 * cannot be modules, and a fixed name lets the code that injects them know it without importing them.
 */
export function contentScripts(scripts: Scripts, options: { readonly target: string }): Plugin {
  return {
    name: 'winnow:content-scripts',
    apply: 'build',
    async generateBundle() {
      const { mode, build: outer } = this.environment.config;
      for (const [fileName, entry] of Object.entries(scripts)) {
        const { code, modules } = await bundle(entry, { ...options, mode, minify: outer.minify });
        for (const id of modules) this.addWatchFile(id);
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

type BundleOptions = { readonly target: string; readonly mode: string; readonly minify: unknown };

async function bundle(entry: string, { target, mode, minify }: BundleOptions) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    publicDir: false,
    build: {
      write: false,
      target,
      minify: minify !== false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...rest] = outputs;
  if (chunk?.type !== 'chunk' || rest.length > 0) {
    throw new Error(`${entry} must become one file, became ${outputs.map((file) => file.fileName).join(', ')}`);
  }
  return { code: chunk.code, modules: Object.keys(chunk.modules).filter((id) => !id.startsWith('\0')) };
}
