import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { EXIT } from './exit-codes.ts';
import { printable, printableLine } from './printable.ts';

export type Output = Writable & { readonly isTTY?: boolean };

/** Ends the program where its output cannot be written: quietly when its reader closes the pipe, as for `head`. */
export function endWithOutput(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.closedPipe);
    if (output !== process.stderr) process.stderr.write(`winnow: The output cannot be written: ${error.message}\n`);
    process.exit(EXIT.failed);
  });
}

/** Writes a result and waits until there is room for more. On a terminal, without what the terminal would obey. */
export async function writeResult(output: Output, body: string | Uint8Array): Promise<void> {
  const isShown = output.isTTY === true;
  const written = isShown && typeof body === 'string' ? printable(body) : body;
  if (!output.write(written)) await once(output, 'drain');
}

/** Milliseconds. */
const MIN_INTERVAL = 200;
/** Of a terminal that does not say how wide it is. */
const USUAL_COLUMNS = 80;

/** Messages for a person on standard error, and a line of progress where that is a terminal. */
export class Messages {
  #shown = 0;
  #hasProgress = false;

  constructor(
    readonly output: WriteStream | Output,
    readonly options: { readonly quiet: boolean; readonly hasProgress: boolean },
  ) {}

  /** A problem. It is shown even with --quiet. */
  error(text: string): void {
    this.#clear();
    this.output.write(`winnow: ${printableLine(text)}\n`);
  }

  warn(text: string): void {
    if (!this.options.quiet) this.error(text);
  }

  /** Replaces the line of progress, at most a few times a second. */
  progress(text: () => string): void {
    if (this.options.quiet || !this.options.hasProgress || !this.#isObeying()) return;
    const now = performance.now();
    if (now - this.#shown < MIN_INTERVAL) return;
    this.#shown = now;
    this.#hasProgress = true;
    // In one row: a terminal cannot take back what wraps.
    this.output.write(`\r\u001b[K${printableLine(text(), this.#columns() - 2)}`);
  }

  /** Ends the line of progress. */
  end(): void {
    this.#clear();
  }

  /** True for a terminal that can take back a line. */
  #isObeying(): boolean {
    return this.output.isTTY === true && process.env['TERM'] !== 'dumb';
  }

  #columns(): number {
    const columns = 'columns' in this.output ? this.output.columns : 0;
    return columns > 0 ? columns : USUAL_COLUMNS;
  }

  #clear(): void {
    if (!this.#hasProgress) return;
    this.#hasProgress = false;
    this.output.write('\r\u001b[K');
  }
}

/** How much of a whole is done, to begin a line of progress; '' where the whole is not known. */
export function shareDone(done: number, whole: number): string {
  return whole > 0 ? `${String(Math.floor((Math.min(done, whole) / whole) * 100))} %: ` : '';
}
