import { createReadStream } from 'node:fs';
import { type FileHandle, open as openFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { WarcRequest } from '../arguments/request.ts';
import type { Answer } from '../pages/job.ts';
import { answersFor } from '../pool/answers-for.ts';
import type { Run } from '../pool/host.ts';
import { PageReader } from '../pool/page-reader.ts';
import { PageError, UsageError } from '../text/command-error.ts';
import { unreadMessage } from '../text/why-unread.ts';
import { type Output, shareDone, writeResult } from '../text/terminal.ts';
import { type Counts, forgetProgress, loadProgress, type Progress, saveProgress } from './progress-file.ts';
import { NONE_SKIPPED, type WarcPage, WarcScanner } from './scan-warc.ts';

const PAGES_A_THREAD = 4;
/** Milliseconds. At most this much work is done again after a stop. */
const SAVE_INTERVAL = 1000;
const NO_COUNTS: Counts = { articles: 0, withoutArticle: 0, failed: 0, skipped: NONE_SKIPPED };

/**
 * Answers each page of a WARC file with a line of JSON. Resolves with false where the file is damaged; what was read
 * before is written then. Rejects with UsageError where input or output cannot be used.
 */
export async function runWarc(request: WarcRequest, { rules, messages, host }: Run): Promise<boolean> {
  const { input, out, resume, maxBytes } = request;
  const size = input === '-' ? 0 : await sizeOf(input);
  const name = resolve(input);
  const begun = resume && out !== null ? await loadProgress(out, name, size) : null;
  if (begun?.isDone === true) {
    messages.warn(`${input} was read to its end before: ${summary(begun.counts)}`);
    return true;
  }
  const reader = new PageReader({ ...request, choices: { ...request.choices, rules }, startThread: host.startThread });
  const results = new Results(
    { out, stdout: host.stdout, savesProgress: !request.unordered },
    { input: name, size },
    begun,
  );
  const done = { bytes: () => 0 };
  const open = (start: number) => {
    if (input === '-') return host.stdin;
    const file = createReadStream(input, { start });
    done.bytes = () => start + file.bytesRead;
    return file;
  };
  const scanner = new WarcScanner(open, {
    ...{ maxBytes, after: begun?.place ?? null },
    skipped: begun?.counts.skipped ?? NONE_SKIPPED,
  });
  const work = async (page: WarcPage) => ({ page, answer: await answerPage(page, reader) });
  const flow = { limit: reader.jobs * PAGES_A_THREAD, unordered: request.unordered };
  try {
    for await (const { page, answer } of answersFor(scanner.pages(), work, flow)) {
      if (answer.kind === 'error') messages.warn(`${page.url ?? page.place.id}: ${answer.reason}`);
      await results.add(page, answer);
      messages.progress(() => shareDone(done.bytes(), size) + summary(results.counts));
    }
    await results.finish(scanner.skipped);
    messages.end();
    messages.warn(`${input}: ${summary(results.counts)}`);
    return true;
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    await results.stop();
    messages.error(`${input}: ${cause instanceof Error ? cause.message : String(cause)}`);
    messages.error(`Read before: ${summary(results.counts)}`);
    return false;
  } finally {
    messages.end();
    await reader.close();
  }
}

function answerPage({ html, charset, url, place, date }: WarcPage, reader: PageReader): Promise<Answer> {
  const about = { url, extra: { id: place.id, date } };
  if (html instanceof PageError) return Promise.resolve(reader.failed(html, about));
  return reader.read({ kind: 'page', html, charset, ...about }, () => about);
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (cause) {
    throw new UsageError(unreadMessage(path, cause));
  }
}

/** Writes the answers and counts them; with a file, also how far the run is. */
class Results {
  #file: FileHandle | null = null;
  #written: number;
  #saved = performance.now();
  #progress: Progress;

  constructor(
    readonly options: { readonly out: string | null; readonly stdout: Output; readonly savesProgress: boolean },
    input: Pick<Progress, 'input' | 'size'>,
    begun: Progress | null,
  ) {
    this.#progress = begun ?? { ...input, place: null, written: 0, counts: NO_COUNTS, isDone: false };
    this.#written = this.#progress.written;
  }

  get counts(): Counts {
    return this.#progress.counts;
  }

  async add({ place, skipped }: WarcPage, { kind, body }: Answer): Promise<void> {
    await this.#write(body ?? '');
    const { articles, withoutArticle, failed } = this.counts;
    this.#progress = {
      ...this.#progress,
      place,
      written: this.#written,
      counts: {
        articles: articles + (kind === 'article' ? 1 : 0),
        withoutArticle: withoutArticle + (kind === 'not-article' ? 1 : 0),
        failed: failed + (kind === 'error' ? 1 : 0),
        skipped,
      },
    };
    if (performance.now() - this.#saved > SAVE_INTERVAL) await this.#save();
  }

  /** `skipped`: all records that were skipped, also those after the last page. */
  async finish(skipped: Counts['skipped']): Promise<void> {
    await this.#opened();
    this.#progress = { ...this.#progress, counts: { ...this.counts, skipped }, isDone: true };
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.#save();
    await this.#file?.close();
    this.#file = null;
  }

  async #write(body: string | Uint8Array): Promise<void> {
    const file = await this.#opened();
    if (file === null) return writeResult(this.options.stdout, body);
    const bytes = Buffer.from(body);
    await file.appendFile(bytes);
    this.#written += bytes.length;
  }

  /** The file of the results, cut where the run that is continued had saved its progress. */
  async #opened(): Promise<FileHandle | null> {
    const { out, savesProgress } = this.options;
    if (out === null || this.#file !== null) return this.#file;
    // Before the results: a run that is killed at any moment leaves a progress that does not say more than they hold.
    if (savesProgress) await saveProgress(out, this.#progress);
    else await forgetProgress(out);
    this.#file = await openFile(out, 'a');
    await this.#file.truncate(this.#written);
    return this.#file;
  }

  async #save(): Promise<void> {
    const { out, savesProgress } = this.options;
    if (out === null || !savesProgress || this.#file === null) return;
    this.#saved = performance.now();
    await saveProgress(out, this.#progress);
  }
}

function summary({ articles, withoutArticle, failed, skipped }: Counts): string {
  const { otherRecords, notHtml, otherStatus } = skipped;
  return (
    `${String(articles)} articles, ${String(withoutArticle)} pages without one, ${String(failed)} failed; skipped ` +
    `${String(otherRecords)} other records, ${String(notHtml)} not HTML, ${String(otherStatus)} other status`
  );
}
