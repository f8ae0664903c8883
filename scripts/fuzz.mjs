// npm run fuzz [-- --minutes 30] [-- --seed 7]: reads random pages for that long, starting with that seed.
import { join } from 'node:path';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

const MINUTE = 60_000;
const MINUTES = 30;
/** Minutes for starting the browser and for shrinking a failing page. */
const EXTRA_MINUTES = 10;
const SEED_LIMIT = 2 ** 31;

runMain(async () => {
  const minutes = number('--minutes') ?? MINUTES;
  const seed = number('--seed') ?? Date.now() % SEED_LIMIT;
  await ensureDependencies();
  await ensureChromium();
  say(`Reading random pages for ${minutes} min, starting with seed ${seed} …`);
  const env = { WINNOW_FUZZ_MINUTES: String(minutes), WINNOW_FUZZ_SEED: String(seed) };
  const { code } = await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'fuzz*'],
    { cwd: ROOT, timeout: (minutes + EXTRA_MINUTES) * MINUTE, env, show: true },
  );
  process.exitCode = code;
});

/** The number after an option, or undefined without the option. */
function number(option) {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = Number(process.argv[at + 1]);
  if (!Number.isFinite(value) || value < 0) throw new Complaint(`${option} needs a number of at least 0.`);
  return value;
}
