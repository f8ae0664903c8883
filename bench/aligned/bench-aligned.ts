import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { resources } from '../../vite/resources.ts';
import { UsageError } from '../command/options.ts';
import { benchAlgorithm } from '../compat/bench-algorithms.ts';
import { countTextNodes, figuresOf, NONE, type Counts } from './text-node-metrics.ts';
import { characterLabelsOf } from './character-labels.ts';
import { DATA_DIR, idsOfSplit, SPLITS, type Split } from './read-aligned.ts';
import { runCommand } from '../command/run-command.ts';

const USAGE =
  'npm run bench:aligned -- --algorithms id,id [--split cleaneval_test|web2text_test|all|…] [--data folder]';
const EVERYTHING = 'everything';

/**
 * npm run bench:aligned: accuracy, precision, recall and F1 over the text nodes of a split, as the Web2Text paper
 * counts them, on saved outlines.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { algorithms, split, dataDir } = options(argv);
  const tools = algorithms.map((id) => benchAlgorithm(id) ?? fail(`There is no algorithm "${id}".`));
  const sums = new Map<string, Counts>([EVERYTHING, ...algorithms].map((id) => [id, NONE]));
  const data = await resources();
  let [items, lost, positive] = [0, 0, 0];
  for (const id of await idsOfSplit(split, dataDir)) {
    const labelled = await characterLabelsOf(id, dataDir);
    lost += labelled.lost;
    for (const label of labelled.runs) {
      if (label <= 1) items++;
      if (label === 1) positive++;
    }
    sums.set(EVERYTHING, countTextNodes(sums.get(EVERYTHING)!, labelled, null));
    for (const tool of tools)
      sums.set(tool.id, countTextNodes(sums.get(tool.id)!, labelled, tool.classify(labelled.page, data).keep));
  }
  process.stdout.write(
    `${split}: ${items} text nodes, ${((100 * positive) / items).toFixed(1)} % content; ${lost} were not found in the source of their page and do not count\n`,
  );
  for (const [id, counts] of sums) {
    const { accuracy, precision, recall, f1 } = figuresOf(counts);
    process.stdout.write(
      `${id}  accuracy ${accuracy.toFixed(3)}  P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}\n`,
    );
  }
}

function options(argv: readonly string[]): { algorithms: string[]; split: Split; dataDir: string } {
  let values;
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        algorithms: { type: 'string', default: '' },
        split: { type: 'string', default: 'cleaneval_test' },
        data: { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\nUsage: ${USAGE}`, { cause });
  }
  const split =
    SPLITS.find((name) => name === values.split) ??
    fail(`There is no split "${values.split}"; there are: ${SPLITS.join(', ')}.`);
  return {
    algorithms: values.algorithms
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    split,
    dataDir: values.data === undefined ? DATA_DIR : resolve(values.data),
  };
}

function fail(message: string): never {
  throw new UsageError(message);
}

runCommand(main);
