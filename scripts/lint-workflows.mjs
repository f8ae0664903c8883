// Checks the workflow files of GitHub Actions. Part of npm run check.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint, ROOT, runMain } from './project.mjs';
import { workflowProblems } from './workflow-problems.mjs';

const FOLDER = '.github/workflows';

runMain(async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const files = (await readdir(join(ROOT, FOLDER))).map((name) => `${FOLDER}/${name}`);
  const found = await Promise.all(
    files.map(async (file) => workflowProblems(await readFile(join(ROOT, file), 'utf8'), file, scripts)),
  );
  if (found.flat().length > 0) throw new Complaint(found.flat().join('\n'));
});
