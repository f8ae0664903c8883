import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BuiltCommand, ended } from './command/built-command.ts';
import { ARTICLE } from './command/pages.ts';
import { httpResponse, warcFile } from './command/warc-file.ts';

let command: BuiltCommand;
let all: string;
let folder: string;

beforeAll(async () => {
  [command, all] = await Promise.all([BuiltCommand.make(), mkdtemp(join(tmpdir(), 'winnow-killed-'))]);
});

beforeEach(async () => {
  folder = await mkdtemp(join(all, 'run-'));
});

afterAll(async () => {
  await Promise.all([command.remove(), rm(all, { recursive: true, force: true })]);
});

/** Kills a call as soon as something is true. True if it was killed before its end. */
async function isKilledWhen(args: readonly string[], isDue: () => boolean, input = ''): Promise<boolean> {
  const child = command.start(args);
  child.stdin!.on('error', () => undefined).write(input);
  child.stdout!.resume();
  child.stderr!.resume();
  const end = ended(child);
  while (child.exitCode === null && !isDue()) await wait(1);
  child.kill('SIGKILL');
  return (await end) === null;
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : -1);
const LINES = Array.from({ length: 30 }, (_, id) => `${JSON.stringify({ id, html: ARTICLE })}\n`).join('');

describe('a run that is killed', () => {
  test.each([0, 1, 20_000])('leaves the file of --out as it was (bytes written before: %i)', async (bytes) => {
    const out = join(folder, 'articles.jsonl');
    await writeFile(out, 'older\n');
    // Standard input stays open, so that the run does not end by itself.
    const call = ['jsonl', '--jobs', '1', '--out', out];
    expect(await isKilledWhen(call, () => sizeOf(`${out}.part`) >= bytes, LINES)).toBe(true);
    expect(await readFile(out, 'utf8')).toBe('older\n');
    const { code } = await command.run(call, { input: LINES });
    expect(code).toBe(0);
    expect((await readFile(out, 'utf8')).split('\n')).toHaveLength(31);
    expect(readdirSync(folder)).toEqual(['articles.jsonl']);
  });

  test.each(['a', 'b'])('leaves whole files only in a folder (killed at page %s)', async (name) => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await mkdir(from);
    // Large enough to be written in several parts.
    const page = ARTICLE.replace(
      '</article>',
      `<pre>${'One more sentence that is long enough.\n'.repeat(16_000)}</pre>$&`,
    );
    await Promise.all(['a', 'b'].map((one) => writeFile(join(from, `${one}.html`), page)));
    const call = ['--input-dir', from, '--output-dir', to, '--jobs', '1', '--text'];
    const isBegun = () => existsSync(to) && readdirSync(to).some((file) => file.startsWith(`${name}.txt`));
    await isKilledWhen(call, isBegun);
    const left = readdirSync(to).filter((file) => !file.endsWith('.part'));
    const sizes = left.map((file) => sizeOf(join(to, file)));
    expect((await command.run(call)).code).toBe(0);
    expect(readdirSync(to)).toEqual(['a.txt', 'b.txt']);
    expect(sizes).toEqual(left.map((file) => sizeOf(join(to, file))));
  });

  test.each(['before its first answer', 'after its first answer', 'in the place of an older run'])(
    'goes on with --resume (killed %s)',
    async (moment) => {
      const [file, out] = [join(folder, 'pages.warc.gz'), join(folder, 'pages.jsonl')];
      const records = Array.from({ length: 20 }, (_, at) => ({
        ...{ type: 'response', url: `https://courier.example/${String(at)}` },
        block: httpResponse(ARTICLE.replaceAll('The flood', `Page ${String(at)}`)),
      }));
      await writeFile(file, warcFile(records).bytes);
      const call = ['warc', '--jobs', '1', '--out', out, file];
      const whole = await command.call(['warc', file]);
      const older = whole.stdout.length;
      if (moment.endsWith('run')) expect((await command.call(call)).code).toBe(0);
      const isDue = () => {
        if (moment.startsWith('before')) return existsSync(`${out}.progress`);
        return moment.startsWith('after') ? sizeOf(out) > 0 : sizeOf(out) < older;
      };
      expect(await isKilledWhen(call, isDue)).toBe(true);
      expect(sizeOf(out)).toBeLessThan(older);
      expect(await readFile(`${out}.progress`, 'utf8')).toContain('"isDone":false');
      expect((await command.run([...call, '--resume'])).code).toBe(0);
      expect(await readFile(out, 'utf8')).toBe(whole.stdout);
    },
  );
});

describe('a file of results', () => {
  const page = (): Promise<string> => {
    const path = join(folder, 'page.html');
    return writeFile(path, ARTICLE).then(() => path);
  };

  test.each([
    ['--out', 'nowhere/a.md'],
    ['--out', '.'],
  ])('that cannot be written is told before anything is read: %s %s', async (...[option, name]) => {
    const { code, stderr } = await command.run([option, join(folder, name), await page()]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^winnow: .* cannot be written: .*\n$/);
  });

  test('that cannot be written in a folder stops no other', async () => {
    await mkdir(join(folder, 'to/a.md'), { recursive: true });
    await Promise.all(['a', 'b'].map((name) => writeFile(join(folder, `${name}.html`), ARTICLE)));
    const { code, stderr } = await command.call(['--input-dir', folder, '--output-dir', join(folder, 'to')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/a\.html: .*a\.md cannot be written/);
    expect(readdirSync(join(folder, 'to')).sort()).toEqual(['a.md', 'b.md']);
  });

  test.skipIf(!existsSync('/dev/full'))('on a full disk is an error, without a trace of the stack', async () => {
    const ran = await command.run(['--out', '/dev/full', await page()]);
    expect(ran).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^winnow: \/dev\/full cannot be written: .*\n$/),
    });
  });

  test('stays a symbolic link, and keeps its permissions', async () => {
    const [out, link] = [join(folder, 'out.md'), join(folder, 'link.md')];
    await writeFile(out, 'older', { mode: 0o600 });
    await symlink(out, link);
    await command.call(['--out', link, await page()]);
    expect(await readFile(out, 'utf8')).toContain('Fifth.');
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(statSync(link).size).toBe(sizeOf(out));
  });

  test('of an older run is not continued where its results are gone', async () => {
    const [file, out] = [join(folder, 'pages.warc.gz'), join(folder, 'pages.jsonl')];
    await writeFile(
      file,
      warcFile([{ type: 'response', url: 'https://a.example/', block: httpResponse(ARTICLE) }]).bytes,
    );
    await command.call(['warc', '--out', out, file]);
    await rm(out);
    const { code, stderr } = await command.call(['warc', '--out', out, '--resume', file]);
    expect(code).toBe(2);
    expect(stderr).toContain('Delete both to begin again.');
  });
});
