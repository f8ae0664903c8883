/**
 * Mutation tests of the engine: `npm run test:mutants`, or a part of it:
 * `npm run test:mutants -- --mutate 'src/engine/model/**\/*.ts,!**\/*.test.ts'`.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.engine.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/engine/**/*.ts', '!src/engine/**/*.test.ts', '!src/engine/testing/**'],
  coverageAnalysis: 'perTest',
  // A mutant in a table that is built when its module loads would run every test; the tables have tests of their own.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/tmp',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.stryker/report.json' },
  htmlReporter: { fileName: '.stryker/report.html' },
  // Nothing below these folders is needed by a test of the engine, and each sandbox would copy them.
  ignorePatterns: ['dist', 'bench', 'e2e', 'test', 'test-results', '.setup', 'screenshots', 'docs', 'public'],
};
