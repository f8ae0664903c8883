// npm run fuzz [-- --minutes 30] [-- --seed 7]: reads pages that no author would write, for that long, from that seed on.
import { join } from 'node:path';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

const MINUTE = 60_000;
const MINUTES = 30;
/** The browser starts, and a failure is made smaller, beside the time asked for. */
const SPARE = 10;
const SEEDS = 2 ** 31;

runMain(async () => {
  const minutes = number('--minutes') ?? MINUTES;
  const seed = number('--seed') ?? Date.now() % SEEDS;
  await ensureDependencies();
  await ensureChromium();
  say(`${minutes} min from seed ${seed}`);
  const env = { WINNOW_FUZZ_MINUTES: String(minutes), WINNOW_FUZZ_SEED: String(seed) };
  const { code } = await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'fuzz*'],
    { cwd: ROOT, timeout: (minutes + SPARE) * MINUTE, env, show: true },
  );
  process.exitCode = code;
});

/** The number after an option; undefined where it was not given. */
function number(option) {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = Number(process.argv[at + 1]);
  if (!Number.isFinite(value) || value < 0) throw new Complaint(`${option} wants a number.`);
  return value;
}
