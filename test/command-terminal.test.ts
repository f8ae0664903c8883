import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltCommand } from './command/built-command.ts';
import { hasProgram } from './command/has-program.ts';
import { ARTICLE } from './command/pages.ts';

let command: BuiltCommand;
let folder: string;

beforeAll(async () => {
  [command, folder] = await Promise.all([BuiltCommand.make(), mkdtemp(join(tmpdir(), 'winnow-terminal-'))]);
});

afterAll(async () => {
  await Promise.all([command.remove(), rm(folder, { recursive: true, force: true })]);
});

/** What a call writes to a terminal. Its exit code does not matter. */
function shownOn(call: string, { columns = 80, env = {} } = {}): string {
  const line = `stty cols ${String(columns)}; ${process.execPath} ${command.script} ${call} || true`;
  const shown = execFileSync('script', ['-qec', line, '/dev/null'], {
    encoding: 'utf8',
    env: { ...process.env, TERM: 'xterm', ...env },
  });
  return shown.replaceAll('\r\n', '\n');
}

/** What stays on the screen: a terminal wraps long rows, and takes back what stands in the last one only. */
function screenAfter(shown: string, columns: number): string {
  const rows = [''];
  for (const [text] of shown.matchAll(/\r\u001b\[K|[^]/gu)) {
    if (text === '\n') rows.push('');
    else if (text === '\r\u001b[K') rows[rows.length - 1] = '';
    else if (rows.at(-1)!.length < columns) rows[rows.length - 1] += text;
    else rows.push(text);
  }
  return rows.join('');
}

describe.skipIf(process.platform !== 'linux' || !hasProgram('script'))('a terminal', () => {
  test('gets no characters of a page that it would obey', async () => {
    const file = join(folder, 'hostile.html');
    await writeFile(file, ARTICLE.replace('Second.', 'Second.&#27;]0;owned&#7;&#155;2J'));
    const shown = shownOn(`--text ${file}`);
    const piped = await command.call(['--text', file]);
    expect(shown).toContain('Second.');
    expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    expect(piped.stdout).toContain('\u001b]0;owned');
  });

  /** Two pages, and between them one that is not there. */
  const several = async (): Promise<{ readonly call: string; readonly missing: string }> => {
    const file = join(folder, 'page.html');
    const missing = join(folder, `${'long-name-'.repeat(12)}.html`);
    await writeFile(file, ARTICLE);
    return { missing, call: `--output-dir ${join(folder, 'to')} --jobs 1 ${file} ${missing} ${file}` };
  };

  test.each([24, 80, 200])('keeps the messages and nothing of the progress (columns: %i)', async (columns) => {
    const { call, missing } = await several();
    const shown = shownOn(call, { columns });
    // The missing page counts as soon as it is missed, which may be before the first page is read.
    expect(shown).toMatch(/\r\u001b\[K[1-3] pages \(/);
    expect(screenAfter(shown, columns)).toMatch(/^winnow: .* cannot be read: [^%()]*$/);
    expect(screenAfter(shown, columns)).toContain(missing);
  });

  test('shows how much of a file is done', async () => {
    const file = join(folder, 'lines.jsonl');
    await writeFile(file, `${JSON.stringify({ html: ARTICLE })}\n`);
    expect(shownOn(`jsonl --out ${join(folder, 'out.jsonl')} ${file}`)).toMatch(/\r\u001b\[K100 %: 1 lines/);
  });

  test.each([
    { options: ' --quiet', env: {} },
    { options: '', env: { TERM: 'dumb' } },
  ])('shows no progress with$options $env', async ({ options, env }) => {
    const { call } = await several();
    expect(shownOn(call + options, { env })).toMatch(/^winnow: [^\r]* cannot be read: [^\r]*\n$/);
  });
});

test('a pipe gets no progress', async () => {
  const file = join(folder, 'piped.html');
  await writeFile(file, ARTICLE);
  const { stderr } = await command.run(['--output-dir', join(folder, 'piped'), file]);
  expect(stderr).toBe('');
});
