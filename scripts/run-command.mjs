// Runs programs with a time limit. No program outlives the script that started it.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const KILL_DELAY = 3_000;
const LIVE = new Set();
const isWindows = process.platform === 'win32';

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of LIVE) end(child, 'SIGTERM');
    process.exit(130);
  });
}

/**
 * Resolves to the exit code (127 if the program is missing, 124 after the time limit) and the output. Never rejects.
 * `show` also prints the output as it comes; `watch` receives it. With `isLow`, other processes go first where
 * processor time is short.
 * @param {string} command @param {string[]} args
 * @param {{
 *   cwd?: string, timeout: number, env?: Record<string, string | undefined>, show?: boolean,
 *   watch?: (chunk: string) => void, isLow?: boolean
 * }} options timeout in milliseconds
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function runCommand(command, args, { cwd, timeout, env, show = false, watch, isLow = false }) {
  return new Promise((resolve) => {
    // A process group of its own, so that the time limit also ends the program's children.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows && /\.cmd$/u.test(command),
    });
    LIVE.add(child);
    if (isLow) lower(child);
    let output = '';
    let timedOut = false;
    const limit = setTimeout(() => {
      timedOut = true;
      end(child, 'SIGTERM');
      setTimeout(() => {
        end(child, 'SIGKILL');
      }, KILL_DELAY).unref();
    }, timeout);
    const take = (chunk) => {
      output += chunk;
      if (show) process.stderr.write(chunk);
      watch?.(chunk);
    };
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const finish = (code, extra = '') => {
      clearTimeout(limit);
      LIVE.delete(child);
      resolve({ code: timedOut ? 124 : code, output: output + extra, timedOut });
    };
    child.on('error', (cause) => {
      finish(127, `${command}: ${cause.message}\n`);
    });
    child.on('close', (code) => {
      finish(code ?? 1);
    });
  });
}

/** Runs npm: the one that started this script, else the one on PATH. @param {string[]} args */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/u.test(script)) return runCommand(process.execPath, [script, ...args], options);
  return runCommand(isWindows ? 'npm.cmd' : 'npm', args, options);
}

function lower({ pid }) {
  const { PRIORITY_LOW } = constants.priority;
  try {
    setPriority(pid, PRIORITY_LOW);
    // Linux divides the time among sessions first, and the process has one of its own.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // The process has ended already, or the system has no such groups.
  }
}

function end(child, signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}
