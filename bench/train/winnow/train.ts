import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError } from '../../command/options.ts';
import { CACHE, ROOT } from '../../command/paths.ts';
import { runCommand } from '../../command/run-command.ts';
import { SOURCES } from '../../data/sources.ts';
import { pinnedVersions, runScript } from '../python.ts';
import { checkNeeds } from './check-needs.ts';
import { exportEvidence } from './export-evidence.ts';
import { exportFixtureEvidence } from './export-fixture-evidence.ts';
import { evidenceHash, learnedSet, manifestText } from './manifest.ts';

const USAGE = 'npm run train -- [--out folder] [--data folder]';
const FOLDER = join(CACHE, 'train/winnow');
const WEIGHTS = fileURLToPath(new URL('../../../src/engine/algorithms/winnow/weights', import.meta.url));
const SCRIPT = new URL('./winnow.py', import.meta.url);
const PACKAGES = ['numpy', 'xgboost'];

/** The sets that the trees learn from. A source whose gold text contains comments only measures them. */
const LEARNED = SOURCES.filter(({ comments }) => comments !== 'in-text').map(({ set }) => set);

/**
 * npm run train: learns the trees from saved outlines and gold text, measures them on sources left out and on folds,
 * and writes forest.txt, manifest.json and fixture.json together, to the engine's weights or to the folder of --out.
 * README.md says what it needs.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { dataDir, out } = readTrainingOptions(argv);
  const sets = SOURCES.map(({ set }) => set);
  await checkNeeds(dataDir, sets, PACKAGES);
  const forest = join(out, 'forest.txt');
  await mkdir(out, { recursive: true });
  const exported = await exportEvidence(dataDir, sets, FOLDER);
  const figuresFile = join(FOLDER, 'figures.json');
  await rm(figuresFile, { force: true });
  await winnowScript('unseen');
  await winnowScript('train', forest);
  const fixtureEvidence = join(FOLDER, 'fixture-evidence.json');
  await exportFixtureEvidence(fixtureEvidence);
  await winnowScript('fixture', forest, fixtureEvidence, join(out, 'fixture.json'));
  const { training, ...figures } = JSON.parse(await readFile(figuresFile, 'utf8')) as {
    readonly training: { readonly blocks: number };
  };
  const manifest = manifestText(await readFile(forest), {
    sets: await Promise.all(LEARNED.map((set) => learnedSet(dataDir, set, exported.get(set)!))),
    blocks: training.blocks,
    evidenceSha256: await evidenceHash(FOLDER),
    packages: await pinnedVersions(PACKAGES),
    figures,
    notes: [],
  });
  await writeFile(join(out, 'manifest.json'), manifest);
  process.stdout.write(`Written to ${out}: forest.txt, manifest.json, fixture.json\n`);
}

async function winnowScript(task: string, ...args: readonly string[]): Promise<void> {
  process.stdout.write(`\n${task} ${args.join(' ')}\n`);
  await runScript(SCRIPT, [FOLDER, task, ...args]);
}

function readTrainingOptions(argv: readonly string[]): { readonly dataDir: string; readonly out: string } {
  try {
    const { data, out } = parseArgs({
      args: [...argv],
      options: { data: { type: 'string' }, out: { type: 'string' } },
    }).values;
    return {
      dataDir: data === undefined ? resolve(ROOT, '../shared/data') : resolve(data),
      out: out === undefined ? WEIGHTS : resolve(out),
    };
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\nUsage: ${USAGE}`, { cause });
  }
}

runCommand(main);
