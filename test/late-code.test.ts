import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundle } from '../vite/content-scripts.ts';
import { injectedScripts } from '../vite/injected-scripts.ts';
import { resources } from '../vite/resources.ts';
import { DECIDERS, packFile, PUBLIC_WORDS, scriptFile } from '../src/platform/messages/protocol.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LATE = 'src/injected/late';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap((file) => (file.endsWith('.ts') ? [file.replace('.ts', '')] : []));

/** Everything that configures the build, its checks and the project. */
const CONFIGURATION = [
  ...['.size-limit.js', 'eslint.config.js', 'knip.json', 'knip.production.json', 'package.json', 'tsconfig.json'],
  ...['tsconfig.node.json', 'vite.config.ts', 'vite.engine.config.ts', 'vitest.config.ts'],
  ...readdirSync(join(ROOT, 'vite')).map((file) => `vite/${file}`),
].filter((path) => existsSync(join(ROOT, path)));

const late = namesIn(LATE);

it('there is late code', () => {
  expect(late.length).toBeGreaterThan(3);
});

describe.each(late)('late code %s', (name) => {
  it('is built as a pack that puts it into the tab under its name', async () => {
    const entry = injectedScripts()[packFile(name).slice(1)] ?? '';
    const { code, modules } = await bundle(entry, { target: 'chrome120', mode: 'production', minify: false });
    expect(modules).toContain(join(ROOT, LATE, `${name}.ts`));
    expect(code).toContain(`["${name}"] ??= `);
    expect(code).not.toContain('SIZE_LIMIT');
  });

  it('has a limit of its size', () => {
    expect(read(`${LATE}/${name}.ts`)).toMatch(/^export const SIZE_LIMIT = '[\d.]+ kB';$/m);
  });

  it('can be asked for by its name and by no other', () => {
    const declared = /interface LateCode \{\s*readonly '?([\w-]+)'?: typeof code;\s*\}/.exec(
      read(`${LATE}/${name}.ts`),
    );
    expect(declared?.[1]).toBe(name);
  });

  it('is not named in the configuration', () => {
    // Between quotes or in a path. Some names are words as well.
    const named = new RegExp(`['"\`/,{]${name}(?:\\.[jt]s)?['"\`,}]`);
    expect(CONFIGURATION.filter((path) => named.test(read(path)))).toEqual([]);
  });

  it('is not named by the platform, which injects what it is asked for, but for what a page decides with', () => {
    const platform = readdirSync(join(ROOT, 'src/platform'), { recursive: true, encoding: 'utf8' });
    const sources = platform.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
    const known = (DECIDERS as readonly string[]).includes(name) ? ['messages/protocol.ts'] : [];
    expect(sources.filter((path) => read(`src/platform/${path}`).includes(`'${name}'`))).toEqual(known);
  });
});

it('every script, every piece of code and every resource has a name of its own', async () => {
  const names = [...late, ...namesIn('src/injected/scripts'), ...Object.keys(await resources()), PUBLIC_WORDS];
  expect(new Set(names).size).toBe(names.length);
});

it('every script in the folder of scripts is built', () => {
  const built = Object.keys(injectedScripts());
  expect(built).toEqual(expect.arrayContaining(namesIn('src/injected/scripts').map((name) => `injected/${name}.js`)));
  expect(built).toContain(scriptFile('extract').slice(1));
});
