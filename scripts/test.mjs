// npm test [-- step …]: runs every check, or the named ones with the builds that they need. The last line of the output
// is "N passed, N failed".
import { Complaint, runMain, say } from './project.mjs';
import { isWide, schedule, withNeeds } from './schedule.mjs';
import {
  ensureChromium,
  ensureDependencies,
  ensureDisplayPrograms,
  ensureEpubcheck,
  sayWhatIsMissing,
} from './setup.mjs';
import { STEPS } from './test-steps.mjs';

const TITLE_WIDTH = 30;
const LAST_LINE_WIDTH = 100;
const PULSE = 15_000;
/** Of the output of a step that failed without a failed test: an error outside of tests stands at its end. */
const END_LINES = 40;

runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Complaint(`There is no step "${unknown}". Steps: ${STEPS.map(({ name }) => name).join(', ')}.`);
  const isWhole = names.length === 0;
  const steps = isWhole ? STEPS : withNeeds(STEPS, names);

  const has = (name) => steps.some((step) => step.name === name);
  const needsDisplay = has('e2e') || has('e2e:firefox');
  const needsChromium = steps.some(({ browser }) => browser === 'chromium');
  await sayWhatIsMissing([
    ...(needsChromium ? ['chromium'] : []),
    // Its step installs it, so that the other steps do not wait.
    ...(has('e2e:firefox') ? ['firefox'] : []),
    ...(has('dom') ? ['epubcheck'] : []),
    ...(needsDisplay ? ['display'] : []),
  ]);
  await ensureDependencies();
  if (needsChromium) await ensureChromium();
  if (has('dom')) await ensureEpubcheck();
  if (needsDisplay) await ensureDisplayPrograms();

  const results = await schedule(steps, (step) => runStep(step, isWhole));
  for (const line of failedLines(steps, results)) say(line);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});

/** Names everything that failed once more at the end, where a long output is read first. */
function failedLines(steps, results) {
  return steps.flatMap(({ title }, index) => {
    const { failed, failures = [], output = '' } = results[index];
    if (failed === 0) return [];
    if (failures.length === 0) return [`FAILED: ${title}`, ...output.trimEnd().split('\n').slice(-END_LINES)];
    return failures.map((line) => `FAILED: ${title}: ${line}`);
  });
}

/** Runs one step and prints its count and time; while it runs, prints every 15 seconds how far it is. */
async function runStep(step, isWhole) {
  const begin = Date.now();
  const seconds = () => (Date.now() - begin) / 1000;
  let lastLine = '';
  say(`${step.title} …`);
  const pulse = setInterval(() => {
    say(`  ${step.title}: ${seconds().toFixed(0)} s ${lastLine}`.trimEnd());
  }, PULSE);
  const watch = (output) => {
    lastLine = output.trim().split('\n').at(-1)?.slice(0, LAST_LINE_WIDTH) ?? '';
  };
  // The checks beside the tests take only the time that these leave.
  const result = await step.run({ watch, isWhole, isLow: isWhole && !isWide(step) });
  clearInterval(pulse);
  const count = result.failed > 0 ? `${result.passed} passed, ${result.failed} FAILED` : `${result.passed} passed`;
  say(`${step.title.padEnd(TITLE_WIDTH)} ${count}, ${seconds().toFixed(1)} s`);
  for (const notice of result.notices ?? []) say(notice);
  if (result.failed > 0) say(`${result.output.trimEnd()}\n`);
  return result;
}
