import { collapseTree } from '../../../src/engine/algorithms/web2text/collapsed-tree.ts';
import { expectedF1 } from '../../../src/engine/algorithms/web2text/confidence.ts';
import { keepingThreshold } from '../../../src/engine/algorithms/web2text/keeping-threshold.ts';
import { leafChars, blockMeans } from '../../../src/engine/algorithms/web2text/block-means.ts';
import { withThreshold } from '../../compat/web2text/log-probabilities.ts';
import { viterbi } from '../../compat/web2text/viterbi.ts';
import { tokenLabelsOf } from '../../aligned/token-labels.ts';
import { readTruth } from '../../data/data-set.ts';
import { wordOverlap } from '../../metrics/text-metrics.ts';
import { savedIds, savedPage } from '../../outlines/saved-outlines.ts';
import constants from '../constants.json' with { type: 'json' };
import { exportFeatures, type LabelledPage, type LossWeight, type Rows } from './export-features.ts';
import { foldsOf, type PageKey } from '../folds.ts';
import { predict, withAllFeatures } from './predict.ts';
import { quantise } from './quantise.ts';
import { train, type Job, type Networks, type TrainingOptions } from './torch.ts';

/** Sets that the shipped networks learn from. */
export const SETS = ['wcxb-dev', 'cleaneval'] as const;
export const FOLDS = constants.folds;
/** Parts that the pages are divided into, by domain. Four parts make a fold; one part chooses the step and λ. */
const PARTS = 20;
export const LAMBDAS = [0, 0.1, 0.2, 0.3, 0.5, 1] as const;

export type TrainingPage = PageKey & { readonly type: string };
/** Word F1 of one page for one λ; `expected` is the word F1 that the networks expect. */
export type Score = {
  readonly page: TrainingPage;
  readonly fold: number;
  readonly lambda: number;
  readonly f1: number;
  readonly expected: number;
};
/** Options of web2text.py (see there), and the weight of blocks in the loss. */
export type ShippedOptions = TrainingOptions & {
  readonly folder: string;
  readonly dataDir: string;
  readonly weigh: LossWeight;
};

/**
 * Networks trained on all pages but one validation part; scores of the validation pages, and of the pages of each fold
 * by the networks of the other folds, with weights in float32 and as signed bytes.
 */
export type Trained = {
  readonly pages: number;
  readonly networks: Networks;
  readonly validation: readonly Score[];
  readonly test: readonly Score[];
  readonly testOfBytes: readonly Score[];
};

/** Trains once for each fold, on the other folds, and once for the package. */
export async function trainShippedNetworks({
  folder,
  dataDir,
  seed,
  steps,
  drop,
  average,
  sparse,
  live,
  share,
  features,
  weigh,
}: ShippedOptions): Promise<Trained> {
  const pages = await trainingPages(dataDir);
  const rows = await exportFeatures(labelledPages(pages), { folder, weigh });
  const parts = foldsOf(pages, PARTS);
  const where = (test: (part: number) => boolean): number[] => pages.flatMap((_, i) => (test(parts[i]!) ? [i] : []));
  const settings = { steps, drop, average, sparse, live, share, features };
  const jobs: Job[] = Array.from({ length: FOLDS }, (_, fold) => {
    const held = FOLDS + ((fold + 1) % FOLDS);
    return {
      ...settings,
      name: `fold-${fold}`,
      seed: seed + fold,
      train: where((part) => part % FOLDS !== fold && part !== held),
      validation: where((part) => part === held),
    };
  });
  const final: Job = {
    ...settings,
    name: 'final',
    seed,
    train: where((part) => part !== 0),
    validation: where((part) => part === 0),
  };
  const trained = await train(folder, rows, [...jobs, final]);
  const [validation, test, testOfBytes]: Score[][] = [[], [], []];
  for (const [fold, job] of jobs.entries()) {
    const networks = trained.get(job.name)!;
    const held = where((part) => part % FOLDS === fold);
    const source = { folder, rows, pages, fold };
    validation!.push(...(await scores(source, networks, job.validation)));
    test!.push(...(await scores(source, networks, held)));
    testOfBytes!.push(...(await scores(source, quantise(networks), held)));
  }
  return {
    pages: pages.length,
    networks: trained.get(final.name)!,
    validation: validation!,
    test: test!,
    testOfBytes: testOfBytes!,
  };
}

/** Pages of the sets that have an outline and a gold text. */
async function trainingPages(dataDir: string): Promise<TrainingPage[]> {
  const pages: TrainingPage[] = [];
  for (const set of SETS) {
    const truth = (await readTruth(dataDir, set)) ?? {};
    for (const id of await savedIds(set)) {
      const gold = truth[id];
      if (gold) pages.push({ set, id, url: gold.url, gold: gold.text, type: gold.type ?? '' });
    }
  }
  return pages;
}

async function* labelledPages(pages: readonly TrainingPage[]): AsyncGenerator<LabelledPage> {
  for (const { set, id, gold } of pages)
    yield { outline: (await savedPage(set, id)).outline, labels: await tokenLabelsOf(set, id, gold) };
}

type Source = {
  readonly folder: string;
  readonly rows: Rows;
  readonly pages: readonly TrainingPage[];
  readonly fold: number;
};

/** Word F1 of the kept blocks' text, for every λ. */
async function scores(
  { folder, rows, pages, fold }: Source,
  networks: Networks,
  chosen: readonly number[],
): Promise<Score[]> {
  const found: Score[] = [];
  for await (const { page: at, potentials } of predict(folder, rows, {
    networks: withAllFeatures(networks),
    pages: chosen,
  })) {
    const page = pages[at]!;
    const { outline } = await savedPage(page.set, page.id);
    const tree = collapseTree(outline);
    const chars = leafChars(outline, tree);
    const probabilities = Float64Array.from(chars, (_, l) => Math.exp(potentials.unary[2 * l + 1]!));
    const moved = withThreshold(potentials.unary, keepingThreshold(probabilities, chars));
    for (const lambda of LAMBDAS) {
      const shares = blockMeans(outline, tree, {
        chars,
        probabilities,
        labels: viterbi({ unary: moved, pairwise: potentials.pairwise }, lambda),
      });
      const keep = Array.from(shares.content, (share) => share > 0.5);
      const text = outline.blocks
        .filter((_, b) => keep[b])
        .map((block) => block.text)
        .join('\n');
      found.push({
        page,
        fold,
        lambda,
        f1: wordOverlap(text, page.gold).f1,
        expected: expectedF1(outline, shares, keep),
      });
    }
  }
  return found;
}
