// Writes the declarations of the package's entries into dist/package/types, for ES modules, and into
// dist/package/types-of-require, the same for programs that use require.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import config from '../vite.package.config.ts';
import { ROOT } from './project.mjs';

const SOURCE = join(ROOT, 'src');
const OUT = join(ROOT, 'dist/package');
const FOLDERS = ['types', 'types-of-require'];
const SPECIFIER = /(?<=(?:from|import\()\s*['"])(\.{1,2}\/[^'"]+)\.ts(?=['"])/gu;

const { config: settings } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(settings, ts.sys, ROOT);
const entries = Object.values(config.build.lib.entry);
const program = ts.createProgram(
  [...entries, 'src/virtual-resources.d.ts'].map((path) => join(ROOT, path)),
  {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: join(ROOT, 'types'),
    rootDir: SOURCE,
  },
);

/** Declarations by their paths below src, without the ending. @type {Map<string, string>} */
const declarations = new Map();
program.emit(undefined, (path, text) => {
  const name = relative(join(ROOT, 'types'), path)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/u, '');
  declarations.set(name, text);
});

/** The names of the entries and of all declarations that they need. */
function needed() {
  const names = new Set();
  const open = entries.map((path) => path.replace(/^src\//u, '').replace(/\.ts$/u, ''));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (names.has(name)) continue;
    const text = declarations.get(name);
    if (text === undefined) throw new Error(`TypeScript wrote no declaration of src/${name}.ts.`);
    names.add(name);
    for (const [, path] of text.matchAll(SPECIFIER)) open.push(posix.join(posix.dirname(name), path));
  }
  return names;
}

const names = needed();
for (const folder of FOLDERS) {
  rmSync(join(OUT, folder), { recursive: true, force: true });
  for (const name of names) {
    const file = join(OUT, folder, `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, declarations.get(name).replace(SPECIFIER, '$1.js'));
  }
}
// In this folder, TypeScript takes the declarations for those of modules that require loads.
writeFileSync(join(OUT, 'types-of-require/package.json'), '{ "type": "commonjs" }\n');
