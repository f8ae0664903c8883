import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BLOCK_FEATURES } from '../../../src/engine/algorithms/web2text/feature-names.ts';
import { UNARY_SHAPE } from '../../../src/engine/algorithms/web2text/network.ts';
import { WEIGHTS_VERSION } from '../../../src/engine/algorithms/web2text/weights.ts';
import { outlineOf } from '../../../src/engine/testing/outline-of.ts';
import { EDGE_FEATURES } from '../../compat/web2text/edge-feature-names.ts';
import { pairwiseText } from '../../compat/web2text/pairwise-network.ts';
import { DATA_DIR } from '../../aligned/read-aligned.ts';
import { UsageError } from '../../command/options.ts';
import { NON_LEXICAL_FEATURES } from './non-lexical-features.ts';
import { exportFeatures } from './export-features.ts';
import { FIXTURE_PAGES } from '../fixture-pages.ts';
import { byLength, equalWeight } from './loss-weights.ts';
import { trainPaperNetworks } from './train-paper-networks.ts';
import { networkText } from './network-text.ts';
import { quantise } from './quantise.ts';
import { shippedFigures, type ShippedFigures } from './shipped-figures.ts';
import { SETS, trainShippedNetworks, type Trained } from './train-shipped-networks.ts';
import { torchForward, type Networks } from './torch.ts';
import { CACHE } from '../../command/paths.ts';
import { runCommand } from '../../command/run-command.ts';

const USAGE =
  'npm run train:web2text -- [--task paper|shipped] [--seeds 1,2,3] [--steps 5000] [--drop 0.02] [--average 0.998] [--sparse 0.05] [--live 12,6,4,4,4] [--share 0.4] [--features non-lexical|all] [--loss length|equal] [--dry] [--data folder]';
const TRAINING_CACHE = join(CACHE, 'train');
const WEIGHTS = fileURLToPath(new URL('../../../src/engine/algorithms/web2text/weights', import.meta.url));
/** Folder of the paper's second network, which only the compat form runs. */
const COMPAT_WEIGHTS = fileURLToPath(new URL('../../compat/web2text/weights', import.meta.url));

type Options = {
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly drop: number;
  readonly average: number | undefined;
  readonly sparse: number;
  readonly live: readonly number[] | null;
  readonly share: number;
  readonly features: string;
  readonly loss: string;
  readonly dry: boolean;
  readonly dataDir: string;
};

/** Decay of the running mean of the shipped weights: a mean over about 1 / (1 − this) steps. */
const AVERAGE = 0.998;
/** Weight of the hidden values in the loss, as shipped; docs/experiments/web2text-weights-and-threshold.md. */
const SPARSE = 0.05;
/** Inputs, and channels of each hidden layer, that stay alive, as shipped; docs/experiments/web2text-size.md. */
const LIVE = '12,6,4,4,4';
/** Share of the weights between living channels that is not 0. */
const SHARE = 0.4;
/** Dropout of weights of the shipped networks. With more dropout, networks of so few weights learn worse. */
const DROP = 0.02;

/**
 * npm run train:web2text: task `paper` prints the figures of the paper's Table 1; task `shipped` trains the weights of
 * the package and writes them with their manifest and the fixture of the unit test.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { task, ...options } = readOptions(argv);
  if (task === 'paper') await paper(options);
  else if (task === 'shipped') await shipped(options);
  else throw new UsageError(`--task takes paper or shipped, not "${task}".\nUsage: ${USAGE}`);
}

async function paper({ seeds, steps, average = 0 }: Options): Promise<void> {
  await trainPaperNetworks({ folder: join(TRAINING_CACHE, 'paper'), seeds, steps, average }, (line) =>
    process.stdout.write(`${line}\n`),
  );
}

async function shipped({
  seeds,
  steps,
  drop,
  average = AVERAGE,
  sparse,
  live,
  share,
  features,
  loss,
  dry,
  dataDir,
}: Options): Promise<void> {
  const seed = seeds[0]!;
  const trained = await trainShippedNetworks({
    folder: join(TRAINING_CACHE, 'shipped'),
    dataDir,
    seed,
    steps,
    drop,
    average,
    sparse,
    live,
    share,
    features: features === 'non-lexical' ? NON_LEXICAL_FEATURES : null,
    weigh: loss === 'equal' ? equalWeight : byLength,
  });
  const figures = shippedFigures(trained);
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  if (!dry) await writeWeights(trained, figures, { seed, steps, drop, average, sparse, live, share, features, loss });
}

type Settings = {
  readonly seed: number;
  readonly steps: number;
  readonly drop: number;
  readonly average: number;
  readonly sparse: number;
  readonly live: readonly number[] | null;
  readonly share: number;
  readonly features: string;
  readonly loss: string;
};

async function writeWeights({ pages, networks }: Trained, figures: ShippedFigures, settings: Settings): Promise<void> {
  const quantised = quantise(networks);
  const text = networkText(quantised.unary);
  const manifest = {
    algorithm: 'web2text',
    version: WEIGHTS_VERSION,
    file: 'network.json',
    bytes: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
    normalisation: 'fixed z-scores and bounds of the published code, part of each feature (features.md)',
    training: {
      command: 'npm run train:web2text -- --task shipped',
      sets: SETS,
      pages,
      split: 'five folds by registered domain and gold text; one page in twenty chooses step and λ',
      ...settings,
    },
    figures,
    features: BLOCK_FEATURES.map(({ name }) => name),
  };
  await mkdir(WEIGHTS, { recursive: true });
  await writeFile(join(WEIGHTS, 'network.json'), text);
  await writeFile(join(WEIGHTS, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const edgeFeatures = EDGE_FEATURES.map(({ name }) => name);
  await writeFile(join(COMPAT_WEIGHTS, 'pairwise.json'), pairwiseText(quantised.pairwise, edgeFeatures));
  await writeFixtures(quantised);
}

/** Writes torch's log probabilities for the fixture pages with the quantised weights. */
async function writeFixtures(networks: Networks): Promise<void> {
  const folder = join(TRAINING_CACHE, 'fixture');
  const rows = await exportFeatures(
    FIXTURE_PAGES.map((html) => ({ outline: outlineOf(html), labels: new Uint8Array(outlineOf(html).runs.length) })),
    { folder, weigh: equalWeight },
  );
  const logs = await torchForward(folder, rows, networks);
  const digits = (values: ArrayLike<number>): number[] => Array.from(values, (value) => Math.round(value * 1e6) / 1e6);
  const unary = FIXTURE_PAGES.map((html, i) => ({ html, unary: digits(logs[i]!.unary) }));
  await writeFile(join(WEIGHTS, 'fixture.json'), `${JSON.stringify(unary)}\n`);
  const pairwise = FIXTURE_PAGES.map((html, i) => ({ html, pairwise: digits(logs[i]!.pairwise) }));
  await writeFile(join(COMPAT_WEIGHTS, 'fixture.json'), `${JSON.stringify(pairwise)}\n`);
}

function readOptions(argv: readonly string[]): Options & { readonly task: string } {
  let values;
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        task: { type: 'string', default: 'shipped' },
        seeds: { type: 'string' },
        steps: { type: 'string', default: '5000' },
        drop: { type: 'string', default: String(DROP) },
        average: { type: 'string' },
        sparse: { type: 'string', default: String(SPARSE) },
        live: { type: 'string', default: LIVE },
        share: { type: 'string', default: String(SHARE) },
        features: { type: 'string', default: 'non-lexical' },
        loss: { type: 'string', default: 'length' },
        dry: { type: 'boolean', default: false },
        data: { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\nUsage: ${USAGE}`, { cause });
  }
  const {
    task,
    seeds = task === 'paper' ? '1,2,3' : '1',
    steps,
    drop,
    average,
    sparse,
    live,
    share,
    features,
    loss,
    dry,
    data,
  } = values;
  const numbers = {
    seeds: seeds.split(',').map(Number),
    steps: Number(steps),
    drop: Number(drop),
    sparse: Number(sparse),
    share: Number(share),
    average: average === undefined ? undefined : Number(average),
  };
  if (
    ![...numbers.seeds, numbers.steps, numbers.drop, numbers.sparse, numbers.share, numbers.average ?? 0].every(
      Number.isFinite,
    )
  )
    throw new UsageError(`Seeds, steps, drop, average, sparse and share are numbers.\nUsage: ${USAGE}`);
  const counts = live === '' ? null : live.split(',').map(Number);
  if (
    counts &&
    (counts.length !== UNARY_SHAPE.length || !counts.every((count) => Number.isInteger(count) && count > 0))
  )
    throw new UsageError(
      `--live takes ${UNARY_SHAPE.length} counts (inputs and hidden layers) or ''.\nUsage: ${USAGE}`,
    );
  if (features !== 'non-lexical' && features !== 'all')
    throw new UsageError(`--features takes non-lexical or all, not "${features}".\nUsage: ${USAGE}`);
  return {
    task,
    ...numbers,
    live: counts,
    features,
    loss,
    dry,
    dataDir: data === undefined ? DATA_DIR : resolve(data),
  };
}

runCommand(main);
