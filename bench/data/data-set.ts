import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '../command/options.ts';

/** The gold of one page; only some sets have the optional fields. */
export type Gold = {
  readonly text: string;
  readonly url?: string;
  /** Name of the host, in sets without addresses. */
  readonly host?: string;
  readonly lang?: string;
  readonly type?: string;
  /** Readers' comments and related articles, where they are marked apart from the text. */
  readonly comments?: string;
  readonly related?: string;
  readonly with?: readonly string[];
  readonly without?: readonly string[];
};

export type PageSource = { readonly id: string; readonly gold: Gold; readonly file: string };

/** Pages of a set ordered by id, or `limit` of them spread evenly. Throws UsageError if the data is missing. */
export async function readSet(dataDir: string, set: string, limit: number | null): Promise<PageSource[]> {
  const truth = await readTruth(dataDir, set);
  if (!truth) throw new UsageError(await missing(dataDir, set));
  const folder = join(dataDir, set);
  const pages = Object.entries(truth)
    .map(([id, gold]) => ({ id, gold, file: join(folder, 'pages', `${id}.html.gz`) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return spread(pages, limit ?? pages.length);
}

/** Gold by page id; null if the set has none. */
export async function readTruth(dataDir: string, set: string): Promise<Record<string, Gold> | null> {
  const file = join(dataDir, set, 'truth.json.gz');
  if (!existsSync(file)) return null;
  return JSON.parse(gunzipSync(await readFile(file)).toString('utf8')) as Record<string, Gold>;
}

/** `wanted` items at even distances, starting with the first. */
export function spread<T>(items: readonly T[], wanted: number): T[] {
  if (wanted >= items.length) return [...items];
  return Array.from({ length: wanted }, (_, i) => items[Math.floor((i * items.length) / wanted)] as T);
}

/** Bytes of a stored page, and their hash, which is the key of its cached results. */
export async function readPage(page: PageSource): Promise<{ html: Buffer; hash: string }> {
  const html = gunzipSync(await readFile(page.file));
  return { html, hash: createHash('sha256').update(html).digest('hex').slice(0, 16) };
}

async function missing(dataDir: string, set: string): Promise<string> {
  const hint = 'Name the folder of the sets with --data <folder>. A set is pages/<id>.html.gz and truth.json.gz.';
  if (!existsSync(dataDir)) return `The data folder ${dataDir} does not exist. ${hint}`;
  const sets = (await readdir(dataDir)).filter((name) => existsSync(join(dataDir, name, 'truth.json.gz')));
  return `There is no set "${set}" in ${dataDir}${sets.length > 0 ? `; it has: ${sets.join(', ')}` : ''}. ${hint}`;
}
