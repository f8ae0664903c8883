import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outline } from '../../src/engine/types.ts';

const FOLDER = new URL('../cache/labels/', import.meta.url);

/** Label of a run that does not count: it is blank, or was not found in the page's source. */
export const NO_LABEL = 2;

/** One label for each run: 1 content, 0 boilerplate, or NO_LABEL. */
export type RunLabels = Uint8Array;

/** Key of cached labels; `version` must change with the code that computes them. */
export type LabelKey = {
  readonly kind: string;
  readonly version: number;
  readonly set: string;
  readonly id: string;
  readonly outline: Outline;
  readonly gold: string;
};

/** Cached labels of this outline and gold; computes and caches them if there are none. */
export async function cachedLabels(key: LabelKey, make: () => RunLabels | Promise<RunLabels>): Promise<RunLabels> {
  const file = fileURLToPath(new URL(`${key.kind}/${key.set}/${key.id}.txt`, FOLDER));
  const hash = hashOf(key);
  const [known, digits] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (known === hash && digits !== undefined) return Uint8Array.from(digits, Number);
  const labels = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${hash}\n${labels.join('')}`);
  return labels;
}

function hashOf({ version, outline, gold }: LabelKey): string {
  const hash = createHash('sha256').update(`${version}\n${gold}\n`);
  for (const { text } of outline.blocks) hash.update(text);
  for (const { block, start, end } of outline.runs) hash.update(`${block},${start},${end};`);
  return hash.digest('hex').slice(0, 16);
}
