import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNARY_SHAPE, type Layer, type LayerShape } from '../../../src/engine/algorithms/web2text/network.ts';
import { PAIRWISE_SHAPE } from '../../compat/web2text/pairwise-network.ts';
import { runScript } from '../python.ts';
import type { Rows } from './export-features.ts';

/** Options of web2text.py, which documents them. */
export type TrainingOptions = {
  readonly seed: number;
  readonly steps: number;
  readonly drop: number;
  readonly average: number;
  readonly sparse: number;
  readonly live: readonly number[] | null;
  readonly share: number;
  readonly features: readonly number[] | null;
};

/** A training job of web2text.py. Pages are numbers of `Rows`. */
export type Job = TrainingOptions & {
  readonly name: string;
  readonly train: readonly number[];
  readonly validation: readonly number[];
};

/** Layers of both networks in float32. */
export type Networks = { readonly unary: readonly Layer[]; readonly pairwise: readonly Layer[] };

/** Log probabilities of the classes of a page: blocks × 2, edges × 4. */
export type Logs = { readonly unary: Float32Array; readonly pairwise: Float32Array };

const SCRIPT = new URL('./web2text.py', import.meta.url);

/**
 * Runs the jobs one after the other on the features in the folder; networks by job name. Throws UsageError on failure.
 */
export async function train(folder: string, rows: Rows, jobs: readonly Job[]): Promise<Map<string, Networks>> {
  await runJobs(
    folder,
    jobs.map((job) => ({ ...job, pages: rows, out: join(folder, job.name) })),
  );
  return new Map(
    await Promise.all(
      jobs.map(async ({ name }) => [name, networksFrom(await readFloats(join(folder, `${name}.bin`)))] as const),
    ),
  );
}

/** Torch's log probabilities for exported pages, to compare with the engine's forward pass. */
export async function torchForward(folder: string, rows: Rows, { unary, pairwise }: Networks): Promise<Logs[]> {
  const file = join(folder, 'networks.f32');
  await writeFile(
    file,
    Buffer.concat(
      [...unary, ...pairwise].flatMap(({ weights, scale, bias }) =>
        [weights.map((weight, i) => weight * scale[i % scale.length]!), bias].map((values) =>
          Buffer.from(values.buffer, values.byteOffset, values.byteLength),
        ),
      ),
    ),
  );
  const out = join(folder, 'forward');
  await runJobs(folder, [{ name: 'forward', forward: file, pages: rows, out }]);
  const values = await readFloats(`${out}.bin`);
  let at = 0;
  const take = (count: number): Float32Array => values.subarray(at, (at += Math.max(0, count)));
  const unaryLogs = rows.map(([, count]) => take(2 * count));
  return rows.map(([, count], i) => ({ unary: unaryLogs[i]!, pairwise: take(4 * (count - 1)) }));
}

/** Networks from the parameters that web2text.py wrote: layer by layer, weights and then biases. */
function networksFrom(values: Float32Array): Networks {
  let at = 0;
  const take = (count: number): Float32Array => values.subarray(at, (at += count));
  const layers = (shape: readonly LayerShape[]): Layer[] =>
    shape.map((layer) => ({
      ...layer,
      weights: take(layer.kernel * layer.inputs * layer.outputs),
      scale: new Float32Array(layer.outputs).fill(1),
      bias: take(layer.outputs),
    }));
  const networks = { unary: layers(UNARY_SHAPE), pairwise: layers(PAIRWISE_SHAPE) };
  if (at !== values.length)
    throw new Error(`web2text.py wrote ${values.length} parameters, not ${at}. Do its shapes agree with network.ts?`);
  return networks;
}

async function readFloats(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function runJobs(folder: string, jobs: readonly object[]): Promise<void> {
  const file = join(folder, 'jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  await runScript(SCRIPT, [folder, file]);
}
