import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '../../src/engine/types.ts';
import { type TextOfPage, UsageError } from '../command/options.ts';
import { CACHE } from '../command/paths.ts';

const FOLDER = join(CACHE, 'outlines');
const ENDING = '.json.gz';

/** Name of the folder of a set's outlines. */
export function outlineSetOf({ set, text }: { readonly set: string; readonly text: TextOfPage }): string {
  return text === 'shown' ? set : `${set}-${text}`;
}

/** Saves the input of an algorithm for one page as JSON. */
export async function savePage(set: string, id: string, json: string): Promise<void> {
  const folder = join(FOLDER, set);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, id + ENDING), gzipSync(json, { level: 3 }));
}

/** Reads the page that `npm run outlines` saved. */
export async function savedPage(set: string, id: string): Promise<Page> {
  return JSON.parse(gunzipSync(await readFile(join(FOLDER, set, id + ENDING))).toString('utf8')) as Page;
}

/** Ids of the saved pages of a set, in order; throws UsageError if there are none. */
export async function savedIds(set: string): Promise<string[]> {
  const folder = join(FOLDER, set);
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith(ENDING)) : [];
  if (names.length === 0)
    throw new UsageError(`There are no saved outlines of "${set}": run \`npm run outlines -- --set ${set}\` first.`);
  return names.map((name) => name.slice(0, -ENDING.length)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
