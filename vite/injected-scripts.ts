import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scripts } from './content-scripts.ts';
import { fileOfPack, putIntoTab } from './packs.ts';

const INJECTED = new URL('../src/injected/', import.meta.url);

/**
 * What is injected into pages, by file in the package: each file in `scripts/`, and for each file in `late/` a pack
 * that puts its `code` into the tab under its name.
 */
export function injectedScripts(): Scripts {
  return Object.fromEntries([
    ...namesIn('scripts').map((name) => [`injected/${name}.js`, `import ${pathOf('scripts', name)};`] as const),
    ...namesIn('late').map(
      (name) =>
        [fileOfPack(name), `import { code } from ${pathOf('late', name)};\n${putIntoTab(name, 'code')}`] as const,
    ),
  ]);
}

/** The names of the files in a folder of `src/injected`, without tests. */
export function namesIn(folder: 'scripts' | 'late'): string[] {
  const files = readdirSync(new URL(`${folder}/`, INJECTED)).filter((file) => /^[\w-]+\.ts$/.test(file));
  return files.map((file) => basename(file, '.ts')).sort();
}

function pathOf(folder: string, name: string): string {
  return JSON.stringify(fileURLToPath(new URL(`${folder}/${name}.ts`, INJECTED)));
}
