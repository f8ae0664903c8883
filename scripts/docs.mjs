// npm run docs: builds the documentation site into dist/docs. A dead link fails the build.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vitepress';
import { writeSitePages } from './docs/site-pages.mjs';
import { ROOT, runMain } from './project.mjs';

const SOURCE = join(ROOT, 'dist/docs-source');

runMain(async () => {
  await rm(SOURCE, { recursive: true, force: true });
  await mkdir(join(SOURCE, '.vitepress'), { recursive: true });
  const pages = await writeSitePages(ROOT, SOURCE);
  await writeFile(
    join(SOURCE, '.vitepress/config.mjs'),
    "export { default } from '../../../scripts/docs/config.mjs';\n",
  );
  await build(SOURCE);
  console.log(`dist/docs: ${pages.length} pages. To read them: npm run docs:show`);
});
