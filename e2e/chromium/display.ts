import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAMS = ['Xvfb', 'xdotool'] as const;
const SCREEN = '1600x1200x24';

/** Programs for a virtual display that are not installed. Their Debian packages have the same names. */
export async function missingPrograms(): Promise<readonly string[]> {
  const found = await Promise.all(PROGRAMS.map((program) => isOnPath(program)));
  return PROGRAMS.filter((_, at) => found[at] !== true);
}

async function isOnPath(program: string): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const answers = folders.map((folder) =>
    access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(answers)).includes(true);
}

/** A virtual display, where a key press also reaches the browser's own shortcuts. */
export class Display {
  readonly #server: ChildProcess;
  /** Value of the variable DISPLAY. */
  readonly name: `:${string}`;

  private constructor(server: ChildProcess, name: `:${string}`) {
    this.#server = server;
    this.name = name;
  }

  /** Starts a display with a free number. Rejects if the server ends. */
  static async open(): Promise<Display> {
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const number = await new Promise<string>((resolve, reject) => {
      server.stdio[3]?.once('data', (data: Buffer) => {
        resolve(data.toString().trim());
      });
      server.once('error', reject);
      server.once('exit', (code) => {
        reject(new Error(`Xvfb ended with exit code ${String(code)} before it had a display.`));
      });
    });
    return new Display(server, `:${number}`);
  }

  /** Presses keys together, in xdotool's notation: `alt+r`. */
  async press(keys: string): Promise<void> {
    await promisify(execFile)('xdotool', ['key', '--clearmodifiers', keys], {
      env: { ...process.env, DISPLAY: this.name },
    });
  }

  async close(): Promise<void> {
    if (this.#server.exitCode !== null) return;
    const gone = new Promise((resolve) => this.#server.once('exit', resolve));
    this.#server.kill();
    await gone;
  }
}
