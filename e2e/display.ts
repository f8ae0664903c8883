import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';
import { missingDisplayPrograms } from '../scripts/display-programs.mjs';

const SCREEN = '1600x1200x24';

/** What a test with a display lacks here; '' if nothing. */
export async function whatDisplayLacks(): Promise<string> {
  const missing = await missingDisplayPrograms();
  return missing.length === 0
    ? ''
    : `A real press of Alt+R needs ${missing.join(' and ')} (Debian: apt-get install xvfb xdotool).`;
}

/** Opens a display, and closes it when the work has ended. */
export async function withDisplay(work: (display: Display) => Promise<void>): Promise<void> {
  const display = await Display.open();
  try {
    await work(display);
  } finally {
    await display.close();
  }
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

  /** Gives the keys to the window of that program, as no window manager does it here. */
  async focus(program: string): Promise<void> {
    await promisify(execFile)('xdotool', ['search', '--sync', '--onlyvisible', '--class', program, 'windowfocus'], {
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
