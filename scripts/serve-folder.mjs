// Serves a folder on loopback, because an extension needs a special permission to read file: addresses.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** The page on the command line may have any file extension. */
const DEFAULT_TYPE = 'text/html; charset=utf-8';

/** @param {string} folder @returns {Promise<{ origin: string, close(): void }>} a server on a free port of 127.0.0.1 */
export async function serveFolder(folder) {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    respond(root, request.url ?? '/', response).catch(() => {
      response.writeHead(404).end('Not found');
    });
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function respond(root, url, response) {
  const file = await realpath(join(root, decodeURIComponent(new URL(url, 'http://local').pathname)));
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep) || !(await stat(file)).isFile())
    throw new Error('outside');
  response.writeHead(200, {
    'content-type': TYPES[extname(file).toLowerCase()] ?? DEFAULT_TYPE,
    'cache-control': 'no-store',
  });
  createReadStream(file).pipe(response);
}
