// Packs each build into a zip for the store of its browser. The same files give the same bytes.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = path.join(ROOT, 'dist');
const TARGETS = ['chromium', 'firefox'];

/** A fixed date, the earliest in a zip, so that the archive is reproducible. */
const DATE = new Date(1980, 0, 1);
const LEVEL = 9;

/** @param {string} folder @returns {Promise<Record<string, Uint8Array>>} files by their path in the archive, sorted */
async function readTree(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const named = files.sort().map(async (file) => {
    const name = path.relative(folder, file).split(path.sep).join('/');
    return /** @type {const} */ ([name, new Uint8Array(await readFile(file))]);
  });
  return Object.fromEntries(await Promise.all(named));
}

await mkdir(DIST, { recursive: true });
for (const target of TARGETS) {
  const tree = await readTree(path.join(DIST, target));
  const manifest = tree['manifest.json'];
  if (manifest === undefined)
    throw new Error(`dist/${target} has no manifest.json. Run npm run package, which builds it first.`);
  const { version } = JSON.parse(Buffer.from(manifest).toString('utf8'));
  const archive = zipSync(tree, { level: LEVEL, mtime: DATE });
  const name = `winnow-${version}-${target}.zip`;
  await writeFile(path.join(DIST, name), archive);
  console.log(`dist/${name}  ${(archive.length / 1024).toFixed(1)} kB, ${Object.keys(tree).length} files`);
}
