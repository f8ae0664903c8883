import { expect, it } from 'vitest';
import { workflowProblems } from './workflow-problems.mjs';

const FILE = '.github/workflows/a.yml';
const scripts = { check: 'true' };
const COMMIT = '0'.repeat(40);

/** A workflow with these steps. @param {string[]} steps */
const workflow = (...steps) =>
  `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${steps.map((step) => `      - ${step}\n`).join('')}`;

it('finds nothing in a workflow that pins its actions and calls scripts that exist', async () => {
  const text = workflow(`uses: actions/checkout@${COMMIT} # v5.0.0`, 'run: npm run check');
  expect(await workflowProblems(text, FILE, scripts)).toEqual([]);
});

it.each([
  ['an action by tag', 'uses: actions/checkout@v5', /checkout@v5 is not pinned/],
  ['a commit without its version', `uses: actions/checkout@${COMMIT}`, /is not pinned/],
  ['an npm script that does not exist', 'run: npm run chek', /no script "chek"/],
  ['an unknown value of the context', 'run: echo ${{ matrix.node }}', /"node" is not defined/],
])('reports %s', async (_, step, problem) => {
  expect(await workflowProblems(workflow(step), FILE, scripts)).toEqual([expect.stringMatching(problem)]);
});
