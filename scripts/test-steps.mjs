// The steps of npm test, in order: what each one runs, what it rests on, how its tests are counted.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './project.mjs';
import { npm, runCommand } from './run-command.mjs';
import { ensureFirefox } from './setup.mjs';

const REPORTS = join(ROOT, '.setup/reports');
const MINUTE = 60_000;
/** Preact and DOMPurify can write HTML; that nothing of ours asks them to is checked by lint, where the sources are. */
const LIBRARY_WARNINGS = new Set(['UNSAFE_VAR_ASSIGNMENT']);

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ name: string, title: string, needs?: string[], run(watch: (output: string) => void): Promise<Result> }} Step
 */

/** @type {Step[]} */
export const STEPS = [
  {
    name: 'format',
    title: 'format',
    run: (watch) => tool('prettier', ['--check', '.', '--log-level', 'warn'], { watch, limit: 2 * MINUTE }),
  },
  {
    name: 'lint',
    title: 'lint, import arrows',
    run: (watch) => tool('eslint', ['.', '--max-warnings', '0'], { watch, limit: 5 * MINUTE }),
  },
  { name: 'types', title: 'types: pages, engine, tools', run: types },
  {
    name: 'knip',
    title: 'unused code',
    run: (watch) => tool('knip', ['--no-config-hints'], { watch, limit: 3 * MINUTE }),
  },
  { name: 'unit', title: 'unit tests', run: (watch) => vitest('unit', watch) },
  { name: 'dom', title: 'unit tests in Chromium', run: (watch) => vitest('dom', watch) },
  { name: 'fuzz', title: 'pages made up', run: fuzz },
  { name: 'build', title: 'build for Chromium', run: (watch) => script('build', watch) },
  { name: 'build:firefox', title: 'build for Firefox', run: (watch) => script('build:firefox', watch) },
  { name: 'build:engine', title: 'build of the engine', run: (watch) => script('build:engine', watch) },
  {
    name: 'size',
    title: 'size limits',
    needs: ['build', 'build:engine'],
    run: (watch) => tool('size-limit', [], { watch, limit: 2 * MINUTE }),
  },
  { name: 'package', title: 'store packages', needs: ['build', 'build:firefox'], run: packages },
  { name: 'golden', title: 'golden pages', needs: ['build:engine'], run: (watch) => playwright('golden', watch) },
  {
    name: 'e2e',
    title: 'end to end, Chromium',
    needs: ['build', 'build:engine'],
    run: (watch) => playwright('chromium', watch),
  },
  { name: 'e2e:firefox', title: 'end to end, Firefox', needs: ['build:firefox'], run: firefox },
];

/** A program of the dependencies; counts as one test. */
async function tool(name, args, { watch, limit, env }) {
  const bin = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  const { code, output, timedOut } = await runCommand(bin, args, { cwd: ROOT, timeout: limit, env, watch });
  return one(code === 0, timedOut ? `${output}\nStopped after ${limit / MINUTE} minutes.` : output);
}

async function script(name, watch) {
  const { code, output } = await npm(['run', name], { cwd: ROOT, timeout: 5 * MINUTE, watch });
  return one(code === 0, output);
}

async function types(watch) {
  const projects = ['tsconfig.json', 'src/engine/tsconfig.json', 'tsconfig.node.json'];
  return inTurn(
    projects.map((project) => () => tool('tsc', ['-p', project, '--noEmit'], { watch, limit: 3 * MINUTE })),
  );
}

async function packages(watch) {
  return inTurn([
    async () => {
      const { code, output } = await runCommand(process.execPath, [join(ROOT, 'scripts/package.mjs')], {
        cwd: ROOT,
        timeout: MINUTE,
        watch,
      });
      return one(code === 0, output);
    },
    storeLint,
  ]);
}

/** Mozilla's own review by machine: no errors, and no warnings but those that come with the libraries. */
async function storeLint() {
  const { output } = await tool(
    'web-ext',
    ['lint', '--source-dir', 'dist/firefox', '--no-config-discovery', '--output', 'json'],
    { limit: 3 * MINUTE },
  );
  try {
    const { errors, warnings } = JSON.parse(output.slice(output.indexOf('{')));
    const found = [...errors, ...warnings.filter(({ code }) => !LIBRARY_WARNINGS.has(code))];
    return one(
      found.length === 0,
      found.map(({ code, message, file, line }) => `web-ext: ${code} ${message} (${file}:${line})`).join('\n'),
    );
  } catch {
    return one(false, output);
  }
}

/** The same pages on every machine, about a minute of them; `npm run fuzz` takes others, as long as it is let. */
function fuzz(watch) {
  return vitest('fuzz', watch, { WINNOW_FUZZ_MINUTES: '5', WINNOW_FUZZ_SEED: '1', WINNOW_FUZZ_ROUNDS: '6' });
}

async function vitest(project, watch, env) {
  const report = freshReport(`vitest-${project}.json`);
  const args = [
    'run',
    '--project',
    project === 'unit' ? project : `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const ran = await tool('vitest', args, { watch, limit: 10 * MINUTE, env });
  return counted(ran, report, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function playwright(project, watch) {
  const report = freshReport(`playwright-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' };
  const ran = await tool('playwright', ['test', `--project=${project}`, '--reporter=list,json'], {
    watch,
    limit: 20 * MINUTE,
    env,
  });
  return counted(ran, report, ({ stats, suites }) => {
    // Neither passed nor failed, and never silent.
    for (const reason of skipReasons(suites)) say(`Skipped: ${reason}`);
    for (const { title } of specsOf(suites, 'flaky')) say(`Passed only at the second try: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** What each test that was skipped said of it. @returns {string[]} */
function skipReasons(suites) {
  return specsOf(suites, 'skipped').map(
    ({ title, tests }) => tests[0]?.annotations.find(({ type }) => type === 'skip')?.description ?? title,
  );
}

/** The specs of those suites, at any depth, with a test of that status. */
function specsOf(suites, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specsOf(inner, wanted),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)),
  ]);
}

async function firefox(watch) {
  try {
    await ensureFirefox();
  } catch (cause) {
    return one(false, cause.message);
  }
  return playwright('firefox', watch);
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, name);
  rmSync(report, { force: true });
  return report;
}

/** The runner's own count; a run that failed without a failed test (no tests, a broken file) is one failure. */
function counted(ran, report, count) {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: ran.failed > 0 ? Math.max(failed, 1) : failed, output: ran.output };
  } catch (cause) {
    return { passed: 0, failed: 1, output: `${ran.output}\nNo report of this run: ${cause.message}` };
  }
}

async function inTurn(parts) {
  const results = [];
  for (const part of parts) results.push(await part());
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    output: results
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

function one(passed, output) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, output };
}
