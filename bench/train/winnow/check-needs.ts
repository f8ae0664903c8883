import { UsageError } from '../../command/options.ts';
import { readTruth } from '../../data/data-set.ts';
import { savedIds } from '../../outlines/saved-outlines.ts';
import { hasPackages } from '../python.ts';

/**
 * Throws a UsageError that names everything that training needs and does not find: gold text, outlines, and Python with
 * these packages. Without this check, some of it would only be missed minutes later.
 */
export async function checkNeeds(dataDir: string, sets: readonly string[], packages: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const set of sets) {
    if ((await readTruth(dataDir, set)) === null) missing.push(`the gold text of "${set}" in ${dataDir}`);
    else if (!(await hasOutlines(set)))
      missing.push(`the outlines of "${set}": run \`npm run outlines -- --set ${set}\``);
  }
  if (!(await hasPackages(packages)))
    missing.push(`Python with ${packages.join(' and ')} in the versions of bench/train/requirements.txt`);
  if (missing.length > 0)
    throw new UsageError(
      `Training needs what is not here (bench/train/README.md):\n${missing.map((need) => `- ${need}`).join('\n')}`,
    );
}

async function hasOutlines(set: string): Promise<boolean> {
  try {
    return (await savedIds(set)).length > 0;
  } catch (cause) {
    if (cause instanceof UsageError) return false;
    throw cause;
  }
}
