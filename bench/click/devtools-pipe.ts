import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Answer = { readonly id?: number; readonly result?: unknown; readonly error?: { readonly message: string } };

/**
 * A browser that takes DevTools commands from a pipe. Unlike Playwright it attaches to nothing by itself, so that pages
 * and popups start as they do for a user.
 */
export class DevtoolsPipe {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(cause: Error): void }>();
  #id = 0;
  #rest = '';

  constructor(executable: string, args: readonly string[]) {
    this.#process = spawn(executable, ['--remote-debugging-pipe', ...args], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const answers = this.#process.stdio[4] as Readable;
    answers.setEncoding('utf8').on('data', (text: string) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop() ?? '';
      for (const message of messages) this.#take(JSON.parse(message) as Answer);
    });
    this.#process.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser ended.'));
      this.#waiting.clear();
    });
  }

  /** Sends a command to the browser, or to the target of a session. Rejects with the browser's error. */
  send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++this.#id;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    (this.#process.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer as Promise<T>;
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.send('Browser.close').catch(() => undefined);
    await ended;
  }

  #take({ id = 0, result, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }
}
