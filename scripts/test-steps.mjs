// The steps of npm test: what each one runs, which steps it needs, and how its tests are counted.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { npm, runCommand } from './run-command.mjs';
import { ensureFirefox } from './setup.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const REPORTS = join(ROOT, '.setup/reports');
const CACHE = join(ROOT, '.setup/cache');
/** Milliseconds; far above what any step takes on a slow machine, where one takes twenty minutes. */
const LIMIT = 45 * 60_000;
/** Libraries contain code that writes HTML (docs/store/reviewers.md). Lint checks that our sources do not. */
const LIBRARY_WARNINGS = new Set(['UNSAFE_VAR_ASSIGNMENT']);

/**
 * `watch` receives output as it comes; `isWhole` is true when all steps run; with `isLow`, other steps go first.
 * @typedef {{ watch: (output: string) => void, isWhole: boolean, isLow: boolean }} Context
 * `failures` has a line for each failed test.
 * @typedef {{ passed: number, failed: number, output: string, notices?: string[], failures?: string[] }} Result
 * @typedef {{
 *   name: string, title: string, needs?: string[], cores?: number, browser?: 'chromium',
 *   run(context: Context): Promise<Result>
 * }} Step
 */

/** Steps with `cores: 2` run two workers of their own. @type {Step[]} */
export const STEPS = [
  // First, so that it runs beside the unit tests: its browser does not get a low priority.
  { name: 'fuzz', title: 'random pages', browser: 'chromium', run: fuzz },
  { name: 'build', title: 'build for Chromium', run: (context) => script('build', context) },
  { name: 'build:engine', title: 'build of the engine', run: (context) => script('build:engine', context) },
  { name: 'build:package', title: 'build of the package', run: (context) => script('build:package', context) },
  { name: 'build:command', title: 'build of the command', run: (context) => script('build:command', context) },
  {
    name: 'build:playground',
    title: 'build of the playground',
    run: (context) => script('build:playground', context),
  },
  { name: 'build:firefox', title: 'build for Firefox', run: (context) => script('build:firefox', context) },
  { name: 'lint', title: 'lint', run: lint },
  { name: 'types', title: 'types', run: types },
  { name: 'format', title: 'format', run: format },
  { name: 'knip', title: 'unused code', run: knip },
  {
    name: 'reference',
    title: 'reference of the package',
    run: (context) => tool('typedoc', ['--emit', 'none'], context),
  },
  { name: 'imports', title: 'rules of import', run: imports },
  {
    name: 'size',
    title: 'size limits',
    needs: ['build', 'build:engine', 'build:package'],
    run: (context) => tool('size-limit', [], context),
  },
  {
    name: 'package',
    title: 'archives',
    needs: ['build', 'build:firefox', 'build:package', 'build:command'],
    run: packages,
  },
  { name: 'unit', title: 'unit tests', cores: 2, run: (context) => vitest('unit', context) },
  {
    // Tests of its own, so no low priority: a starved test reaches its time limit.
    name: 'programs',
    title: 'the package as programs use it',
    needs: ['build:package', 'build:command'],
    cores: 2,
    run: (context) => vitest('programs', context),
  },
  {
    name: 'dom',
    title: 'unit tests in Chromium',
    cores: 2,
    browser: 'chromium',
    run: (context) => vitest('dom', context),
  },
  {
    name: 'golden',
    title: 'golden pages',
    needs: ['build:engine'],
    cores: 2,
    browser: 'chromium',
    run: (context) => playwright('golden', context),
  },
  {
    name: 'e2e',
    title: 'end to end, Chromium',
    needs: ['build', 'build:engine', 'build:playground'],
    cores: 2,
    browser: 'chromium',
    run: (context) => playwright('chromium', context),
  },
  {
    name: 'e2e:firefox',
    title: 'end to end, Firefox',
    needs: ['build', 'build:engine', 'build:firefox', 'build:playground'],
    cores: 2,
    run: firefox,
  },
];

/** Runs a program of the dependencies, which counts as one test. */
function tool(name, args, context, env = {}) {
  const bin = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  return asTest(runCommand(bin, args, optionsFor(context, env)));
}

function script(name, context) {
  return asTest(npm(['run', name], optionsFor(context)));
}

function program(path, args, context) {
  return asTest(runCommand(process.execPath, [join(ROOT, path), ...args], optionsFor(context)));
}

function optionsFor({ watch, isLow }, env = {}) {
  return { cwd: ROOT, timeout: LIMIT, env, watch, isLow };
}

async function asTest(ended) {
  const { code, output, timedOut } = await ended;
  return single(code === 0, timedOut ? `${output}\nStopped after ${LIMIT / 60_000} minutes.` : output);
}

function format(context) {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'prettier')];
  return tool('prettier', ['--check', '.', '--log-level', 'warn', ...cache], context);
}

/**
 * A whole run lints without the cache: some rules use types from other files, and ESLint's cache does not notice when
 * only those change. The workflow files are part of lint, too.
 */
function lint(context) {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint')];
  return inTurn([
    () => tool('eslint', ['.', '--max-warnings', '0', ...(context.isWhole ? [] : cache)], context),
    () => program('scripts/lint-workflows.mjs', [], context),
  ]);
}

/**
 * TypeScript 7, which is several times as fast as 6; ESLint and the declarations of the package need the interface
 * of 6. It keeps what it knows about unchanged files in `.setup/cache`.
 */
function types(context) {
  const projects = { pages: 'tsconfig.json', engine: 'src/engine/tsconfig.json', tools: 'tsconfig.node.json' };
  return inTurn(
    Object.entries(projects).map(([name, project]) => () => {
      const cache = ['--incremental', '--tsBuildInfoFile', join(CACHE, `types-${name}.json`)];
      return program('node_modules/typescript-7/bin/tsc', ['-p', project, '--noEmit', ...cache], context);
    }),
  );
}

/** The second run leaves the tests out, so that it finds exports that only tests use. */
function knip(context) {
  const production = ['--config', 'knip.production.json', '--include', 'files,exports,types'];
  return inTurn([[], production].map((args) => () => tool('knip', ['--no-config-hints', ...args], context)));
}

/** The rules are in `.dependency-cruiser.mjs`. */
function imports(context) {
  return program('scripts/check-imports.mjs', [], context);
}

function packages(context) {
  return inTurn([() => program('scripts/package.mjs', [], context), () => storeLint(context)]);
}

/** Runs Mozilla's add-on linter, which must find nothing but what docs/store/reviewers.md explains. */
async function storeLint(context) {
  const { output } = await tool(
    'web-ext',
    ['lint', '--source-dir', 'dist/firefox', '--no-config-discovery', '--output', 'json'],
    context,
  );
  try {
    const { errors, notices, warnings } = JSON.parse(output.slice(output.indexOf('{')));
    const found = [...errors, ...notices, ...warnings.filter(({ code }) => !LIBRARY_WARNINGS.has(code))];
    return single(
      found.length === 0,
      found.map(({ code, message, file, line }) => `web-ext: ${code} ${message} (${file}:${line})`).join('\n'),
    );
  } catch {
    return single(false, output);
  }
}

/** Checks the same pages on every machine, in about half a minute. `npm run fuzz` checks other pages for longer. */
function fuzz(context) {
  return vitest('fuzz', context, { WINNOW_FUZZ_MINUTES: '5', WINNOW_FUZZ_SEED: '1', WINNOW_FUZZ_ROUNDS: '3' });
}

async function vitest(project, context, env) {
  const report = freshReport(`vitest-${project}.json`);
  const args = [
    'run',
    '--project',
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await tool('vitest', args, context, env);
  return counted(result, report, readVitestReport);
}

async function playwright(project, context) {
  const report = freshReport(`playwright-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' };
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  const result = await tool('playwright', args, context, env);
  return counted(result, report, readPlaywrightReport);
}

async function firefox(context) {
  try {
    await ensureFirefox();
  } catch (cause) {
    return single(false, cause.message);
  }
  return playwright('firefox', context);
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, name);
  rmSync(report, { force: true });
  return report;
}

/** Counts from the test runner's report. A run that fails without a failed test (a broken file) is one failure. */
function counted(result, report, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    return { ...counts, failed: Math.max(counts.failed, result.failed), output: result.output };
  } catch (cause) {
    return { passed: 0, failed: 1, output: `${result.output}\nThe run wrote no report: ${cause.message}` };
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

function single(hasPassed, output) {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, output };
}
