import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Package from '../../src/package/index.ts';

const FOLDER = join(import.meta.dirname, '../../dist/package');

/** An entry of the built package (`npm run build:package`), by the name of its file. */
export async function builtEntry<T>(name: string): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, `${name}.js`)).href)) as T;
}

/** The main entry. */
export function builtPackage(): Promise<typeof Package> {
  return builtEntry('index');
}
