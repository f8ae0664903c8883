import { viterbi } from '../../compat/web2text/viterbi.ts';
import { figuresOf, NONE, type Counts } from '../../aligned/text-node-metrics.ts';
import { characterLabelsOf } from '../../aligned/character-labels.ts';
import { idsOfSplit } from '../../aligned/read-aligned.ts';
import { exportFeatures, type LabelledPage, type Rows } from './export-features.ts';
import { equalWeight } from './loss-weights.ts';
import { predict, withAllFeatures, type Pair } from './predict.ts';
import { train, type Job } from './torch.ts';

/** Dropout of weights in the paper. */
const DROP = 0.2;

export type PaperOptions = {
  readonly folder: string;
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly average: number;
};

const SPLITS = ['cleaneval', 'web2text'] as const;
const LAMBDAS = [0, 0.1, 0.3, 1] as const;

/**
 * Trains on CleanEval by the paper's protocol (settings, splits and metric of Table 1) and prints the figures of the
 * test pages by split, seed and λ; λ is chosen on the validation pages. The difference between seeds is larger than the
 * gain of the pairwise network.
 */
export async function trainPaperNetworks(
  { folder, seeds, steps, average }: PaperOptions,
  print: (line: string) => void,
): Promise<void> {
  const order = await idsOfSplit('all');
  const number = new Map(order.map((id, i) => [id, i]));
  const pagesOf = async (split: Parameters<typeof idsOfSplit>[0]): Promise<number[]> =>
    (await idsOfSplit(split)).map((id) => number.get(id)!);
  const rows = await exportFeatures(labelledPages(order), { folder, weigh: equalWeight });
  const jobs: Job[] = [];
  for (const split of SPLITS) {
    const [training, validation] = [await pagesOf(`${split}_train`), await pagesOf(`${split}_validation`)];
    for (const seed of seeds)
      jobs.push({
        name: `${split}-${seed}`,
        seed,
        steps,
        drop: DROP,
        average,
        sparse: 0,
        live: null,
        share: 1,
        features: null,
        train: training,
        validation,
      });
  }
  const trained = await train(folder, rows, jobs);
  for (const split of SPLITS) {
    const f1: number[] = [];
    for (const { name, validation } of jobs.filter((job) => job.name.startsWith(split))) {
      const networks = withAllFeatures(trained.get(name)!);
      const chosen = bestLambda(await countsByLambda(folder, rows, { networks, pages: validation }));
      const test = await countsByLambda(folder, rows, { networks, pages: await pagesOf(`${split}_test`) });
      f1.push(figuresOf(test[chosen]!).f1);
      for (const [i, lambda] of LAMBDAS.entries())
        print(`${name}  λ ${lambda}${i === chosen ? ' (chosen)' : ''}  ${figuresLine(test[i]!)}`);
    }
    const mean = f1.reduce((sum, value) => sum + value, 0) / f1.length;
    print(`${split}: mean F1 ${mean.toFixed(4)} of ${f1.length} seeds, λ chosen on the validation pages`);
  }
}

async function* labelledPages(ids: readonly string[]): AsyncGenerator<LabelledPage> {
  for (const id of ids) {
    const { page, runs } = await characterLabelsOf(id);
    yield { outline: page.outline, labels: runs };
  }
}

async function countsByLambda(
  folder: string,
  rows: Rows,
  task: { networks: Pair; pages: readonly number[] },
): Promise<Counts[]> {
  const sums = LAMBDAS.map(() => ({ ...NONE }) as { -readonly [K in keyof Counts]: number });
  for await (const { potentials, labels } of predict(folder, rows, task)) {
    for (const [i, lambda] of LAMBDAS.entries()) {
      const predicted = viterbi(potentials, lambda);
      const sum = sums[i]!;
      for (let l = 0; l < labels.length; l++) {
        if (labels[l]! > 1) continue;
        if (predicted[l] === 1) sum[labels[l] === 1 ? 'tp' : 'fp']++;
        else sum[labels[l] === 1 ? 'fn' : 'tn']++;
      }
    }
  }
  return sums;
}

/** Index of the λ with the highest F1. */
function bestLambda(counts: readonly Counts[]): number {
  const f1 = counts.map((sum) => figuresOf(sum).f1);
  return f1.indexOf(Math.max(...f1));
}

function figuresLine(counts: Counts): string {
  const { accuracy, precision, recall, f1 } = figuresOf(counts);
  return `accuracy ${accuracy.toFixed(3)}  P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(4)}`;
}
