import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Answer, type Choices, type Job, READY } from '../pages/job.ts';
import { PageError, pageError } from '../text/command-error.ts';

type Task = {
  readonly job: Job;
  readonly transfer: readonly ArrayBuffer[];
  readonly resolve: (made: Answer) => void;
};

export type PoolOptions = {
  /** Threads at most; each starts with its first page. */
  readonly size: number;
  /** Milliseconds for one page, without the start of its thread. Then the thread is stopped. */
  readonly timeout: number;
  readonly choices: Choices;
  readonly startThread: StartThread;
};

/** Reads pages as `serveJobs` does. Has the events 'message', 'error' and 'exit' of a worker thread. */
export type PageThread = Pick<EventEmitter, 'on' | 'off'> & {
  postMessage(job: Job, transfer: ArrayBuffer[]): void;
  terminate(): Promise<unknown>;
};
export type StartThread = (choices: Choices) => PageThread;

/** The script of the threads, beside the script of the command. */
const SCRIPT = new URL('./worker.js', import.meta.url);

export const startWorker: StartThread = (choices) => new Worker(SCRIPT, { workerData: choices });

/** Reads pages on threads, so that a page that never ends or needs too much memory stops nothing but itself. */
export class WorkerPool {
  readonly #idle: Thread[] = [];
  readonly #waiting: (Task & { readonly reject: (cause: PageError) => void })[] = [];
  readonly #all = new Set<Thread>();

  constructor(readonly options: PoolOptions) {}

  /** The answer of a free thread. Rejects with PageError only. */
  read(job: Job, transfer: readonly ArrayBuffer[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, transfer, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.stop()));
    this.#all.clear();
    this.#idle.length = 0;
  }

  #next(): void {
    const thread = this.#waiting.length === 0 ? null : (this.#idle.pop() ?? this.#added());
    if (thread === null) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    thread.read(task.job, task.transfer, this.options.timeout).then(
      (made) => {
        this.#idle.push(thread);
        task.resolve(made);
        this.#next();
      },
      (cause: unknown) => {
        this.#all.delete(thread);
        task.reject(pageError(cause));
        this.#next();
      },
    );
  }

  #added(): Thread | null {
    if (this.#all.size >= this.options.size) return null;
    const thread = new Thread(this.options.startThread(this.options.choices));
    this.#all.add(thread);
    return thread;
  }
}

/** One thread, which reads one page at a time. */
class Thread {
  readonly #worker: PageThread;
  /** The first message of a thread says that the engine is loaded. */
  #isReady = false;

  constructor(worker: PageThread) {
    this.#worker = worker;
  }

  read(job: Job, transfer: readonly ArrayBuffer[], timeout: number): Promise<Answer> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const fail = (code: 'timeout' | 'crashed', message: string): void => {
        end();
        void this.stop();
        reject(new PageError(code, message));
      };
      const started = (): NodeJS.Timeout =>
        setTimeout(() => {
          fail('timeout', `The page was not read within ${String(timeout / 1000)} s. --timeout gives it more time.`);
        }, timeout);
      let timer = this.#isReady ? started() : undefined;
      const onMessage = (made: Answer | typeof READY): void => {
        if (made === READY) {
          this.#isReady = true;
          timer = started();
          return;
        }
        end();
        resolve(made);
      };
      const onError = (cause: unknown): void => {
        fail('crashed', cause instanceof Error ? cause.message : String(cause));
      };
      const onExit = (code: number): void => {
        fail('crashed', `The thread that read the page ended with code ${String(code)}.`);
      };
      const end = (): void => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        // An error of a thread that is being stopped is no error of the command.
        worker.on('error', ignore);
      };
      worker.off('error', ignore).on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(job, [...transfer]);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

const ignore = (): undefined => undefined;
