import { EventEmitter } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import type { serveJobs } from '../../src/command/pages/serve-jobs.ts';
import type { PageThread, StartThread } from '../../src/command/pool/worker-pool.ts';
import type { runCommand } from '../../src/command/run-command.ts';

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };
export type BuiltModules = { readonly runCommand: typeof runCommand; readonly serveJobs: typeof serveJobs };

/** Runs the command in this process. Its pages are read here, too: a page that never ends would stop the tests. */
export async function callInProcess(
  modules: BuiltModules,
  args: readonly string[],
  input: string | Uint8Array,
): Promise<Ran> {
  const [stdout, stderr] = [new Collected(), new Collected()];
  const code = await modules.runCommand(args, {
    ...{ stdin: Readable.from([Buffer.from(input)]), stdout, stderr, hasInput: true },
    startThread: threadlessly(modules.serveJobs),
  });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** Jobs and answers are messages, so they are copied and handed over as between threads. */
function threadlessly(serve: typeof serveJobs): StartThread {
  return (choices): PageThread => {
    const { port1: own, port2: other } = new MessageChannel();
    serve(other, choices);
    const thread = Object.assign(new EventEmitter(), {
      postMessage: (job: unknown, transfer: ArrayBuffer[]) => {
        own.postMessage(job, transfer);
      },
      terminate: () => {
        own.close();
        return Promise.resolve();
      },
    });
    own.on('message', (made) => thread.emit('message', made));
    return thread;
  };
}

class Collected extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}
