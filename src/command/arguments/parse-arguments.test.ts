import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ALGORITHMS } from '../../engine/algorithms/index.ts';
import { ALGORITHM_NAMES } from '../pages/names.ts';
import { UsageError } from '../text/command-error.ts';
import { OPTIONS } from './options.ts';
import { parseArguments } from './parse-arguments.ts';

const parse = (call: string, hasInput = false) =>
  parseArguments(call.split(' ').filter(Boolean), { version: '1.2.3', hasInput });

/** The choices of a call of pages. */
async function choicesOf(call: string) {
  const request = await parse(call);
  if (!('choices' in request)) throw new Error(request.command);
  return request.choices;
}

describe('a call that means nothing is refused', () => {
  test.each([
    ['', /Name an address/],
    ['--nowhere a.html', /^Unknown option '--nowhere'\.$/],
    ['--resume a.html', /no option --resume/],
    ['jsonl --render', /no option --render/],
    ['mcp --json', /no option --json/],
    ['mcp a.html', /no pages/],
    ['jsonl a b', /one file/],
    ['warc', /one file/],
    ['warc --resume a.warc', /--out/],
    ['warc --resume --out b -', /pipe/],
    ['warc --resume --unordered --out b a.warc', /order/],
    ['--format pdf a.html', /no format "pdf"/],
    ['--md --html a.html', /One format/],
    ['--epub --json a.html', /One format/],
    ['jsonl --format epub', /no books/],
    ['jsonl --format json', /JSON anyway.* markdown, html, text/],
    ['warc -f json --md a.warc', /JSON anyway/],
    ['--property title -p author a.html', /--property is given more than once.*--json --metadata-only/],
    ['--format text -f html a.html', /--format is given more than once/],
    ['--out=a -o b a.html', /--out is given more than once/],
    ['--algorithm other a.html', /no algorithm "other"/],
    ['--algorithm bte --precision a.html', /winnow only/],
    ['--precision --recall a.html', /together/],
    ['--links --no-links a.html', /together/],
    ['--images --no-images a.html', /together/],
    ['--metadata-only --comments a.html', /together/],
    ['--metadata-only --format text a.html', /--metadata-only writes/],
    ['--frontmatter --format html a.html', /for Markdown/],
    ['--property nothing a.html', /no field "nothing"/],
    ['--property title --md a.html', /no format/],
    ['--property title --output-dir b a.html', /--output-dir/],
    ['--explain --md a.html', /--explain/],
    ['--explain --links a.html', /--explain/],
    ['--select [ a.html', /selector/],
    ['--exclude :nowhere a.html', /selector/],
    ['--out a --output-dir b a.html', /together/],
    ['--keep-dirs a.html', /--keep-dirs needs/],
    ['--url https://a.example/ https://b.example/', /--url/],
    ['--url https://a.example/ a.html b.html', /--url/],
    ['--url /a a.html', /absolute/],
    ['--jobs 0 a.html', /--jobs/],
    ['--timeout never a.html', /--timeout/],
    ['--max-bytes many a.html', /--max-bytes/],
    ['--header nothing https://a.example/', /--header/],
    ['--header a:b --render https://a.example/', /--render/],
    ['--lang no_language https://a.example/', /--lang/],
    ['--lang de a.html', /none of the pages has an address/],
    ['--render a.html', /none of the pages has an address/],
    ['--allow-private a.html', /none of the pages has an address/],
    ['--user-agent a a.html', /none of the pages has an address/],
  ])('%s', async (call, message) => {
    const refused = parse(call);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(message);
  });
});

test('formats, and the form of the content in JSON', async () => {
  expect(await choicesOf('a.html')).toMatchObject({ format: 'markdown', isLine: false });
  expect(await choicesOf('--json a.html')).toMatchObject({ format: 'json', content: 'html' });
  expect(await choicesOf('--json --md a.html')).toMatchObject({ format: 'json', content: 'markdown' });
  expect(await choicesOf('-f json --text a.html')).toMatchObject({ format: 'json', content: 'text' });
  expect(await choicesOf('--metadata-only a.html')).toMatchObject({ format: 'json', metadataOnly: true });
  expect(await choicesOf('--metadata-only --md a.html')).toMatchObject({ format: 'markdown' });
  expect(await choicesOf('jsonl --format text')).toMatchObject({ format: 'json', content: 'text', isLine: true });
});

test('values are read as they are meant', async () => {
  const call =
    '--timeout 1.5 --max-bytes 5M --jobs 3 --lang PT-br --header X-A:\tb --header Cookie:c=d https://a.example/';
  expect(await parse(call)).toMatchObject({
    timeout: 1500,
    maxBytes: 5_000_000,
    jobs: 3,
    net: {
      timeout: 1500,
      maxBytes: 5_000_000,
      lang: 'pt-BR',
      headers: [
        ['x-a', 'b'],
        ['cookie', 'c=d'],
      ],
      userAgent: 'Mozilla/5.0 (compatible; Winnow/1.2.3)',
      allowPrivate: false,
    },
  });
});

test('a switch may be repeated, and so may options that hold several values', async () => {
  expect(await choicesOf('--force --force --select a --select b a.html')).toMatchObject({
    force: true,
    select: ['a', 'b'],
  });
});

test('without a name, what is piped in is read', async () => {
  expect(await parse('', true)).toMatchObject({ command: 'pages', inputs: ['-'] });
  expect(await parse('jsonl')).toMatchObject({ command: 'jsonl', input: '-' });
  expect(await parse('./jsonl')).toMatchObject({ command: 'pages', inputs: ['./jsonl'] });
});

test.each(['--help', '-h', 'help', 'jsonl --help', 'warc -h', 'mcp --help'])('%s is answered', async (call) => {
  const request = await parse(call);
  expect(request.command).toBe('help');
  expect('text' in request && request.text).toMatch(/^Usage: winnow[^]*Exit codes/);
});

test('the help of a command lists its options and no others', async () => {
  const request = await parse('warc --help');
  const text = 'text' in request ? request.text : '';
  const listed = [...text.matchAll(/^ {2}(?:-\w, | {4})--([\w-]+)/gm)].map(([, name]) => name);
  const own = Object.entries(OPTIONS).filter(([, { commands }]) => commands.some((name) => name === 'warc'));
  expect(listed).toEqual(own.map(([name]) => name));
});

test('docs/command.md describes every option and no others', async () => {
  const document = await readFile(new URL('../../../docs/command.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| (`-[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const described = rows.flatMap((cell) => [...cell.matchAll(/`--([\w-]+)/g)].map(([, name]) => name));
  const other = ['unordered', 'resume'];
  expect([...described, ...other].sort()).toEqual(Object.keys(OPTIONS).sort());
  for (const name of other) expect(document).toContain(`\`--${name}\``);
  const shorts = rows.flatMap((cell) =>
    [...cell.matchAll(/`-(\w)`, `--([\w-]+)/g)].map(([, short, name]) => [name, short]),
  );
  const own = Object.entries(OPTIONS).flatMap(([name, option]) => ('short' in option ? [[name, option.short]] : []));
  expect(shorts.sort()).toEqual(own.sort());
});

test('knows the algorithms of the engine', () => {
  expect(ALGORITHM_NAMES).toEqual(ALGORITHMS.map(({ id }) => id));
});
