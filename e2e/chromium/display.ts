import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAMS = ['Xvfb', 'xdotool'] as const;
const SCREEN = '1600x1200x24';

/** Which of the programs are missing that make a display without a screen and press keys on it; Debian has both in packages of the same names. */
export async function missingPrograms(): Promise<readonly string[]> {
  const found = await Promise.all(PROGRAMS.map((program) => isOnPath(program)));
  return PROGRAMS.filter((_, at) => found[at] !== true);
}

async function isOnPath(program: string): Promise<boolean> {
  const places = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const answers = places.map((folder) =>
    access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(answers)).includes(true);
}

/** A display of its own, on no screen: what a real keyboard does can be done there, the browser's own shortcuts included. */
export class Display {
  readonly #server: ChildProcess;
  /** As the variable DISPLAY names it. */
  readonly name: string;

  private constructor(server: ChildProcess, name: string) {
    this.#server = server;
    this.name = name;
  }

  /** Rejects where the server ends before it has found a free display. */
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
        reject(new Error(`Xvfb ended with ${String(code)}.`));
      });
    });
    return new Display(server, `:${number}`);
  }

  /** Presses keys together, named as xdotool does: `alt+r`. */
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
