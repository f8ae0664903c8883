import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltCommand, ended } from './command/built-command.ts';
import { hasProgram } from './command/has-program.ts';
import { ARTICLE, NO_ARTICLE } from './command/pages.ts';
import { recordsIn } from './command/records.ts';
import { httpResponse, recordBytes, warcFile, type WarcRecordText } from './command/warc-file.ts';

let command: BuiltCommand;
let folder: string;

beforeAll(async () => {
  [command, folder] = await Promise.all([BuiltCommand.make(), mkdtemp(join(tmpdir(), 'winnow-streams-'))]);
});

afterAll(async () => {
  await Promise.all([command.remove(), rm(folder, { recursive: true, force: true })]);
});

const lineOf = (id: unknown, html = ARTICLE): string =>
  JSON.stringify({ id, url: `https://courier.example/${String(id)}`, html });

/** Lines of which some are no pages, and what each is answered with. */
const LINES: readonly (readonly [line: string, expected: object])[] = [
  [lineOf(0), { kind: 'article', id: 0, url: 'https://courier.example/0', title: 'The flood' }],
  ['{"id": 1, "html": ', { kind: 'error', error: { code: 'bad-input' } }],
  [lineOf('two', NO_ARTICLE), { kind: 'not-article', id: 'two' }],
  ['', { kind: 'error', error: { code: 'bad-input' } }],
  ['[1]', { kind: 'error', error: { code: 'bad-input' } }],
  ['{"id": {"a": 5}}', { kind: 'error', id: { a: 5 }, error: { code: 'bad-input' } }],
  ['{"id": 6, "url": "/a", "html": ""}', { kind: 'error', id: 6, error: { code: 'bad-address' } }],
  ['{"id": 7, "html": ""}', { kind: 'not-article', id: 7, reason: 'no-text' }],
  [lineOf(8, `${ARTICLE}<!--${'x'.repeat(20_000)}-->`), { kind: 'error', error: { code: 'too-large' } }],
  [lineOf(9), { kind: 'article', id: 9 }],
];
const INPUT = LINES.map(([line]) => line).join('\n');

describe('winnow jsonl', () => {
  test.each(['\n', ''])('answers every line with one line, in order (end of the input: %j)', async (end) => {
    const { code, stdout, stderr } = await command.call(['jsonl', '--max-bytes', '10k'], INPUT + end);
    expect(code).toBe(0);
    const records = recordsIn(stdout);
    expect(records).toHaveLength(LINES.length);
    LINES.forEach(([, expected], at) => {
      expect(records[at]).toMatchObject(expected);
    });
    const named = stderr.split('\n').flatMap((line) => /^winnow: line (\d+): /.exec(line)?.[1] ?? []);
    expect(named).toEqual(['2', '4', '5', '6', '7', '9']);
  });

  test('answers by id where the order does not matter', async () => {
    const ids = Array.from({ length: 24 }, (_, id) => id);
    const input = ids.map((id) => `${lineOf(id)}\n`).join('');
    const { stdout } = await command.run(['jsonl', '--unordered', '--jobs', '2', '--md', '-q'], { input });
    const records = recordsIn(stdout);
    expect(records.map(({ id }) => id as number).sort((a, b) => a - b)).toEqual(ids);
    for (const { id, url, content } of records) {
      expect(url).toBe(`https://courier.example/${String(id)}`);
      expect(content).toContain('## The weir');
    }
  });

  test('answers a line before it gets the next one', async () => {
    const child = command.start(['jsonl']);
    for (const id of [1, 2]) {
      child.stdin!.write(`${lineOf(id)}\n`);
      let answer = '';
      while (!answer.endsWith('\n')) answer += String((await once(child.stdout!, 'data'))[0]);
      expect(recordsIn(answer)).toMatchObject([{ id }]);
    }
    child.stdin!.end();
    expect(await ended(child)).toBe(0);
  });

  test('a page that takes too long is answered with its id, and the next one is read', async () => {
    const endless = lineOf('endless', '<div><a>'.repeat(800_000));
    // Without text, so that it is read within the limit on a busy machine, too.
    const input = `${endless}\n${lineOf('next', '')}\n`;
    const { stdout } = await command.run(['jsonl', '--jobs', '1', '--timeout', '1', '-q'], { input });
    expect(recordsIn(stdout)).toMatchObject([
      { kind: 'error', id: 'endless', error: { code: 'timeout' } },
      { kind: 'not-article', id: 'next', reason: 'no-text' },
    ]);
  });

  test('takes no more input than its reader takes output', async () => {
    const child = command.start(['jsonl', '--jobs', '1', '--md', '-q']);
    child.stdout!.pause();
    // Every answer is as long as its line.
    const line = `${lineOf(1, `<article>${'<p>A sentence of some words, which is long enough to be read.</p>'.repeat(500)}`)}\n`;
    let written = 0;
    let isBlocked = false;
    while (!isBlocked && written < 50_000_000) {
      written += line.length;
      if (!child.stdin!.write(line))
        isBlocked = await Promise.race([
          once(child.stdin!, 'drain').then(() => false),
          new Promise<boolean>((resolve) => setTimeout(resolve, 1500, true)),
        ]);
    }
    expect(isBlocked).toBe(true);
    expect(written).toBeLessThan(2_000_000);
    child.kill();
    await ended(child);
  });

  test('ends quietly when its reader closes the pipe', async () => {
    const child = command.start(['jsonl']);
    let stderr = '';
    child.stderr!.on('data', (text: Buffer) => (stderr += text.toString()));
    child.stdin!.on('error', () => undefined);
    child.stdin!.write(`${lineOf(1)}\n`.repeat(200));
    await once(child.stdout!, 'data');
    child.stdout!.destroy();
    expect(await ended(child)).toBe(141);
    expect(stderr).toBe('');
  });

  test('the calls of docs/command.md for Spark and Hadoop answer a line with a line without a tab', async () => {
    const manual = await readFile(new URL('../docs/command.md', import.meta.url), 'utf8');
    const calls = [...manual.matchAll(/(?:pipe\(|-mapper )"winnow ([^"]+)"/g)].map(([, call = '']) => call.split(' '));
    expect(calls).toHaveLength(2);
    const html = `${ARTICLE}\t\r\n<pre>a\tb\u2028c</pre>`;
    const input = [lineOf(0, html), '', lineOf('one', NO_ARTICLE), 'no JSON', lineOf(2, html)].join('\n');
    for (const call of calls) {
      const { code, stdout, stderr } = await command.call(call, `${input}\n`);
      expect(code).toBe(0);
      expect(stderr).toBe('');
      expect(stdout).not.toMatch(/[\t\r]/);
      expect(stdout.split('\n')).toHaveLength(6);
      expect(recordsIn(stdout).map(({ id }) => id ?? null)).toEqual([0, null, 'one', null, 2]);
    }
  });

  test.skipIf(!hasProgram('parallel'))('runs below GNU parallel, as docs/command.md shows it', async () => {
    const ids = Array.from({ length: 40 }, (_, id) => id);
    const file = join(folder, 'pages.jsonl');
    await writeFile(file, ids.map((id) => `${lineOf(id)}\n`).join(''));
    const call = `parallel --pipe --keep-order --jobs 2 --block 20k ${process.execPath} ${command.script} jsonl --jobs 1 < ${file}`;
    const records = recordsIn(execFileSync('sh', ['-c', call], { encoding: 'utf8' }));
    expect(records.map(({ id }) => id)).toEqual(ids);
  });
});

const URL_OF = (name: string): string => `https://courier.example/${name}`;
const chunked = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const titled = (title: string): string => ARTICLE.replaceAll('The flood', title);

const RECORDS: readonly WarcRecordText[] = [
  { type: 'warcinfo', block: 'software: test\r\n' },
  { type: 'request', url: URL_OF('a'), block: 'GET /a HTTP/1.1\r\nHost: courier.example\r\n\r\n' },
  { type: 'response', url: URL_OF('a'), block: httpResponse(titled('First')) },
  { type: 'response', url: URL_OF('pdf'), block: httpResponse('%PDF', { type: 'application/pdf' }) },
  { type: 'response', url: URL_OF('gone'), block: httpResponse(ARTICLE, { status: 404 }) },
  {
    type: 'response',
    url: URL_OF('b'),
    block: httpResponse(gzipSync(titled('Second')), { headers: 'Content-Encoding: gzip\r\n' }),
  },
  {
    type: 'response',
    url: URL_OF('c'),
    block: httpResponse(chunked(titled('Third')), { headers: 'Transfer-Encoding: chunked\r\n' }),
  },
  {
    type: 'response',
    url: URL_OF('d'),
    block: httpResponse(brotliCompressSync(titled('Fourth')), { headers: 'Content-Encoding: br\r\n' }),
  },
  { type: 'response', url: URL_OF('links'), block: httpResponse(NO_ARTICLE) },
  {
    type: 'response',
    url: URL_OF('bomb'),
    block: httpResponse(gzipSync(Buffer.alloc(5_000_000)), { headers: 'Content-Encoding: gzip\r\n' }),
  },
  // Common Crawl keeps the header of an encoding whose bytes it stores decoded.
  {
    type: 'response',
    url: URL_OF('e'),
    block: httpResponse(titled('Fifth'), { headers: 'Content-Encoding: gzip\r\n' }),
  },
  { type: 'resource', url: URL_OF('f'), headers: { 'Content-Type': 'text/html' }, block: titled('Sixth') },
  { type: 'metadata', block: 'a: b\r\n' },
];
const COUNTS = '6 articles, 1 pages without one, 1 failed; skipped 3 other records, 1 not HTML, 1 other status';
const TITLES = ['First', 'Second', 'Third', 'Fourth', 'Links', null, 'Fifth', 'Sixth'];

describe('winnow warc', () => {
  const read = (file: string, ...args: string[]) => command.call(['warc', '--max-bytes', '1M', ...args, file]);

  test.each(['compressed by record', 'compressed as a whole', 'plain'])(
    'reads the pages of a file that is %s',
    async (form) => {
      const plain = Buffer.concat(RECORDS.map(recordBytes));
      const forms: Readonly<Record<string, Buffer>> = { plain, 'compressed as a whole': gzipSync(plain) };
      const file = join(folder, `${form.replaceAll(' ', '-')}.warc`);
      await writeFile(file, forms[form] ?? warcFile(RECORDS).bytes);
      const { code, stdout, stderr } = await read(file);
      expect(code).toBe(0);
      const records = recordsIn(stdout);
      expect(records.map(({ title }) => title)).toEqual(TITLES);
      expect(records[0]).toMatchObject({
        kind: 'article',
        id: '<urn:uuid:00000000-0000-0000-0000-000000000002>',
        date: '2025-03-04T05:06:07Z',
        url: URL_OF('a'),
      });
      expect(records[5]).toMatchObject({ kind: 'error', url: URL_OF('bomb'), error: { code: 'too-large' } });
      expect(stderr).toContain(COUNTS);
    },
  );

  test.each([true, false])('goes on where it was stopped (compressed by record: %s)', async (isByRecord) => {
    const { bytes, offsets } = warcFile(RECORDS);
    const name = `resumed-${String(isByRecord)}`;
    const [file, out] = [join(folder, `${name}.warc.gz`), join(folder, `${name}.jsonl`)];
    await writeFile(file, isByRecord ? bytes : gzipSync(Buffer.concat(RECORDS.map(recordBytes))));
    const whole = await read(file);
    // As a run leaves it that was stopped while it wrote the third page.
    const [first = '', second = '', third = ''] = whole.stdout.split(/(?<=\n)/);
    await writeFile(out, first + second + third.slice(0, 100));
    const size = (await readFile(file)).length;
    const progress = {
      ...{ input: file, size, isDone: false, written: Buffer.byteLength(first + second) },
      // In a file that is compressed as a whole, the offset leads nowhere.
      place: { offset: offsets[5], number: 5, id: '<urn:uuid:00000000-0000-0000-0000-000000000005>' },
      counts: { articles: 2, withoutArticle: 0, failed: 0, skipped: { otherRecords: 2, notHtml: 1, otherStatus: 1 } },
    };
    await writeFile(`${out}.progress`, JSON.stringify(progress));
    const { code, stderr } = await read(file, '--out', out, '--resume');
    expect(code).toBe(0);
    expect(await readFile(out, 'utf8')).toBe(whole.stdout);
    expect(stderr).toContain(COUNTS);
    const again = await read(file, '--out', out, '--resume');
    expect(again.stderr).toContain('was read to its end before');
    expect(await readFile(out, 'utf8')).toBe(whole.stdout);
  });

  test('a message of HTTP without an end of its head costs its own record only', async () => {
    const broken = ['GET /x', 'HTTP/1.1 200 OK\r\nContent-Type: text/html', '<p>No head.</p>', ''];
    const records = broken.map((block, at) => ({ type: at === 0 ? 'request' : 'response', url: URL_OF('x'), block }));
    const file = join(folder, 'heads.warc.gz');
    await writeFile(file, warcFile([...records, ...RECORDS.slice(2, 3)]).bytes);
    const { code, stdout, stderr } = await read(file);
    expect(code).toBe(0);
    expect(recordsIn(stdout).map(({ title }) => title)).toEqual(['First']);
    expect(stderr).not.toContain('damaged');
  });

  test('a file that is damaged gives what is before the damage, and fails', async () => {
    const { bytes, offsets } = warcFile(RECORDS);
    const [cut, other] = [join(folder, 'cut.warc.gz'), join(folder, 'other.warc.gz')];
    await writeFile(cut, bytes.subarray(0, offsets[6]! + 40));
    await writeFile(other, 'This is no WARC file.\r\n\r\nAt all.\r\n');
    const [damaged, wrong] = await Promise.all([read(cut), read(other)]);
    expect(recordsIn(damaged.stdout).map(({ title }) => title)).toEqual(TITLES.slice(0, 2));
    expect(damaged.code).toBe(1);
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toContain('no WARC file');
  });
});
