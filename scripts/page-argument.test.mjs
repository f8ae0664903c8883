import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolvePage } from './page-argument.mjs';
import { Complaint } from './project.mjs';
import { serveFolder } from './serve-folder.mjs';

let folder;
const write = (name, text) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'winnow-test-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('resolvePage', () => {
  it('accepts an HTML file, by path or by file: address', async () => {
    const file = write('page.html', '<p>text');
    expect(await resolvePage(file)).toEqual({ file });
    expect(await resolvePage(pathToFileURL(file).href)).toEqual({ file });
  });

  it.each([
    ['a missing file', () => join(folder, 'none.html'), 'no such file. Give the path of an HTML file'],
    ['a folder', () => folder, 'not a file. Give'],
    ['a PDF', () => write('paper.pdf', '%PDF-1.7'), 'PDF'],
    ['a file of another type', () => write('data.bin', 'words'), 'not an HTML file. Give'],
    ['a host without a scheme', () => 'example.com/page', 'https://example.com/page'],
    ['a browser page', () => 'chrome://version', 'only http and https'],
    ['nonsense with a colon', () => 'htp:/nonsense', 'an address that starts with https://'],
    ['an address without a host', () => 'http://', 'not a valid address. Give'],
    [
      'a host that refuses the connection',
      async () => `http://127.0.0.1:${await freePort()}/`,
      'refused. Check the address',
    ],
  ])('refuses %s with one line', async (_, argument, words) => {
    const error = await resolvePage(await argument()).catch((cause) => cause);
    expect(error).toBeInstanceOf(Complaint);
    expect(error.message).toContain(words);
    expect(error.message).not.toContain('\n');
  });

  it('refuses an address where the server sends a PDF', async () => {
    const server = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    );
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    await expect(resolvePage(`http://127.0.0.1:${server.address().port}/`)).rejects.toThrow('PDF');
    server.close();
  });
});

describe('serveFolder', () => {
  it('serves the files of its folder only', async () => {
    write('page.html', '<p>text');
    const server = await serveFolder(folder);
    const status = async (path) => (await fetch(server.origin + path)).status;
    expect(await status('/page.html')).toBe(200);
    expect(await status('/none.html')).toBe(404);
    expect(await status('/..%2f..%2fetc%2fpasswd')).toBe(404);
    expect(await status('/')).toBe(404);
    server.close();
  });
});

/** A port without a server. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
