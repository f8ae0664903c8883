import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOCK_WIDTH } from '../../../src/engine/algorithms/web2text/feature-names.ts';
import { wholeNetwork, type Network } from '../../../src/engine/algorithms/web2text/network.ts';
import { EDGE_WIDTH } from '../../compat/web2text/edge-feature-names.ts';
import { forward } from '../../compat/web2text/log-probabilities.ts';
import type { Rows } from './export-features.ts';
import type { Logs, Networks } from './torch.ts';

/** Log probabilities and labels of one exported page; `page` is its number among the rows. */
export type Predicted = { readonly page: number; readonly potentials: Logs; readonly labels: Uint8Array };

/** The unary network (blocks) and the pairwise network (edges). */
export type Pair = { readonly unary: Network; readonly pairwise: Network };

/** Trained layers as networks that read all features. */
export function withAllFeatures({ unary, pairwise }: Networks): Pair {
  return { unary: wholeNetwork(unary), pairwise: wholeNetwork(pairwise) };
}

/** Runs networks on exported pages with the engine's forward pass. */
export async function* predict(
  folder: string,
  rows: Rows,
  { networks: { unary, pairwise }, pages }: { networks: Pair; pages: readonly number[] },
): AsyncGenerator<Predicted> {
  const [blocks, edges, labels] = await Promise.all(
    ['blocks.f32', 'edges.f32', 'labels.u8'].map((name) => open(join(folder, name))),
  );
  try {
    for (const page of pages) {
      const [first, count] = rows[page]!;
      const blockLogs = forward(
        unary,
        columnsOf(await floats(blocks!, first * BLOCK_WIDTH, count * BLOCK_WIDTH), BLOCK_WIDTH, unary.columns),
      );
      const edgeLogs = forward(
        pairwise,
        columnsOf(
          await floats(edges!, first * EDGE_WIDTH, Math.max(0, count - 1) * EDGE_WIDTH),
          EDGE_WIDTH,
          pairwise.columns,
        ),
      );
      yield {
        page,
        potentials: { unary: blockLogs, pairwise: edgeLogs },
        labels: new Uint8Array(await bytes(labels!, first, count)),
      };
    }
  } finally {
    await Promise.all([blocks, edges, labels].map((file) => file!.close()));
  }
}

/** Some columns of a table of rows, one column after the other. */
function columnsOf(rows: Float32Array, width: number, columns: Int32Array): Float32Array {
  const count = rows.length / width;
  return Float32Array.from(
    { length: columns.length * count },
    (_, i) => rows[(i % count) * width + columns[Math.floor(i / count)]!]!,
  );
}

async function floats(file: FileHandle, first: number, count: number): Promise<Float32Array> {
  return new Float32Array(await bytes(file, first * 4, count * 4));
}

async function bytes(file: FileHandle, from: number, count: number): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(count);
  if (count > 0) await file.read(new Uint8Array(buffer), 0, count, from);
  return buffer;
}
