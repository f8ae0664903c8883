import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltCommand, type RunOptions } from './command/built-command.ts';
import { LocalServer, page } from './command/local-server.ts';
import { ARTICLE, NO_ARTICLE, URL_OF_ARTICLE } from './command/pages.ts';
import { recordIn, recordsIn } from './command/records.ts';

let command: BuiltCommand;
let folder: string;
let server: LocalServer;
let article: string;
let links: string;

beforeAll(async () => {
  [command, server, folder] = await Promise.all([
    BuiltCommand.make(),
    LocalServer.open(),
    mkdtemp(join(tmpdir(), 'winnow-command-')),
  ]);
  [article, links] = [join(folder, 'flood.html'), join(folder, 'links.html')];
  await Promise.all([writeFile(article, ARTICLE), writeFile(links, NO_ARTICLE)]);
});

afterAll(async () => {
  await Promise.all([command.remove(), server.close(), rm(folder, { recursive: true, force: true })]);
});

/** As a process of its own: where exit codes, threads, limits of time or the network matter. */
const run = (args: readonly string[], options?: RunOptions) => command.run(args, options);
const call = (...args: string[]) => command.call(args);
const onPage = (...args: string[]) => command.call(['--url', URL_OF_ARTICLE, ...args, '-'], ARTICLE);

describe('a page', () => {
  test('becomes Markdown, with absolute addresses', async () => {
    const { code, stdout, stderr } = await onPage();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      '# The flood\n\nAda Weir · The Courier · 2025-03-04\\\n<https://courier.example/news/flood>',
    );
    expect(stdout).toContain('[the map](https://courier.example/news/map)');
    expect(stdout).toContain('![The weir](https://courier.example/news/weir.png)');
    expect(stdout).not.toMatch(/Home|Sport|Contact us|grandfather/);
  });

  test('becomes HTML, text, or a table of its blocks', async () => {
    const [html, text, table] = await Promise.all([
      onPage('--html'),
      onPage('--text', '--links', '--images'),
      onPage('--explain'),
    ]);
    expect(html.stdout).toMatch(/^<!doctype html>\n<html[^>]*lang="en"[^]*<h1>The flood<\/h1>[^]*<h2>The weir<\/h2>/);
    expect(text.stdout).toContain('the map <https://courier.example/news/map>');
    expect(text.stdout).toContain('[The weir: https://courier.example/news/weir.png]');
    expect(table.stdout).toMatch(/^# article; winnow, confidence [\d.]+; page kind article/);
    expect(table.stdout).toMatch(/^keep\t[\d.]+\tarticle\t[\w,-]+\t\d+ words\tSecond\. The river/m);
    expect(table.stdout).toMatch(/^drop\t[^\n]*\tHome/m);
  });

  test('becomes JSON as the schema describes it', async () => {
    const [plain, all, none] = await Promise.all([
      onPage('--json'),
      onPage('--json', '--md', '--comments', '--links', '--images', '--explain'),
      call('--json', links),
    ]);
    expect(recordIn(plain.stdout)).toMatchObject({
      version: 1,
      kind: 'article',
      url: URL_OF_ARTICLE,
      title: 'The flood',
      byline: 'Ada Weir',
      published: '2025-03-04T05:06:07Z',
      lang: 'en',
      pageKind: { name: 'article' },
      contentFormat: 'html',
      content: expect.stringContaining('<p>Second. The river') as string,
    });
    expect(recordIn(all.stdout)).toMatchObject({
      contentFormat: 'markdown',
      content: expect.stringContaining('## The weir') as string,
      comments: { count: 2, content: expect.stringContaining('grandfather') as string },
      links: [{ text: 'the map', url: 'https://courier.example/news/map' }],
      images: [{ alt: 'The weir', url: 'https://courier.example/news/weir.png' }],
      blocks: expect.arrayContaining([expect.objectContaining({ text: 'Home', kept: false })]) as unknown[],
    });
    expect(none.code).toBe(3);
    expect(recordIn(none.stdout)).toMatchObject({ kind: 'not-article', content: null });
  });

  test('becomes metadata only, or one field', async () => {
    const [json, yaml, both, author, content] = await Promise.all([
      onPage('--metadata-only'),
      onPage('--metadata-only', '--frontmatter'),
      onPage('--frontmatter'),
      onPage('--property', 'author'),
      onPage('-p', 'content', '--text'),
    ]);
    expect(recordIn(json.stdout)).toMatchObject({ title: 'The flood', content: null });
    expect(yaml.stdout).toMatch(/^---\ntitle: "The flood"\nauthor: "Ada Weir"\n[^]*\n---\n$/);
    expect(both.stdout).toMatch(/^---\ntitle: "The flood"\n[^]*\n---\n\nThe river rose/);
    expect(author.stdout).toBe('Ada Weir\n');
    expect(content.stdout).toMatch(/^The river rose[^]*Fifth\./);
  });

  test('has comments, links and pictures as they are asked for', async () => {
    const [comments, bare] = await Promise.all([onPage('--comments'), onPage('--no-links', '--no-images')]);
    expect(comments.stdout).toMatch(/Fifth\.[^]*## Comments\n\n\*\*Bob\*\* · 2025-03-05\n\nMy grandfather/);
    expect(bare.stdout).toContain('See the map.');
    expect(bare.stdout).not.toContain('weir.png');
  });

  test('keeps and leaves out what is selected, whatever the decision', async () => {
    const [changed, missing] = await Promise.all([
      onPage('--select', 'footer p', '--exclude', 'p.box', '--exclude', 'sup'),
      onPage('--exclude', '.nowhere'),
    ]);
    expect(changed.stdout).toContain('Contact us by letter');
    expect(changed.stdout).not.toMatch(/Boxed|\[1\]/);
    expect(missing.stdout).toContain('Boxed');
    expect(missing.stderr).toContain('The selector .nowhere matches nothing.');
  });

  test('follows the rules of its site', async () => {
    const [own, config] = [join(folder, 'rules.json'), join(folder, 'courier.example.txt')];
    const rule = { id: 'a', site: 'courier.example', scope: 'site', action: 'leave-out', match: 'p.box', name: 'box' };
    await writeFile(own, JSON.stringify({ format: 'winnow-rules', version: 1, rules: [rule] }));
    await writeFile(config, "strip: //p[@class='box']\nprune: no\n");
    const [json, text] = await Promise.all([onPage('--json', '--rules', own), onPage('--rules', config)]);
    expect(recordIn(json.stdout)).toMatchObject({ rules: [{ id: 'a', matched: 1 }] });
    expect(json.stdout + text.stdout).not.toContain('Boxed');
    expect(text.stderr).toContain('1 lines are no rules: prune: no');
  });

  test('has more text with --recall and less with --precision', async () => {
    const words = async (...args: string[]) => Number((await onPage(...args, '-p', 'wordCount')).stdout);
    const [less, usual, more] = await Promise.all([words('--precision'), words(), words('--recall')]);
    expect(less).toBeGreaterThan(0);
    expect(less).toBeLessThanOrEqual(usual!);
    expect(more).toBeGreaterThanOrEqual(usual!);
  });

  test('has the picture for a wide screen', async () => {
    const picture =
      '<picture><source media="(max-width: 500px)" srcset="narrow.png"><source media="(min-width: 900px)" srcset="wide.png"><img src="weir.png" width="800" height="500" alt="The weir"></picture>';
    const input = ARTICLE.replace(/<img[^>]*>/, picture);
    const { stdout } = await command.call(['--url', URL_OF_ARTICLE, '-'], input);
    expect(stdout).toMatch(/!\[The weir\]\(https:\/\/courier\.example\/news\/(?:wide|weir)\.png\)/);
  });

  test('is read by another algorithm', async () => {
    const { stdout } = await onPage('--algorithm', 'div-scorer', '--json');
    expect(recordIn(stdout)).toMatchObject({ algorithm: 'div-scorer', pageKind: null });
  });
});

describe('exit codes', () => {
  test('3: no article, and --force gives the best guess', async () => {
    const [none, forced] = await Promise.all([run([links]), run(['--force', links])]);
    expect(none).toMatchObject({ code: 3, stdout: '' });
    expect(none.stderr).toContain('--force gives the best guess');
    expect(forced.code).toBe(0);
    expect(forced.stdout).toContain('One more link');
  });

  test('1: a page cannot be read, and says so in JSON, too', async () => {
    const [missing, json] = await Promise.all([run(['nowhere.html']), run(['--json', 'nowhere.html'])]);
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toMatch(/^winnow: nowhere\.html cannot be read/);
    expect(recordIn(json.stdout)).toMatchObject({ kind: 'error', error: { code: 'file' } });
  });

  test('1: a browser that cannot start fails each page, once', async () => {
    const env = { WINNOW_CHROMIUM: join(folder, 'nothing') };
    const { code, stderr } = await run(['--render', 'http://weir.invalid/'], { env });
    expect(code).toBe(1);
    expect(stderr.match(/--render needs an installed Chromium/g)).toHaveLength(1);
  });

  test('2: a wrong call; 0: help and version', async () => {
    const [wrong, empty, help, version] = await Promise.all([
      run(['--foo']),
      run([], { input: '' }),
      run(['warc', '--help']),
      run(['--version']),
    ]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain("Unknown option '--foo'");
    expect(empty.code).toBe(3);
    expect(help.stdout).toContain('--resume');
    // What a command writes, and not what another one does.
    expect(help.stdout).toMatch(/--format FORMAT +form of the content: html \(default\), markdown, text$/m);
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('several pages', () => {
  test('a page that fails stops no other', async () => {
    const { code, stdout, stderr } = await call('--json', article, 'nowhere.html', links, article);
    expect(code).toBe(1);
    const records = recordsIn(stdout);
    expect(records.map(({ kind }) => kind)).toEqual(['article', 'error', 'not-article', 'article']);
    expect(records.map(({ id }) => id)).toEqual([article, 'nowhere.html', links, article]);
    expect(stderr).toContain('nowhere.html');
  });

  test('go to a folder of their own, with their folders', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    await mkdir(join(from, 'deep/deeper'), { recursive: true });
    const files = ['a.html', 'deep/a.htm', 'deep/deeper/b.html', 'note.txt'];
    await Promise.all(files.map((file) => writeFile(join(from, file), ARTICLE)));
    const kept = await run(['--input-dir', from, '--output-dir', to, '--keep-dirs']);
    expect(kept.code).toBe(0);
    const written = (await readdir(to, { recursive: true })).filter((name) => name.endsWith('.md'));
    expect(written.sort()).toEqual(['a.md', 'deep/a.md', 'deep/deeper/b.md']);
    const flat = join(folder, 'flat');
    await call('--input-dir', from, '--output-dir', flat, '--text', '--jobs', '1');
    expect((await readdir(flat)).sort()).toEqual(['a-2.txt', 'a.txt', 'b.txt']);
    expect(await readFile(join(flat, 'b.txt'), 'utf8')).toContain('Fifth.');
  });

  test('come from a list', async () => {
    const list = join(folder, 'list.txt');
    await writeFile(list, `# pages\n${article}\n\n${links}\n`);
    const { code, stdout } = await call('--input-file', list, '-p', 'title');
    expect({ code, stdout }).toEqual({ code: 3, stdout: 'The flood\n' });
  });

  test('need a place each', async () => {
    const { code, stderr } = await call(article, links);
    expect(code).toBe(2);
    expect(stderr).toContain('--output-dir');
  });
});

describe('limits', () => {
  test('a page that takes too long, or is too large, is an error', async () => {
    // It takes far longer than the limit, also where the answer of the thread waits for a busy machine.
    const endless = '<div><a>'.repeat(800_000);
    const [slow, large] = await Promise.all([
      run(['--json', '--timeout', '0.02', '-'], { input: endless }),
      call('--json', '--max-bytes', '1k', article),
    ]);
    expect(recordIn(slow.stdout)).toMatchObject({ kind: 'error', error: { code: 'timeout' } });
    expect(recordIn(large.stdout)).toMatchObject({ kind: 'error', error: { code: 'too-large' } });
  });

  test('a file that is written is whole, and a failure leaves an older one', async () => {
    const out = join(folder, 'out.md');
    await onPage('--out', out);
    const before = await readFile(out, 'utf8');
    expect(before).toContain('Fifth.');
    await call('--out', out, 'nowhere.html');
    expect(await readFile(out, 'utf8')).toBe(before);
  });
});

describe('encodings', () => {
  const russian =
    'Река поднялась ночью, и к утру нижние поля лежали под водой, как каждую весну, которую помнят люди. ';
  const body = `<article><h1>Паводок</h1>${`<p>${russian.repeat(3)}</p>`.repeat(4)}</article>`;
  /** Windows-1251 has the Cyrillic letters in the order of Unicode. */
  const inWindows1251 = (text: string) =>
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    });

  test.each([
    ['a meta element', inWindows1251(`<meta charset="windows-1251"><title>x</title>${body}`)],
    ['a byte order mark', Buffer.from(`\ufeff<meta charset="windows-1251">${body}`, 'utf16le')],
    ['nothing, where the bytes are UTF-8', Buffer.from(body)],
  ])('by %s', async (_, input) => {
    expect((await command.call(['--text', '-'], input)).stdout).toContain('Река поднялась ночью');
  });

  test('by the header of the server, which wins over the page', async () => {
    server.answers.set(
      '/ru',
      page(inWindows1251(`<meta charset="utf-8">${body}`), 'text/html; Charset="windows-1251"'),
    );
    expect((await run(['--allow-private', '--text', `${server.origin}/ru`])).stdout).toContain('Река поднялась');
  });
});
