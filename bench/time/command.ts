import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { readOptions, UsageError } from '../command/options.ts';
import { ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { type PageSource, readPage, readSet } from '../data/data-set.ts';
import { wordOverlap } from '../metrics/text-metrics.ts';

const SCRIPT = join(ROOT, 'dist/command/winnow.js');
/** Of a file in /proc, where Linux counts the time of a process. */
const TICKS_A_SECOND = 100;
const PULSE = 100;
const HOUR = 3600;
const LEANINGS = [[], ['--precision'], ['--recall']] as const;

type Run = {
  readonly seconds: number;
  /** Seconds of all threads; null where the system does not tell. */
  readonly processorSeconds: number | null;
  /** Bytes at most. */
  readonly memory: number | null;
};

/**
 * npm run bench:command [-- --set wcxb-dev --limit n]: pages a core-hour of `winnow jsonl`, HTML in and Markdown out,
 * on one thread and on all, and what --precision and --recall gain and lose. Prints a report.
 */
async function main(): Promise<void> {
  const { set, limit, dataDir } = readOptions(process.argv.slice(2), ROOT);
  if (!existsSync(SCRIPT)) throw new UsageError('The command is not built. Run npm run build:command.');
  const pages = await readSet(dataDir, set, limit);
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-'));
  try {
    const input = join(folder, 'pages.jsonl');
    const bytes = await writeLines(pages, input);
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    say(`${String(pages.length)} pages of ${set}, ${(bytes / pages.length / 1000).toFixed(0)} kB on average.\n`);
    say('| threads | pages a second | pages a core-hour | memory, MB |\n| --- | --- | --- | --- |');
    for (const jobs of new Set([1, availableParallelism()])) {
      const run = await read(['--md', '--jobs', String(jobs)], input, join(folder, 'out.jsonl'));
      const cores = run.processorSeconds ?? run.seconds * jobs;
      const memory = run.memory === null ? '–' : (run.memory / 1e6).toFixed(0);
      say(
        `| ${String(jobs)} | ${(pages.length / run.seconds).toFixed(1)} | ${((pages.length / cores) * HOUR).toFixed(0)} | ${memory} |`,
      );
    }
    say('\n| option | words precision | words recall | word F1 | errors |\n| --- | --- | --- | --- | --- |');
    for (const leaning of LEANINGS) {
      const output = join(folder, 'leaning.jsonl');
      await read(['--text', '--force', ...leaning], input, output);
      say(`| ${leaning[0] ?? 'none'} | ${await accuracyRow(pages, output)} |`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pages as lines of JSON. Resolves with the bytes of their HTML. */
async function writeLines(pages: readonly PageSource[], file: string): Promise<number> {
  const output = createWriteStream(file);
  let bytes = 0;
  for (const page of pages) {
    const { html } = await readPage(page);
    bytes += html.length;
    const { url } = page.gold;
    output.write(
      `${JSON.stringify({ id: page.id, ...(url !== undefined && { url }), html: html.toString('utf8') })}\n`,
    );
  }
  output.end();
  await finished(output);
  return bytes;
}

async function read(options: readonly string[], input: string, output: string): Promise<Run> {
  const begin = performance.now();
  const child = spawn(process.execPath, [SCRIPT, 'jsonl', '--quiet', '--out', output, ...options, input], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const last: { used: Pick<Run, 'processorSeconds' | 'memory'> } = { used: { processorSeconds: null, memory: null } };
  const pulse = setInterval(() => {
    void usedBy(child.pid ?? 0).then((used) => {
      // A process that has just ended has no memory any more.
      if (used?.memory != null) last.used = used;
    });
  }, PULSE);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(pulse);
  if (code !== 0) throw new Error(`winnow jsonl ended with ${String(code)}.`);
  return { seconds: (performance.now() - begin) / 1000, ...last.used };
}

async function usedBy(id: number): Promise<Pick<Run, 'processorSeconds' | 'memory'> | null> {
  try {
    // After the name of the program, which may hold spaces: user and system time are the 12th and 13th field.
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((name) => readFile(`/proc/${String(id)}/${name}`, 'utf8')),
    );
    const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
    const memory = /VmHWM:\s+(\d+) kB/.exec(status ?? '')?.[1];
    return {
      processorSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
      memory: memory === undefined ? null : Number(memory) * 1024,
    };
  } catch {
    return null; // The process has ended, or the system has no /proc.
  }
}

/** Precision, recall and word F1, each averaged over the pages, and the number of pages that could not be read. */
async function accuracyRow(pages: readonly PageSource[], output: string): Promise<string> {
  const gold = new Map(pages.map(({ id, gold: { text } }) => [id, text]));
  const sums = [0, 0, 0];
  let errors = 0;
  for await (const line of createInterface({ input: createReadStream(output) })) {
    const { id, content, kind } = JSON.parse(line) as { id: string; content: string | null; kind: string };
    if (kind === 'error') errors++;
    const { precision, recall, f1 } = wordOverlap(content ?? '', gold.get(id) ?? '');
    [precision, recall, f1].forEach((value, at) => {
      sums[at] = sums[at]! + value / pages.length;
    });
  }
  return [...sums.map((value) => value.toFixed(3)), String(errors)].join(' | ');
}

runCommand(main);
