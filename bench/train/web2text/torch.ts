import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  PAIRWISE_SHAPE,
  UNARY_SHAPE,
  type Layer,
  type LayerShape,
} from '../../../src/engine/algorithms/web2text/network.ts';
import { UsageError } from '../../command/options.ts';
import type { Rows } from './export-features.ts';

/** One training, told in web2text.py: which pages (by their place among the rows) it learns from, and which choose the step whose weights are kept. */
export type Job = {
  readonly name: string;
  readonly seed: number;
  readonly steps: number;
  readonly drop: number;
  readonly average: number;
  readonly sparse: number;
  readonly live: readonly number[] | null;
  readonly share: number;
  readonly features: readonly number[] | null;
  readonly train: readonly number[];
  readonly validation: readonly number[];
};

/** Both networks in float32. */
export type Networks = { readonly unary: readonly Layer[]; readonly pairwise: readonly Layer[] };

/** Logarithms of the class probabilities of a page's blocks, × 2, and edges, × 4. */
export type Logs = { readonly unary: Float32Array; readonly pairwise: Float32Array };

/** Debian's Python, which sees Debian's torch; others seldom do. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = fileURLToPath(new URL('./web2text.py', import.meta.url));

/** True where the trainer can run. */
export async function hasTorch(): Promise<boolean> {
  return (await run(['-c', 'import torch, numpy'], 'ignore').catch(() => 1)) === 0;
}

/** Runs the jobs one after the other on what was exported to the folder; throws UsageError where Python or torch is missing. */
export async function train(folder: string, rows: Rows, jobs: readonly Job[]): Promise<Map<string, Networks>> {
  await runScript(
    folder,
    jobs.map((job) => ({ ...job, pages: rows, out: join(folder, job.name) })),
  );
  return new Map(
    await Promise.all(
      jobs.map(async ({ name }) => [name, networksFrom(await readFloats(join(folder, `${name}.bin`)))] as const),
    ),
  );
}

/** What torch makes of exported pages with these networks: the peer of the engine's own forward pass. */
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
  await runScript(folder, [{ name: 'forward', forward: file, pages: rows, out }]);
  const values = await readFloats(`${out}.bin`);
  let at = 0;
  const take = (count: number): Float32Array => values.subarray(at, (at += Math.max(0, count)));
  const unaryLogs = rows.map(([, count]) => take(2 * count));
  return rows.map(([, count], i) => ({ unary: unaryLogs[i]!, pairwise: take(4 * (count - 1)) }));
}

/** Parameters as the trainer writes them: layer by layer, weights and then biases. */
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
  if (at !== values.length) throw new Error(`The trainer wrote ${values.length} numbers, not ${at}.`);
  return networks;
}

async function readFloats(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function runScript(folder: string, jobs: readonly object[]): Promise<void> {
  if (!(await hasTorch()))
    throw new UsageError(
      `Training needs PyTorch for ${PYTHON}: \`apt-get install python3-torch\` on Debian or Ubuntu.`,
    );
  const file = join(folder, 'jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  if ((await run([SCRIPT, folder, file])) !== 0) throw new Error('The trainer stopped: what it said stands above.');
}

function run(args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): Promise<number | null> {
  return new Promise((resolve, reject) => {
    spawn(PYTHON, args, { stdio }).once('error', reject).once('close', resolve);
  });
}
