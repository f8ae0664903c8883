import { availableParallelism } from 'node:os';
import type { Answer, Choices, Job } from '../pages/job.ts';
import { errorRecord } from '../pages/error-record.ts';
import { type PageError, pageError } from '../text/command-error.ts';
import { type StartThread, WorkerPool } from './worker-pool.ts';

type ReaderOptions = {
  readonly choices: Choices;
  /** null for as many threads as there are cores. */
  readonly jobs: number | null;
  /** Milliseconds. */
  readonly timeout: number;
  readonly startThread: StartThread;
};

/** Reads pages on threads. A page that stops its thread gets an error for an answer. */
export class PageReader {
  readonly #pool: WorkerPool;
  /** Pages that are read at a time. */
  readonly jobs: number;
  readonly #choices: Choices;

  constructor({ choices, jobs, timeout, startThread }: ReaderOptions) {
    this.#choices = choices;
    this.jobs = jobs ?? availableParallelism();
    this.#pool = new WorkerPool({ size: this.jobs, timeout, choices, startThread });
  }

  /** Never rejects. `about`: what an error says of the page. The bytes of a page are handed over and empty then. */
  async read(job: Job, about: () => About): Promise<Answer> {
    try {
      return await this.#pool.read(job, job.kind === 'page' && isWhole(job.html) ? [job.html.buffer] : []);
    } catch (cause) {
      return this.failed(pageError(cause), about());
    }
  }

  /** The answer for a page that could not be read. */
  failed(error: PageError, { url, extra }: About): Answer {
    const { format, isLine } = this.#choices;
    const body = format === 'json' ? `${JSON.stringify(errorRecord(error, url, extra), null, isLine ? 0 : 2)}\n` : null;
    return { kind: 'error', body, reason: error.message, warnings: [] };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** True where an array of bytes has its memory for itself. */
function isWhole(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
}

/** A page that has no answer yet. */
type About = { readonly url: string | null; readonly extra?: Readonly<Record<string, unknown>> };
