// What a person may name on the command line: a file of HTML or the address of a web page. Complains before anything slow begins.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Complaint } from './project.mjs';

const ANSWER_LIMIT = 10_000;
const PEEK_BYTES = 1024;
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];

/** Errors by which a host cannot be meant to answer; others (certificates, odd protocols) are left to the browser. */
const HOPELESS = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'there is no network',
  ETIMEDOUT: 'it did not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer',
  ERR_INVALID_URL: 'it is not a valid address',
};

/**
 * Throws a Complaint for anything that cannot be shown.
 * @param {string} argument @returns {Promise<{ file: string } | { url: string }>} an absolute path or a web address
 */
export async function resolvePage(argument) {
  const scheme = /^([a-z][a-z0-9+.-]+):/iu.exec(argument)?.[1]?.toLowerCase();
  const isPath = scheme === undefined || existsSync(argument);
  if (scheme === 'file' && !isPath) return { file: checkFile(pathOf(argument)) };
  if (isPath) return { file: checkFile(argument) };
  if (scheme !== 'http' && scheme !== 'https')
    throw new Complaint(`${argument}: only http and https pages and files of HTML can be shown.`);
  if (!URL.canParse(argument)) throw new Complaint(`${argument}: it is not a valid address.`);
  await checkAddress(argument);
  return { url: argument };
}

function pathOf(address) {
  try {
    return fileURLToPath(address);
  } catch (cause) {
    throw new Complaint(`${address}: it is not the address of a file here.`, { cause });
  }
}

function checkFile(path) {
  const file = resolve(path);
  if (!existsSync(file)) {
    const hint =
      /^[\w-]+(\.[\w-]+)+(\/|$)/u.test(path) && !/\.x?html?$/iu.test(path)
        ? ` For a web page give its whole address: https://${path}`
        : '';
    throw new Complaint(`${path}: there is no such file.${hint}`);
  }
  if (!statSync(file).isFile()) throw new Complaint(`${path}: it is not a file.`);
  const start = peek(file);
  if (start.startsWith('%PDF')) throw new Complaint(`${path}: it is a PDF; Winnow reads web pages.`);
  if (!/\.x?html?$/iu.test(file) && !/^\s*(<|\uFEFF)/u.test(start))
    throw new Complaint(`${path}: it is not a file of HTML.`);
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
  const limit = AbortSignal.timeout(ANSWER_LIMIT);
  try {
    const answer = await fetch(url, { signal: limit, redirect: 'follow' });
    const type = answer.headers.get('content-type') ?? '';
    await answer.body?.cancel();
    if (/^application\/pdf\b/iu.test(type)) throw new Complaint(`${url}: it is a PDF; Winnow reads web pages.`);
  } catch (cause) {
    if (cause instanceof Complaint) throw cause;
    // Behind a proxy only the browser knows the way.
    if (PROXIES.some((name) => process.env[name])) return;
    if (limit.aborted) throw new Complaint(`${url}: it did not answer within ${ANSWER_LIMIT / 1000} s.`, { cause });
    const reason =
      cause.cause?.message === 'bad port'
        ? 'browsers do not open this port'
        : HOPELESS[cause.cause?.code ?? cause.code];
    if (reason) throw new Complaint(`${url}: ${reason}.`, { cause });
  }
}
