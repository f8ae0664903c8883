import { minify as minifyAgain } from 'terser';
import { build, type Plugin } from 'vite';

/** File in the package → code of the module that the script begins with. */
export type Scripts = Readonly<Record<string, string>>;

/** Injected at every click, so it is minified a second time. That takes five seconds and saves 1.4 kB (gzip). */
const MOST_USED = 'injected/extract.js';

/**
 * Builds each script into one classic, self-contained file with a fixed name. Injected scripts cannot be modules, and
 * with a fixed name the code that injects them need not import them.
 */
export function contentScripts(scripts: Scripts, options: { readonly target: string }): Plugin {
  return {
    name: 'winnow:content-scripts',
    apply: 'build',
    async generateBundle() {
      const { mode, build: outer } = this.environment.config;
      for (const [fileName, entry] of Object.entries(scripts)) {
        const { code, modules } = await bundle(entry, { ...options, mode, minify: outer.minify });
        const foreign = modules.find((id) => id.includes('/node_modules/'));
        if (foreign !== undefined) throw new Error(`${fileName} bundles ${foreign}, whose licence no notice names.`);
        for (const id of modules) this.addWatchFile(id);
        const isMinifiedAgain = fileName === MOST_USED && outer.minify !== false;
        this.emitFile({ type: 'asset', fileName, source: isMinifiedAgain ? await smallest(code) : code });
      }
    },
  };
}

/** The code minified by Terser. Without inlining, which makes functions larger that the browser compiles at once. */
async function smallest(script: string): Promise<string> {
  const { code } = await minifyAgain(script, {
    toplevel: true,
    ecma: 2020,
    compress: { passes: 3, inline: 0, hoist_funs: true, lhs_constants: false },
  });
  if (code === undefined) throw new Error('Terser returned no code. Check its version.');
  return code;
}

/** The first module of a bundle, which is no file. */
const ENTRY = 'winnow:entry';

function entryOf(code: string): Plugin {
  const resolved = `\0${ENTRY}`;
  return {
    name: ENTRY,
    resolveId: (id) => (id === ENTRY ? resolved : null),
    load: (id) => (id === resolved ? code : null),
  };
}

type BundleOptions = { readonly target: string; readonly mode: string; readonly minify: unknown };

/** A module, given as code, with everything it imports in one script, and the files that the script consists of. */
export async function bundle(entry: string, { target, mode, minify }: BundleOptions) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    publicDir: false,
    plugins: [entryOf(entry)],
    build: {
      write: false,
      target,
      minify: minify !== false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...rest] = outputs;
  if (chunk?.type !== 'chunk' || rest.length > 0) {
    throw new Error(`${entry} must give one file, but gave: ${outputs.map((file) => file.fileName).join(', ')}`);
  }
  return { code: chunk.code, modules: Object.keys(chunk.modules).filter((id) => !id.startsWith('\0')) };
}
