// Checks the page on the command line, an HTML file or a web address, before anything slow starts.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Complaint } from './project.mjs';

const RESPONSE_LIMIT = 10_000;
const PEEK_BYTES = 1024;
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];

const GIVE = 'Give the path of an HTML file, or an address that starts with https://';
const CHECK = 'Check the address and the network, or save the page and give the file.';

/** Errors that the browser would have, too. Others (certificates, protocols) may not stop the browser. */
const FATAL_ERRORS = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'there is no network',
  ETIMEDOUT: 'it did not respond',
  UND_ERR_CONNECT_TIMEOUT: 'it did not respond',
  ERR_INVALID_URL: 'it is not a valid address',
};

/**
 * Throws a Complaint if the page cannot be shown.
 * @param {string} argument @returns {Promise<{ file: string } | { url: string }>} an absolute path or a web address
 */
export async function resolvePage(argument) {
  const scheme = /^([a-z][a-z0-9+.-]+):/iu.exec(argument)?.[1]?.toLowerCase();
  const isPath = scheme === undefined || existsSync(argument);
  if (scheme === 'file' && !isPath) return { file: checkFile(pathOf(argument)) };
  if (isPath) return { file: checkFile(argument) };
  if (scheme !== 'http' && scheme !== 'https')
    throw new Complaint(`${argument}: Winnow shows only http and https pages and HTML files. ${GIVE}`);
  if (!URL.canParse(argument)) throw new Complaint(`${argument}: it is not a valid address. ${GIVE}`);
  await checkAddress(argument);
  return { url: argument };
}

function pathOf(address) {
  try {
    return fileURLToPath(address);
  } catch (cause) {
    throw new Complaint(`${address}: it is not the address of a local file. ${GIVE}`, { cause });
  }
}

function checkFile(path) {
  const file = resolve(path);
  if (!existsSync(file)) {
    const hint =
      /^[\w-]+(\.[\w-]+)+(\/|$)/u.test(path) && !/\.x?html?$/iu.test(path)
        ? `For a web page, give the whole address: https://${path}`
        : GIVE;
    throw new Complaint(`${path}: there is no such file. ${hint}`);
  }
  if (!statSync(file).isFile()) throw new Complaint(`${path}: it is not a file. ${GIVE}`);
  const start = peek(file);
  if (start.startsWith('%PDF')) throw new Complaint(`${path}: it is a PDF. Winnow reads web pages only. ${GIVE}`);
  if (!/\.x?html?$/iu.test(file) && !/^\s*(<|\uFEFF)/u.test(start))
    throw new Complaint(`${path}: it is not an HTML file. ${GIVE}`);
  return file;
}

function peek(file) {
  try {
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(PEEK_BYTES);
      return bytes.toString('utf8', 0, readSync(handle, bytes, 0, PEEK_BYTES, 0));
    } finally {
      closeSync(handle);
    }
  } catch (cause) {
    throw new Complaint(`${file}: it cannot be read (${cause.code ?? cause.message}).`, { cause });
  }
}

async function checkAddress(url) {
  const limit = AbortSignal.timeout(RESPONSE_LIMIT);
  try {
    const response = await fetch(url, { signal: limit, redirect: 'follow' });
    const type = response.headers.get('content-type') ?? '';
    await response.body?.cancel();
    if (/^application\/pdf\b/iu.test(type))
      throw new Complaint(`${url}: it is a PDF. Winnow reads web pages only. ${GIVE}`);
  } catch (cause) {
    if (cause instanceof Complaint) throw cause;
    // Only the browser uses the proxy.
    if (PROXIES.some((name) => process.env[name])) return;
    if (limit.aborted)
      throw new Complaint(`${url}: it did not respond within ${RESPONSE_LIMIT / 1000} s. ${CHECK}`, { cause });
    const reason =
      cause.cause?.message === 'bad port' ? 'browsers block this port' : FATAL_ERRORS[cause.cause?.code ?? cause.code];
    if (reason) throw new Complaint(`${url}: ${reason}. ${CHECK}`, { cause });
  }
}
