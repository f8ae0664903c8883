import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './project.mjs';

const SETUP = `import { ensureDisplayPrograms, sayWhatIsMissing } from ${JSON.stringify(join(ROOT, 'scripts/setup.mjs'))};
await sayWhatIsMissing(['display']);
await ensureDisplayPrograms();`;
const BASH = '#!/bin/bash\n';
/** Installs a package as an empty program in its own folder. */
const INSTALLS = `${BASH}case "\${@: -1}" in
  xvfb) printf '' > "$0.x"; /bin/chmod +x "$0.x"; /bin/mv "$0.x" "\${0%/*}/Xvfb";;
  xdotool) printf '' > "$0.x"; /bin/chmod +x "$0.x"; /bin/mv "$0.x" "\${0%/*}/xdotool";;
esac\n`;
const FAILS = `${BASH}[ "$1" = --version ] || { echo 'E: no such package'; exit 100; }\n`;

/** The only folder on PATH. */
let bin;

beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), 'winnow-bin-'));
  await program('sudo', `${BASH}shift\nexec "$@"\n`);
  await program('true', BASH);
});

afterEach(() => rm(bin, { recursive: true, force: true }));

async function program(name, text) {
  await writeFile(join(bin, name), text);
  await chmod(join(bin, name), 0o755);
}

async function messages() {
  const args = ['--input-type=module', '-e', SETUP];
  return (await promisify(execFile)(process.execPath, args, { env: { PATH: bin } })).stderr.trim().split('\n');
}

it.runIf(process.platform === 'linux')(
  'says what is missing, installs it, and asks for nothing the next time',
  async () => {
    await program('apt-get', INSTALLS);
    expect(await messages()).toEqual([
      'To be installed: Xvfb, xdotool.',
      'Asking apt-get for its list of packages …',
      'Installing xvfb with apt-get (at most five minutes) …',
      'Installing xdotool with apt-get (at most five minutes) …',
    ]);
    expect(await messages()).toEqual(['']);
  },
);

it.runIf(process.platform === 'linux')('names what could not be installed, and the packages to install', async () => {
  await program('apt-get', FAILS);
  expect(await messages()).toEqual(
    expect.arrayContaining([
      '  apt-get failed: E: no such package',
      'Still missing: Xvfb and xdotool. Install the packages xvfb and xdotool.',
    ]),
  );
});
