// Reads the reports of Vitest and Playwright: counts, failed tests, skipped tests.

import { relative } from 'node:path';
import { ROOT } from './project.mjs';

const MESSAGE_LENGTH = 600;
/** A line of a stack in code of other packages or of Node, which says nothing about the failure. */
const FRAME = /^ +at .*(?:node_modules|node:|<anonymous>).*$/gmu;

/**
 * `failures` has a line for each failed test: its name, and the start of what it says. `notices` names the
 * skipped tests, which are in no count.
 * @typedef {{ passed: number, failed: number, failures: string[], notices: string[] }} Counts
 */

/** Reads what Vitest's JSON reporter writes. @returns {Counts} */
export function readVitestReport({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) =>
          failure(`${relative(ROOT, file)} › ${fullName}`, failureMessages[0]),
        ),
      // A file that cannot be loaded has no tests, only a message.
      ...testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => failure(relative(ROOT, name), message)),
    ],
    notices: tests
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `Skipped: ${fullName}`),
  };
}

/** Reads what Playwright's JSON reporter writes. @returns {Counts} */
export function readPlaywrightReport({ stats, suites, errors = [] }) {
  const specs = allSpecs(suites);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
        .map(({ file, title, tests }) => failure(`${file} › ${title}`, firstError(tests))),
      ...errors.map(({ message }) => failure('Playwright', message)),
    ],
    // The reason of each skipped test, or its title where it gives none.
    notices: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ title, tests }) => tests[0]?.annotations.find(({ type }) => type === 'skip')?.description ?? title)
      .map((reason) => `Skipped: ${reason}`),
  };
}

/** The specs of suites at any depth. */
function allSpecs(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...allSpecs(inner), ...specs]);
}

function firstError(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message;
}

function failure(name, message = '') {
  const plain = message.replace(/\u001B\[[\d;]*m/gu, '').trim();
  const words = plain.replace(FRAME, '');
  return `${name}: ${words.replace(/\s+/gu, ' ').trim().slice(0, MESSAGE_LENGTH)}`;
}
