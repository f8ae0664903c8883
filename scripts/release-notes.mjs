// npm run release:notes -- v1.0.0: prints the notes of a version, from CHANGELOG.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint, ROOT, runMain } from './project.mjs';
import { notesOf } from './release/changelog.mjs';

runMain(async () => {
  const version = process.argv[2]?.replace(/^v/u, '');
  if (version === undefined) throw new Complaint('Name a version: npm run release:notes -- v1.0.0');
  process.stdout.write(`${notesOf(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'), version)}\n`);
});
