import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { Extension } from '../../e2e/chromium/extension.ts';
import { startSite } from '../../e2e/site/server.ts';
import { bundle } from '../../vite/content-scripts.ts';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { shortCommit } from '../command/short-commit.ts';
import { quantile } from '../metrics/text-metrics.ts';
import type { LibraryWork, Work } from './in-page/library-work.ts';

const LIST = 'src/library/index.html';
const IN_PAGE = fileURLToPath(new URL('./in-page/library-work.ts', import.meta.url));
const IN_BOOK = 50;
/** Runs of each measurement; a first write of 2,000 articles takes many seconds. */
const RUNS = 5;
const FIRST_RUNS = 3;

declare const libraryWork: LibraryWork;

/**
 * npm run bench:reading-list [-- --articles 500,2000 --write]: how long a book and the folder of the reading list take,
 * and what is written. Needs `npm run build`. With --write, writes bench/results/reading-list.md.
 */
async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { articles: { type: 'string', default: '500,2000' }, write: { type: 'boolean', default: false } },
  });
  const sizes = values.articles.split(',').map(Number);
  const { code } = await bundle(`import ${JSON.stringify(IN_PAGE)};`, {
    ...{ target: 'chrome120', mode: 'production', minify: false, logLevel: 'error' },
  });
  const site = await startSite();
  const rows: string[] = [];
  let version = '';
  try {
    for (const size of sizes) {
      const extension = await Extension.launch({ proxy: site.proxy });
      try {
        version = extension.context.browser()!.version();
        const list = await extension.open(extension.url(LIST));
        await list.evaluate(code);
        for await (const row of measure(list, size, size === sizes[0])) {
          rows.push(row);
          process.stdout.write(`${row}\n`);
        }
      } finally {
        await extension.close();
      }
    }
  } finally {
    await site.close();
  }
  if (values.write) await writeFile(`${RESULTS}reading-list.md`, reportOf(version, rows));
}

/** The rows of the report for a list of that many articles. */
async function* measure(list: Page, size: number, hasBook: boolean): AsyncGenerator<string> {
  const step = (): Promise<Work> => list.evaluate(() => libraryWork.step());
  const keep = (from: number, count: number): Promise<void> =>
    list.evaluate(([first, number]) => libraryWork.keep(first, number), [from, count] as const);
  const articles = `${size.toLocaleString('en')} articles`;
  await keep(0, size);
  if (hasBook) {
    const books = await times(RUNS, () => list.evaluate((count) => libraryWork.book(count), IN_BOOK));
    yield row(`a book of ${String(IN_BOOK)} articles`, books);
  }
  yield row(
    `${articles}: first write of the folder`,
    await times(FIRST_RUNS, async (run) => {
      await list.evaluate((name) => libraryWork.choose(name), `folder ${String(run)}`);
      return step();
    }),
  );
  yield row(`${articles}: nothing has changed`, await times(RUNS, step));
  yield row(
    `${articles}: one more article`,
    await times(RUNS, async (run) => {
      await keep(size + run, 1);
      return step();
    }),
  );
  yield row(
    `${articles}: one article was read on`,
    await times(RUNS, async (run) => {
      await list.evaluate(([number, share]) => libraryWork.read(number, share), [run, 0.5] as const);
      return step();
    }),
  );
}

async function times(runs: number, work: (run: number) => Promise<Work>): Promise<readonly Work[]> {
  const all: Work[] = [];
  for (let run = 0; run < runs; run++) all.push(await work(run));
  return all;
}

function row(name: string, all: readonly Work[]): string {
  const ms = all.map((one) => one.ms).sort((one, other) => one - other);
  const bytes = Math.max(...all.map((one) => one.bytes));
  return `| ${name} | ${quantile(ms, 0.5).toFixed(0)} | ${ms[0]!.toFixed(0)} to ${ms.at(-1)!.toFixed(0)} | ${(bytes / 1000).toFixed(0)} |`;
}

function reportOf(version: string, rows: readonly string[]): string {
  return `# Reading list

\`npm run bench:reading-list\`: headless Chromium ${version}, commit ${shortCommit()}. Generated articles of 1,000 words, every second with a picture of 1200 × 800. Medians of ${String(RUNS)} runs, of the first write of ${String(FIRST_RUNS)}. The folder is in the browser's own file system, because no program can choose one on the disk.

| work | median, ms | range, ms | written, kB |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

runCommand(main);
