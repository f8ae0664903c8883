// npm run package [-- --verify]: writes the archives of a release to dist/archives, and builds them twice.
import { join } from 'node:path';
import { makeArchives } from './archives/archives.mjs';
import { verifyArchives } from './archives/verify-archives.mjs';
import { ROOT, runMain } from './project.mjs';

const FOLDER = 'dist/archives';

runMain(async () => {
  for (const line of await makeArchives(ROOT, join(ROOT, FOLDER))) console.log(`${FOLDER}/${line}`);
  if (!process.argv.includes('--verify')) return;
  await verifyArchives(ROOT, join(ROOT, FOLDER));
  console.log('A build from the source archive, in another folder, gives the same bytes.');
});
