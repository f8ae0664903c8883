import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../command/paths.ts';

const FOLDER = join(CACHE, 'train/winnow');

/**
 * Probabilities of the blocks of each page of a set, by page id, from trees that did not see the page. The last
 * `npm run train` wrote them; null if there are none.
 */
export async function outOfFoldProbabilities(set: string): Promise<ReadonlyMap<string, readonly number[]> | null> {
  const file = join(FOLDER, 'out-of-fold.npy');
  if (!existsSync(file)) return null;
  const { pages } = JSON.parse(await readFile(join(FOLDER, 'pages.json'), 'utf8')) as {
    pages: { set: string; id: string; blocks: number }[];
  };
  const values = floatsOf(await readFile(file));
  if (values.length !== pages.reduce((sum, { blocks }) => sum + blocks, 0)) return null;
  let at = 0;
  const all = pages.map(({ set: of, id, blocks }) => ({ of, id, values: values.subarray(at, (at += blocks)) }));
  const own = all.filter(({ of }) => of === set);
  return own.length === 0 ? null : new Map(own.map(({ id, values: probabilities }) => [id, Array.from(probabilities)]));
}

/** Numbers of a one-dimensional NumPy file of little-endian float32 (NEP 1: magic, version, header length, header). */
function floatsOf(file: Buffer): Float32Array {
  const start = 10 + file.readUInt16LE(8);
  return new Float32Array(file.buffer.slice(file.byteOffset + start, file.byteOffset + file.length));
}
