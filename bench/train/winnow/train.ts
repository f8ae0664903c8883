import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, UsageError } from '../../command/options.ts';
import { exportEvidence } from './export-evidence.ts';
import { CACHE, ROOT } from '../../command/paths.ts';
import { runCommand } from '../../command/run-command.ts';

const FOLDER = join(CACHE, 'train/winnow');
const SHIPPED = join(ROOT, 'src/engine/algorithms/winnow/weights/forest.txt');
const SCRIPT = fileURLToPath(new URL('./winnow.py', import.meta.url));
/** Debian's Python, which sees Debian's xgboost; others seldom do. */
const PYTHON = '/usr/bin/python3';

/** The set that the trees learn from, and those that they are tried on without having seen them. */
const LEARNED = 'wcxb-dev';
const UNSEEN = ['cleaneval', 'l3s-gn1'];

/** npm run train: from kept outlines and gold text to the trees that ship, with the figures of five folds, confidence, kinds, and the sets that were not learned from. */
async function main(argv: readonly string[]): Promise<void> {
  const { dataDir } = readOptions(argv, ROOT);
  if ((await python(['-c', 'import numpy, xgboost'], 'ignore')) !== 0) {
    throw new UsageError(
      'Training needs xgboost for the system\u2019s Python: on Debian, apt-get install python3-xgboost.',
    );
  }
  await exportEvidence(dataDir, [LEARNED, ...UNSEEN], FOLDER);
  for (const task of [
    ['cross-validate', LEARNED],
    ['train', LEARNED, SHIPPED],
    ['evaluate', UNSEEN.join(',')],
  ]) {
    process.stdout.write(`\n${task.join(' ')}\n`);
    if ((await python([SCRIPT, FOLDER, ...task], 'inherit')) !== 0)
      throw new UsageError(`winnow.py ${task[0]} failed.`);
  }
}

function python(args: readonly string[], stdio: 'inherit' | 'ignore'): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(PYTHON, args, { stdio });
    child.on('error', () => {
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

runCommand(main);
