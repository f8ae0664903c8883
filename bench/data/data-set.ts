import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '../command/options.ts';

/** The gold of one page; fields beside the text are there in some sets only. */
export type Gold = {
  readonly text: string;
  readonly url?: string;
  readonly type?: string;
  readonly with?: readonly string[];
  readonly without?: readonly string[];
};

export type PageSource = { readonly id: string; readonly gold: Gold; readonly file: string };

/** Pages of a set in the order of their ids, `limit` of them spread evenly; throws UsageError where the data is missing. */
export async function readSet(dataDir: string, set: string, limit: number | null): Promise<PageSource[]> {
  const truth = await readTruth(dataDir, set);
  if (!truth) throw new UsageError(await missing(dataDir, set));
  const folder = join(dataDir, set);
  const pages = Object.entries(truth)
    .map(([id, gold]) => ({ id, gold, file: join(folder, 'pages', `${id}.html.gz`) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return spread(pages, limit ?? pages.length);
}

/** Gold by page id; null where the set has none. */
export async function readTruth(dataDir: string, set: string): Promise<Record<string, Gold> | null> {
  const file = join(dataDir, set, 'truth.json.gz');
  if (!existsSync(file)) return null;
  return JSON.parse(gunzipSync(await readFile(file)).toString('utf8')) as Record<string, Gold>;
}

/** `wanted` items at even distances, the first one always among them. */
export function spread<T>(items: readonly T[], wanted: number): T[] {
  if (wanted >= items.length) return [...items];
  return Array.from({ length: wanted }, (_, i) => items[Math.floor((i * items.length) / wanted)] as T);
}

/** Bytes of a stored page and their hash, the key of what is cached about it. */
export async function readPage(page: PageSource): Promise<{ html: Buffer; hash: string }> {
  const html = gunzipSync(await readFile(page.file));
  return { html, hash: createHash('sha256').update(html).digest('hex').slice(0, 16) };
}

async function missing(dataDir: string, set: string): Promise<string> {
  const hint =
    'Point to the folder that holds the sets with --data <folder>; a set is pages/<id>.html.gz and truth.json.gz.';
  if (!existsSync(dataDir)) return `The benchmark's pages are not here: ${dataDir} does not exist. ${hint}`;
  const sets = (await readdir(dataDir)).filter((name) => existsSync(join(dataDir, name, 'truth.json.gz')));
  return `There is no set "${set}" in ${dataDir}${sets.length > 0 ? `; there are: ${sets.join(', ')}` : ''}. ${hint}`;
}
