import { resources } from '../../vite/resources.ts';
import { benchAlgorithm } from '../compat/bench-algorithms.ts';
import { charOverlap } from '../metrics/char-overlap.ts';
import { CROSS_VALIDATED } from '../cross-validated/tool-ids.ts';
import { readTruth } from '../data/data-set.ts';
import { mean, tokens, wordOverlap } from '../metrics/text-metrics.ts';
import { SPOILED } from '../run/summary.ts';
import { readOptions, UsageError } from '../command/options.ts';
import { outlineSetOf, savedIds, savedPage } from '../outlines/saved-outlines.ts';
import { outOfFoldProbabilities } from '../cross-validated/out-of-fold-probabilities.ts';
import { crossValidatedAlgorithm } from '../cross-validated/cross-validated-algorithm.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

/**
 * npm run bench:offline: word F1 of algorithms on saved outlines, without a browser. The text is that of the kept
 * blocks, without the article builder, so figures differ from the benchmark's by a few thousandths.
 */
async function main(argv: readonly string[]): Promise<void> {
  const options = readOptions(argv, ROOT);
  const { set, dataDir, algorithms, limit } = options;
  const kept = outlineSetOf(options);
  const ids = algorithms === 'all' ? ['div-scorer'] : algorithms;
  const truth = await readTruth(dataDir, set);
  if (!truth) throw new UsageError(`There is no gold text of "${set}" in ${dataDir}.`);
  const data = await resources();
  const probabilities = ids.includes(CROSS_VALIDATED) ? await outOfFoldProbabilities(set) : null;
  if (ids.includes(CROSS_VALIDATED) && !probabilities)
    throw new UsageError(`There are no cross-validated probabilities for ${set}: run npm run train.`);
  const rows: {
    tool: string;
    type: string;
    precision: number;
    recall: number;
    f1: number;
    words: number;
    goldWords: number;
    chars: { precision: number; recall: number };
  }[] = [];
  for (const page of (await savedIds(kept)).slice(0, limit ?? undefined)) {
    const gold = truth[page];
    if (!gold) continue;
    const saved = await savedPage(kept, page);
    for (const tool of ids) {
      const algorithm =
        tool === CROSS_VALIDATED ? crossValidatedAlgorithm(probabilities?.get(page)) : benchAlgorithm(tool);
      if (!algorithm) throw new UsageError(`There is no algorithm "${tool}".`);
      const { keep } = algorithm.classify(saved, data);
      const text = saved.outline.blocks
        .filter((_, i) => keep[i])
        .map((block) => block.text)
        .join('\n');
      rows.push({
        tool,
        type: gold.type ?? '',
        ...wordOverlap(text, gold.text),
        words: tokens(text).length,
        goldWords: tokens(gold.text).length,
        chars: charOverlap(text, gold.text),
      });
    }
  }
  const types = [...new Set(rows.map(({ type }) => type))].sort();
  for (const tool of ids) {
    const own = rows.filter((row) => row.tool === tool);
    const f1 = (type: string): string =>
      `${type} ${mean(own.filter((row) => row.type === type).map((row) => row.f1)).toFixed(3)}`;
    const [all, p, r] = [
      mean(own.map((row) => row.f1)),
      mean(own.map((row) => row.precision)),
      mean(own.map((row) => row.recall)),
    ];
    const [pc, rc] = [mean(own.map(({ chars }) => chars.precision)), mean(own.map(({ chars }) => chars.recall))];
    const sum = (value: (row: (typeof own)[number]) => number): number =>
      own.reduce((total, row) => total + value(row), 0);
    const pooled = [
      sum(({ precision, words }) => precision * words) / sum(({ words }) => words),
      sum(({ recall, goldWords }) => recall * goldWords) / sum(({ goldWords }) => goldWords),
    ];
    process.stdout.write(
      `${tool}  F1 ${all.toFixed(4)}  spoiled ${mean(own.map((row) => Number(row.f1 < SPOILED))).toFixed(3)}  P ${p.toFixed(3)}  R ${r.toFixed(3)}  pooled over pages P ${pooled[0]!.toFixed(3)} R ${pooled[1]!.toFixed(3)}  by characters P ${pc.toFixed(3)} R ${rc.toFixed(3)}  ${types.filter(Boolean).map(f1).join('  ')}\n`,
    );
  }
}

runCommand(main);
