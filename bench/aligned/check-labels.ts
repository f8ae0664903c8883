import { readTruth } from '../data/data-set.ts';
import { runCommand } from '../command/run-command.ts';
import { mean, wordOverlap } from '../metrics/text-metrics.ts';
import { savedIds, savedPage } from '../outlines/saved-outlines.ts';
import { figuresOf } from './text-node-metrics.ts';
import { labelledBlocks } from './labelled-blocks.ts';
import { characterLabelsOf } from './character-labels.ts';
import { ALIGNED_SET, DATA_DIR, idsOfSplit } from './read-aligned.ts';
import { tokenLabelsOf } from './token-labels.ts';

/** The set that has gold texts for the test pages of the public split. */
const GOLD_OF_ALIGNED = 'cleaneval';
const SETS = ['wcxb-dev', 'cleaneval', 'l3s-gn1'];

/**
 * npm run bench:labels: compares labels by gold text with labels by characters, and computes the word F1 of the blocks
 * that have the label content.
 */
async function main(): Promise<void> {
  process.stdout.write(`${await agreement()}\n`);
  for (const set of SETS) process.stdout.write(`${await oracle(set)}\n`);
}

/** Agreement on the test pages, as a line of text. */
async function agreement(): Promise<string> {
  const truth = (await readTruth(DATA_DIR, GOLD_OF_ALIGNED)) ?? {};
  let [tp, fp, fn, tn] = [0, 0, 0, 0];
  for (const id of await idsOfSplit('cleaneval_test')) {
    const gold = truth[id]?.text;
    if (gold === undefined) continue;
    const { runs } = await characterLabelsOf(id);
    const byTokens = await tokenLabelsOf(ALIGNED_SET, id, gold);
    for (let i = 0; i < runs.length; i++) {
      if (runs[i]! > 1) continue;
      if (runs[i] === 1 && byTokens[i] === 1) tp++;
      else if (runs[i] === 1) fn++;
      else if (byTokens[i] === 1) fp++;
      else tn++;
    }
  }
  const { accuracy, precision, recall, f1 } = figuresOf({ tp, fp, fn, tn });
  return `labels by gold text against labels by characters: agreement ${accuracy.toFixed(4)}, P ${precision.toFixed(4)}, R ${recall.toFixed(4)}, F1 ${f1.toFixed(4)}`;
}

/** Word F1 of a set if exactly the blocks with the label content are kept, as a line of text. */
async function oracle(set: string): Promise<string> {
  const truth = (await readTruth(DATA_DIR, set)) ?? {};
  const scores: number[] = [];
  for (const id of await savedIds(set)) {
    const gold = truth[id]?.text;
    if (gold === undefined) continue;
    const { outline } = await savedPage(set, id);
    const keep = labelledBlocks(outline, await tokenLabelsOf(set, id, gold));
    scores.push(
      wordOverlap(
        outline.blocks
          .filter((_, i) => keep[i])
          .map(({ text }) => text)
          .join('\n'),
        gold,
      ).f1,
    );
  }
  return `${set}: word F1 ${mean(scores).toFixed(4)} of the labelled blocks, ${scores.length} pages`;
}

runCommand(main);
