import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../scripts/browsers.mjs';
import { checkBook, findEpubcheck } from '../scripts/epubcheck.mjs';
import { BuiltCommand, type RunOptions } from './command/built-command.ts';
import { LocalServer, page, redirect } from './command/local-server.ts';
import { ARTICLE, NO_ARTICLE } from './command/pages.ts';
import { recordIn, recordsIn } from './command/records.ts';

const browser = await findChromium();
const hasEpubcheck = (await findEpubcheck()) !== null;
/** Its Markdown has some thousand characters. */
const LONG = ARTICLE.replace(/<p>Second\.[^]*?<\/p>/, (paragraph) => paragraph.repeat(20));

let command: BuiltCommand;
let folder: string;
let server: LocalServer;

beforeAll(async () => {
  [command, server, folder] = await Promise.all([
    BuiltCommand.make(),
    LocalServer.open({ '/flood': page(ARTICLE), '/long': page(LONG), '/links': page(NO_ARTICLE) }),
    mkdtemp(join(tmpdir(), 'winnow-command-')),
  ]);
});

afterAll(async () => {
  await Promise.all([command.remove(), server.close(), rm(folder, { recursive: true, force: true })]);
});

const run = (args: readonly string[], options?: RunOptions) => command.run(args, options);

describe('the network', () => {
  test('addresses of this machine are refused unless they are allowed', async () => {
    server.answers.set('/flood', page(ARTICLE));
    const before = server.asked.length;
    const [refused, named] = await Promise.all([
      run(['--json', `${server.origin}/flood`]),
      run(['--json', `${server.origin.replace('127.0.0.1', 'localhost')}/flood`]),
    ]);
    for (const { code, stdout } of [refused, named]) {
      expect(code).toBe(1);
      expect(recordIn(stdout)).toMatchObject({ kind: 'error', error: { code: 'refused-address' } });
    }
    expect(server.asked.length).toBe(before);
    const allowed = await run(['--allow-private', '--json', `${server.origin}/flood`]);
    expect(recordIn(allowed.stdout)).toMatchObject({ kind: 'article', url: `${server.origin}/flood` });
  });

  test.each(['http://127.0.0.1/', 'http://[::ffff:7f00:1]/', 'http://localhost/', 'http://0/', 'file:///etc/hostname'])(
    'a redirect to %s is refused, also behind a proxy',
    async (target) => {
      const proxy = await LocalServer.open({ 'http://93.184.216.34/': redirect(target) });
      const env = { http_proxy: proxy.origin };
      const { stdout } = await run(['--json', 'http://93.184.216.34/'], { env });
      await proxy.close();
      const code = target.startsWith('file:') ? 'bad-address' : 'refused-address';
      expect(recordIn(stdout)).toMatchObject({ kind: 'error', error: { code } });
      expect(proxy.asked.map(({ url }) => url)).toEqual(['http://93.184.216.34/']);
    },
  );

  test('proxies are those of the usual variables, and no_proxy leads to no private address', async () => {
    const address = 'http://93.184.216.34/flood';
    const proxy = await LocalServer.open({ [address]: page(ARTICLE) });
    const direct = ['--json', '--timeout', '5', server.origin + '/flood'];
    const before = server.asked.length;
    const [capitals, refused, allowed] = await Promise.all([
      run(['--json', address], { env: { HTTP_PROXY: proxy.origin } }),
      run(direct, { env: { http_proxy: proxy.origin, no_proxy: '127.0.0.1' } }),
      run(['--allow-private', ...direct], { env: { HTTP_PROXY: proxy.origin, NO_PROXY: '127.0.0.1' } }),
    ]);
    await proxy.close();
    expect(recordIn(capitals.stdout)).toMatchObject({ kind: 'article', url: address });
    expect(recordIn(refused.stdout)).toMatchObject({ error: { code: 'refused-address' } });
    expect(recordIn(allowed.stdout)).toMatchObject({ kind: 'article' });
    expect(proxy.asked.map(({ url }) => url)).toEqual([address]);
    expect(server.asked.length).toBe(before + 1);
  });

  test('pages of https go through a tunnel of the proxy', async () => {
    const proxy = await LocalServer.open();
    const { stdout } = await run(['--json', 'https://93.184.216.34/'], { env: { HTTPS_PROXY: proxy.origin } });
    await proxy.close();
    expect(recordIn(stdout)).toMatchObject({ kind: 'error', error: { code: 'network' } });
    expect(proxy.tunnels).toEqual(['93.184.216.34:443']);
  });

  test('headers of the caller go to the named site only', async () => {
    const other = await LocalServer.open({ '/there': page(ARTICLE) });
    server.answers.set('/here', redirect('/again'));
    server.answers.set('/again', redirect(`${other.origin}/there`));
    const before = server.asked.length;
    const headers = ['--header', 'X-Key: secret', '--user-agent', 'Reader/1', '--lang', 'de'];
    const { stdout } = await run(['--allow-private', '--json', ...headers, `${server.origin}/here`]);
    expect(recordIn(stdout)).toMatchObject({ kind: 'article', url: `${other.origin}/there` });
    await other.close();
    const [first, second] = server.asked.slice(before);
    for (const asked of [first, second]) expect(asked!.headers['x-key']).toBe('secret');
    expect(other.asked[0]!.headers).toMatchObject({ 'user-agent': 'Reader/1', 'accept-language': 'de' });
    expect(other.asked[0]!.headers).not.toHaveProperty('x-key');
  });

  test('what is no page, or too much of one, is an error', async () => {
    server.answers.set('/pdf', page('%PDF-1.7', 'application/pdf'));
    server.answers.set('/bomb', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(30_000_000)));
    });
    server.answers.set('/never', () => undefined);
    const paths = ['/pdf', '/bomb', '/missing'].map((path) => server.origin + path);
    const [{ code, stdout }, slow] = await Promise.all([
      run(['--allow-private', '--json', ...paths]),
      run(['--allow-private', '--json', '--timeout', '0.2', `${server.origin}/never`]),
    ]);
    expect([code, slow.code]).toEqual([1, 1]);
    const codes = recordsIn(stdout).map(({ error }) => (error as { code: string }).code);
    expect(codes).toEqual(['not-html', 'too-large', 'http-status']);
    expect(recordIn(slow.stdout)).toMatchObject({ error: { code: 'timeout' } });
  });

  test('a book holds its pictures, and links to those that it cannot hold', async () => {
    const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    server.answers.set(
      '/book',
      page(ARTICLE.replace('<figure>', '<figure><img src="/a.webp" width="700" height="500">')),
    );
    server.answers.set('/weir.png', page(dot, 'image/gif'));
    server.answers.set('/a.webp', page('RIFF', 'image/webp'));
    const [file, bare] = [join(folder, 'flood.epub'), join(folder, 'bare.epub')];
    const address = `${server.origin}/book`;
    expect(await run(['--allow-private', '--epub', '--images', '-o', file, address])).toMatchObject({ code: 0 });
    const files = unzipSync(await readFile(file));
    expect(Object.keys(files)).toContain('book/pictures/1.gif');
    const text = Buffer.from(files['book/text.xhtml']!).toString();
    expect(text).toMatch(/<img [^>]*src="pictures\/1\.gif"/);
    expect(text).toContain(`${server.origin}/a.webp`);
    await run(['--allow-private', '--format', 'epub', '--comments', '--out', bare, address]);
    expect(Object.keys(unzipSync(await readFile(bare))).some((name) => name.includes('pictures'))).toBe(false);
    if (hasEpubcheck) for (const book of [file, bare]) expect(await checkBook(await readFile(book))).toEqual([]);
  });

  test.skipIf(browser === null)('--render runs the scripts of a page', async () => {
    const script = `document.body.innerHTML = ${JSON.stringify(ARTICLE.replace(/^[^]*<body>|<\/body>[^]*$/g, ''))}`;
    server.answers.set('/scripted', page(`<title>The flood</title><body><script>${script}</script></body>`));
    const env = { WINNOW_CHROMIUM: browser!, WINNOW_NO_SANDBOX: '1' };
    const [plain, rendered] = await Promise.all([
      run(['--allow-private', `${server.origin}/scripted`]),
      run(['--allow-private', '--render', `${server.origin}/scripted`], { env }),
    ]);
    expect(plain.code).toBe(3);
    expect(rendered).toMatchObject({ code: 0, stderr: '' });
    expect(rendered.stdout).toContain('Fifth. The river');
    const missing = { WINNOW_CHROMIUM: join(folder, 'no-browser') };
    const none = await run(['--allow-private', '--render', `${server.origin}/scripted`], { env: missing });
    expect(none.stderr).toContain('--render needs an installed Chromium');
  });
});

describe('winnow mcp', () => {
  /** Calls a tool as an agent does. */
  async function asAgent<T>(args: readonly string[], use: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [command.script, 'mcp', ...args],
      stderr: 'inherit',
    });
    await client.connect(transport);
    try {
      return await use(client);
    } finally {
      await client.close();
    }
  }

  const textsOf = async (client: Client, name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const texts = (content as { readonly type: 'text'; readonly text: string }[]).map(({ text }) => text);
    return { texts, isError: isError === true };
  };

  test('reads a page with its metadata, in parts, and tells what it left out', async () => {
    await asAgent(['--allow-private'], async (client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(['read_page', 'outline_page']);
      const before = server.asked.length;
      const url = `${server.origin}/long`;
      const { texts } = await textsOf(client, 'read_page', { url, comments: true, links: true });
      const [head, text] = texts;
      for (const line of ['Title: The flood', 'Author: Ada Weir', `Address: ${url}`, 'Part: 1 of 1'])
        expect(head).toContain(line);
      expect(head).toMatch(/^Confidence: 0\.\d\d of 1/m);
      expect(head).toMatch(/^Left out: .*\d+ words of page furniture/m);
      expect(head).not.toContain('Note:');
      expect(text).toMatch(/^The river rose[^]*Fifth\.[^]*## Comments[^]*grandfather[^]*## Links\n\n- the map: http/);
      expect(text).not.toContain('Contact us');

      const parts: string[] = [];
      for (let part = 1, count = 1; part <= count; part++) {
        const answer = await textsOf(client, 'read_page', { url, part, length: 1000 });
        count = Number(/Part: \d+ of (\d+)/.exec(answer.texts[0]!)![1]);
        parts.push(answer.texts[1]!);
      }
      expect(parts.length).toBeGreaterThan(1);
      expect(text).toContain(parts.join(''));
      const outline = await textsOf(client, 'outline_page', { url, length: 1000 });
      expect(outline.texts[1]).toMatch(/^ {2}- The weir \(part \d\)$/);
      // All parts are of one request.
      expect(server.asked.length).toBe(before + 1);
      expect(await textsOf(client, 'read_page', { url, part: 9 })).toMatchObject({ isError: true });
    });
  });

  test('says where little was found, and gives the rest of the text', async () => {
    await asAgent(['--allow-private'], async (client) => {
      const { texts } = await textsOf(client, 'read_page', { url: `${server.origin}/links` });
      expect(texts[0]).toMatch(/^Note: The page seems to have no article \(mostly-links\)/m);
      expect(texts[1]).toContain('One more link');
      const flood = { url: `${server.origin}/flood`, everything: true };
      const everything = await textsOf(client, 'read_page', flood);
      expect(everything.texts[1]).toMatch(/## Text of the page that is not in the article\n\n[^]*Contact us by letter/);
    });
  });

  test('refuses private addresses and tells why a page cannot be read', async () => {
    const url = `${server.origin}/flood`;
    await asAgent([], async (client) => {
      const { texts, isError } = await textsOf(client, 'read_page', { url });
      expect(isError).toBe(true);
      expect(texts[0]).toContain('refused-address');
      expect(await textsOf(client, 'outline_page', { url: 'file:///etc/hostname' })).toMatchObject({ isError: true });
    });
  });
});
