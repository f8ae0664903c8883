import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { pageFeatures } from '../../../src/engine/algorithms/web2text/page-features.ts';
import { leafChars } from '../../../src/engine/algorithms/web2text/block-means.ts';
import type { Outline } from '../../../src/engine/types.ts';
import { EDGE_WIDTH } from '../../compat/web2text/edge-feature-names.ts';
import { edgeFeatures } from '../../compat/web2text/edge-features.ts';
import type { RunLabels } from '../../aligned/cached-labels.ts';

/** A page to train on or to test with: its outline and the labels of its runs. */
export type LabelledPage = { readonly outline: Outline; readonly labels: RunLabels };

/** Weight of each block in the loss. */
export type LossWeight = (page: { readonly chars: Int32Array; readonly labels: Uint8Array }) => Float32Array;

/** First row and number of rows of each page in the files of a folder (formats: web2text.py). */
export type Rows = readonly (readonly [first: number, rows: number])[];

export type ExportOptions = { readonly folder: string; readonly weigh: LossWeight };

/** Writes features, labels and loss weights of pages, one page after the other, for web2text.py. */
export async function exportFeatures(
  pages: AsyncIterable<LabelledPage> | Iterable<LabelledPage>,
  { folder, weigh }: ExportOptions,
): Promise<Rows> {
  await mkdir(folder, { recursive: true });
  const files = ['blocks.f32', 'edges.f32', 'labels.u8', 'weights.f32'].map((name) =>
    createWriteStream(join(folder, name)),
  );
  const rows: [number, number][] = [];
  let first = 0;
  for await (const { outline, labels } of pages) {
    const { tree, blocks } = pageFeatures(outline);
    const { leaves, run } = tree;
    const own = Uint8Array.from(run, (r) => labels[r]!);
    // An empty row after the last edge, so that rows of edges and blocks have the same numbers.
    const written = new Float32Array(leaves * EDGE_WIDTH);
    written.set(transpose(edgeFeatures(outline, tree), Math.max(0, leaves - 1)));
    const parts = [transpose(blocks, leaves), written, own, weigh({ chars: leafChars(outline, tree), labels: own })];
    for (const [i, file] of files.entries()) {
      const part = parts[i]!;
      if (!file.write(Buffer.from(part.buffer, part.byteOffset, part.byteLength))) await once(file, 'drain');
    }
    rows.push([first, leaves]);
    first += leaves;
  }
  await Promise.all(
    files.map(async (file) => {
      file.end();
      await once(file, 'finish');
    }),
  );
  await writeFile(join(folder, 'rows.json'), JSON.stringify(rows));
  return rows;
}

/** Rows from columns: `rows` is the length of a column. */
function transpose(columns: Float32Array, rows: number): Float32Array {
  const width = rows === 0 ? 0 : columns.length / rows;
  return Float32Array.from(columns, (_, i) => columns[(i % width) * rows + Math.floor(i / width)]!);
}
