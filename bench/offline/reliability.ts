import { resources } from '../../vite/resources.ts';
import { benchAlgorithm } from '../compat/bench-algorithms.ts';
import { readTruth } from '../data/data-set.ts';
import { mean, wordOverlap } from '../metrics/text-metrics.ts';
import { readOptions, UsageError } from '../command/options.ts';
import { savedIds, savedPage } from '../outlines/saved-outlines.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';

/** Lower ends of the bins of confidence. */
const BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.9];

/** npm run bench:reliability: mean confidence and mean word F1 of pages by bin of confidence, on saved outlines. */
async function main(argv: readonly string[]): Promise<void> {
  const { set, dataDir, algorithms } = readOptions(argv, ROOT);
  const truth = await readTruth(dataDir, set);
  if (!truth) throw new UsageError(`There is no gold text of "${set}" in ${dataDir}.`);
  const data = await resources();
  const tools = (algorithms === 'all' ? ['div-scorer'] : algorithms).map((id) => {
    const algorithm = benchAlgorithm(id);
    if (!algorithm) throw new UsageError(`There is no algorithm "${id}".`);
    return { algorithm, pages: [] as { confidence: number; f1: number }[] };
  });
  for (const id of await savedIds(set)) {
    const gold = truth[id];
    if (!gold) continue;
    const page = await savedPage(set, id);
    for (const { algorithm, pages } of tools) {
      const { keep, confidence } = algorithm.classify(page, data);
      pages.push({
        confidence,
        f1: wordOverlap(
          page.outline.blocks
            .filter((_, i) => keep[i])
            .map(({ text }) => text)
            .join('\n'),
          gold.text,
        ).f1,
      });
    }
  }
  for (const { algorithm, pages } of tools) {
    process.stdout.write(
      `${algorithm.id} on ${set}\n| confidence | pages | mean confidence | mean word F1 |\n| --- | --- | --- | --- |\n`,
    );
    BINS.forEach((low, i) => {
      const high = BINS[i + 1] ?? Infinity;
      const own = pages.filter(({ confidence }) => confidence >= low && confidence < high);
      if (own.length > 0)
        process.stdout.write(
          `| from ${low} | ${own.length} | ${mean(own.map(({ confidence }) => confidence)).toFixed(2)} | ${mean(own.map(({ f1 }) => f1)).toFixed(2)} |\n`,
        );
    });
  }
}

runCommand(main);
