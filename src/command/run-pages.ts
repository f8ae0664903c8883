import type { Readable } from 'node:stream';
import type { PagesRequest } from './arguments/request.ts';
import { loadPage } from './files/fetch-source.ts';
import { OutputFolder } from './files/output-folder.ts';
import { openResultFile } from './files/result-file.ts';
import { isSeveral, type Source, sourcesOf } from './files/sources.ts';
import { EXIT } from './text/exit-codes.ts';
import type { Fetch } from './net/fetch-file.ts';
import { pageFetcher } from './page-fetcher.ts';
import type { Answer, Choices } from './pages/job.ts';
import { answersFor } from './pool/answers-for.ts';
import type { Run } from './pool/host.ts';
import { PageReader } from './pool/page-reader.ts';
import { PageError, pageError, UsageError } from './text/command-error.ts';
import { type Messages, type Output, writeResult } from './text/terminal.ts';

const REASONS: Readonly<Record<string, string>> = {
  'no-text': 'The page has no text.',
  'too-little-text': 'The page has too little text.',
  'mostly-links': 'The page is mostly links.',
  'no-article': 'The page has no article.',
  'too-large': 'The page is too large.',
};

type Read = { readonly source: Source; readonly answer: Answer };

/** Reads pages one by one or together, and writes each result. Resolves with the exit code. */
export async function runPages(request: PagesRequest, { rules, messages, host }: Run): Promise<number> {
  const { stdin, stdout, startThread } = host;
  const several = await isSeveral(request);
  const choices = { ...request.choices, rules, isLine: several };
  expectPlace(request, choices, stdout);
  const output = await outputOf(request, choices, stdout);
  const reader = new PageReader({ choices, jobs: several ? request.jobs : 1, timeout: request.timeout, startThread });
  const fetcher = pageFetcher(request);
  const counts = { done: 0, noArticle: 0, failed: 0 };
  const started = performance.now();
  try {
    const work = (source: Source): Promise<Read> => readSource(source, request, { reader, stdin, ...fetcher });
    const flow = { limit: reader.jobs * 2, unordered: request.outputDir !== null };
    for await (const read of answersFor(sourcesOf(request, stdin), work, flow)) {
      const answer = await writtenAnswer(read, output);
      report(read.source, answer, messages);
      if (answer.kind === 'article') counts.done++;
      else if (answer.kind === 'error') counts.failed++;
      else counts.noArticle++;
      messages.progress(() => progressLine(counts, started));
    }
    await output.finish();
  } finally {
    messages.end();
    await Promise.all([reader.close(), fetcher.close(), output.close()]);
  }
  if (counts.failed > 0) return EXIT.failed;
  return counts.noArticle > 0 ? EXIT.noArticle : EXIT.done;
}

/** Throws UsageError where the results of several pages could not be told apart. */
function expectPlace({ outputDir, out }: PagesRequest, { format, property, isLine }: Choices, stdout: Output): void {
  if (outputDir !== null || format === 'json' || property !== null) return;
  if (isLine) throw new UsageError('Several pages need --output-dir, or --json, which writes a line for each.');
  if (format === 'epub' && out === null && stdout.isTTY === true)
    throw new UsageError('A book is no text for a terminal. Name a file by --out.');
}

type Tools = {
  readonly reader: PageReader;
  readonly stdin: Readable;
  readonly load: Fetch;
  readonly fetchPictures: PicturesOf;
};
type PicturesOf = (addresses: readonly string[]) => Promise<(readonly [string, string])[]>;

async function readSource(source: Source, request: PagesRequest, tools: Tools): Promise<Read> {
  // Several results are told apart by what the caller named, also after a redirect.
  const extra = { id: source.kind === 'input' ? '-' : source.name };
  const about = { url: source.kind === 'address' ? source.name : request.url, extra };
  try {
    const page = await loadPage(source, { ...request, fetch: tools.load, stdin: tools.stdin });
    const job = { kind: 'page', html: page.bytes, charset: page.charset, url: page.url, extra } as const;
    const answer = await tools.reader.read(job, () => ({ url: page.url, extra }));
    if (answer.book === undefined) return { source, answer };
    const { article, pictures } = answer.book;
    const book = { kind: 'book', article, pictures: await tools.fetchPictures(pictures) } as const;
    return { source, answer: await tools.reader.read(book, () => about) };
  } catch (cause) {
    return { source, answer: tools.reader.failed(pageError(cause), about) };
  }
}

function report({ name }: Source, { kind, reason, warnings }: Answer, messages: Messages): void {
  for (const warning of warnings) messages.warn(`${name}: ${warning}`);
  if (kind === 'error') messages.error(reason.startsWith(name) ? reason : `${name}: ${reason}`);
  if (kind === 'not-article')
    messages.warn(`${name}: ${REASONS[reason] ?? reason} --force gives the best guess, --explain the reasons.`);
}

/** `close`: after `finish`, or where the run fails. */
type Results = {
  write(source: Source, body: string | Uint8Array): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
};

const NOTHING = { finish: () => Promise.resolve(), close: () => Promise.resolve() };

async function outputOf(
  { outputDir, out, keepDirs }: PagesRequest,
  choices: Choices,
  stdout: Output,
): Promise<Results> {
  if (outputDir !== null) {
    const folder = new OutputFolder(outputDir, { ...choices, keepDirs });
    return { ...NOTHING, write: (source, body) => folder.write(source, body) };
  }
  if (out === null) return { ...NOTHING, write: (_, body) => writeResult(stdout, body) };
  const file = await openResultFile(out);
  return { write: (_, body) => file.write(body), finish: () => file.finish(), close: () => file.close() };
}

/** Writes the answer. A file in a folder that cannot be written is an error of its page. */
async function writtenAnswer({ source, answer }: Read, output: Results): Promise<Answer> {
  try {
    if (answer.body !== null) await output.write(source, answer.body);
    return answer;
  } catch (cause) {
    if (!(cause instanceof PageError)) throw cause;
    return { kind: 'error', body: null, reason: cause.message, warnings: answer.warnings };
  }
}

function progressLine(
  counts: { readonly done: number; readonly noArticle: number; readonly failed: number },
  since: number,
) {
  const { done, noArticle, failed } = counts;
  const all = done + noArticle + failed;
  const rate = all / ((performance.now() - since) / 1000);
  return `${String(all)} pages (${rate.toFixed(1)} a second), ${String(noArticle)} without an article, ${String(failed)} failed`;
}
