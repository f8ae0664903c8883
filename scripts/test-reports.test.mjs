import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

test('names the failed and skipped tests of a Vitest report, and a file that does not load', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'takes away',
            status: 'failed',
            failureMessages: ['\u001B[31mAssertionError: 1\u001B[39m\n  at'],
          },
          { fullName: 'divides', status: 'skipped', failureMessages: [] },
        ],
      },
      { name: 'src/b.test.ts', status: 'failed', message: 'SyntaxError: bad\n  at', assertionResults: [] },
    ],
  };
  expect(readVitestReport(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts › takes away: AssertionError: 1 at', 'src/b.test.ts: SyntaxError: bad at'],
    notices: ['Skipped: divides'],
  });
});

test('names the failed and skipped tests of a Playwright report, and an error outside of tests', () => {
  const spec = (title, status, more = {}) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, annotations: [], results: [{}], ...more }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', { results: [{ error: { message: 'Error: still open\n\nCall log' } }] }),
              spec('prints', 'skipped', { annotations: [{ type: 'skip', description: 'no printer' }] }),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'Error: timed out waiting for the server' }],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts › closes: Error: still open Call log', 'Playwright: Error: timed out waiting for the server'],
    notices: ['Skipped: no printer'],
  });
});

test('keeps the place in a test of the project, and no lines of a stack in packages', () => {
  const stack = 'AssertionError: 1\n    at /here/a.test.ts:3:5\n    at file:///here/node_modules/vitest/run.js:9:1';
  const assertionResults = [{ fullName: 'adds', status: 'failed', failureMessages: [stack] }];
  const testResults = [{ name: 'src/a.test.ts', status: 'failed', message: '', assertionResults }];
  const { failures } = readVitestReport({ numPassedTests: 0, numFailedTests: 1, testResults });
  expect(failures).toEqual(['src/a.test.ts › adds: AssertionError: 1 at /here/a.test.ts:3:5']);
});
