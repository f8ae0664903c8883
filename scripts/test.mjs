// npm test [-- step …]: every check there is, from a fresh clone on. The last line is the count.
import { Complaint, runMain, say, withPulse } from './project.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';
import { STEPS } from './test-steps.mjs';

const TITLE_WIDTH = 30;
const LAST_WIDTH = 100;
/** Steps that need no browser: alone they must not fetch one. */
const WITHOUT_BROWSER = new Set([
  'format',
  'lint',
  'types',
  'knip',
  'build',
  'build:firefox',
  'build:engine',
  'size',
  'package',
  'e2e:firefox',
]);

runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown)
    throw new Complaint(`There is no step "${unknown}"; there are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  const steps = names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));

  await ensureDependencies();
  if (steps.some(({ name }) => !WITHOUT_BROWSER.has(name))) await ensureChromium();

  const failedSteps = new Set();
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const broken = step.needs?.find((name) => failedSteps.has(name));
    const result = broken ? { passed: 0, failed: 1, output: `Not run: "${broken}" failed.` } : await runStep(step);
    passed += result.passed;
    failed += result.failed;
    if (result.failed === 0) continue;
    failedSteps.add(step.name);
    say(`${result.output.trimEnd()}\n`);
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** Runs one step, with a sign of life while it takes long. */
async function runStep(step) {
  const begin = Date.now();
  let last = '';
  say(`${step.title} …`);
  const watch = (output) => {
    last = output.trim().split('\n').at(-1)?.slice(0, LAST_WIDTH) ?? '';
  };
  const result = await withPulse(
    () => step.run(watch),
    () => last,
  );
  const verdict = result.failed > 0 ? `${result.passed} passed, ${result.failed} FAILED` : `${result.passed} passed`;
  say(`${step.title.padEnd(TITLE_WIDTH)} ${verdict}, ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}
