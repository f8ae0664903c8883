// What all scripts share: where the project is, how they speak, how they give up.
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Something that the person at the terminal can put right; its message is one line for them. */
export class Complaint extends Error {}

/** Says what is being done; results go to standard output, this does not. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

const PULSE = 15_000;

/**
 * Gives a sign of life every 15 seconds until the work is done.
 * @template T @param {() => Promise<T>} work @param {() => string} [now] what it is at @returns {Promise<T>}
 */
export async function withPulse(work, now = () => '') {
  const begin = Date.now();
  const pulse = setInterval(() => {
    say(`  ${Math.round((Date.now() - begin) / 1000)} s ${now()}`.trimEnd());
  }, PULSE);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
  }
}

/** Runs a script's main function: a complaint is one line, anything else a stack; both end with exit code 1. @param {() => Promise<void>} main */
export function runMain(main) {
  // Whoever reads the output may stop reading, as head does.
  process.stdout.on('error', (cause) => {
    process.exit(cause.code === 'EPIPE' ? 0 : 1);
  });
  main().catch((cause) => {
    say(cause instanceof Complaint ? cause.message : (cause?.stack ?? String(cause)));
    process.exit(1);
  });
}
