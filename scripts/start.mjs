// npm start: shows a page in Winnow. With a display it opens a browser; without one it prints the article and saves
// screenshots.
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './builds.mjs';
import { resolvePage } from './page-argument.mjs';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { readTab } from './read-tab.mjs';
import { serveFolder } from './serve-folder.mjs';
import { ensureChromium, ensureDependencies, sayWhatIsMissing } from './setup.mjs';

const USAGE = 'npm start [-- <address | file.html>] [--algorithm id] [--headless]';
const EXAMPLE = join(ROOT, 'e2e/pages/news.html');
const SCREENSHOTS = join(ROOT, 'dist/screenshots');
const FIRST_LINES = 6;
const LINE_WIDTH = 100;
/** Milliseconds. */
const PAGE_LIMIT = 30_000;
const LOAD_LIMIT = 10_000;

runMain(async () => {
  const { page, algorithm, headless } = readArguments();
  const source = await resolvePage(page ?? EXAMPLE);
  await sayWhatIsMissing(['chromium']);
  await ensureDependencies();
  if (algorithm !== undefined) await checkAlgorithm(algorithm);
  await ensureChromium();
  await ensureBuilt('chromium');

  const server = source.file ? await serveFolder(dirname(source.file)) : null;
  const url = server ? `${server.origin}/${encodeURIComponent(basename(source.file))}` : source.url;
  try {
    await show({ url, algorithm, isHeadless: headless || !hasDisplay() });
  } finally {
    server?.close();
  }
});

function readArguments() {
  const { values, positionals } = parse();
  if (positionals.length > 1) throw new Complaint(`npm start takes one page. Usage: ${USAGE}`);
  return { page: positionals[0], algorithm: values.algorithm, headless: values.headless };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { algorithm: { type: 'string' }, headless: { type: 'boolean', default: false } },
    });
  } catch (cause) {
    throw new Complaint(`${cause.message.split('. ', 1)[0]}. Usage: ${USAGE}`, { cause });
  }
}

/** Imports a TypeScript file of the project. @param {string} path relative to the root of the project */
async function importTs(path) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(`../${path}`, import.meta.url);
}

async function checkAlgorithm(id) {
  const { ALGORITHMS } = await importTs('src/engine/algorithms/index.ts');
  const known = ALGORITHMS.map((algorithm) => algorithm.id);
  if (!known.includes(id)) throw new Complaint(`There is no algorithm "${id}". Algorithms: ${known.join(', ')}.`);
}

function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

async function show({ url, algorithm, isHeadless }) {
  const { extension, hasWindow } = await launch(isHeadless);
  const { shown } = await importTs('e2e/checks/painted.ts');
  try {
    if (algorithm !== undefined) await extension.store({ algorithm });
    const page = extension.context.pages()[0] ?? (await extension.context.newPage());
    await load(page, url);
    const popup = await extension.press(page);
    await popup.page.locator('#title:not(.visually-hidden)').first().waitFor();
    const { IN_TAB, scriptFile } = await importTs('src/platform/messages/protocol.ts');
    // This script decides by itself with every algorithm.
    const script = 'extract-all';
    const options = algorithm === undefined ? {} : { algorithm };
    print(await readTab(extension, { script, file: scriptFile(script), key: IN_TAB }, options));
    if (!hasWindow) await saveScreenshot('popup', popup.page);
    await popup.close();
    await extension.command(page);
    const reader = await extension.overlayOrTab(page);
    await shown(reader);
    if (!hasWindow) await saveScreenshot('overlay', extension.context.pages().includes(reader) ? reader : page);
    else {
      say('The reader is open over the page. Alt+R closes it and opens it again. Close the browser to end.');
      await extension.closed();
    }
  } finally {
    await extension.close().catch(() => undefined);
  }
}

/** Starts a browser; where the display cannot be used, a headless one. */
async function launch(isHeadless) {
  const { Extension } = await importTs('e2e/chromium/extension.ts');
  try {
    if (!isHeadless) return { extension: await Extension.launch({ display: '' }), hasWindow: true };
  } catch (cause) {
    say(`The browser did not open a window (${firstLine(cause)}). Continuing without one.`);
  }
  try {
    return { extension: await Extension.launch({}), hasWindow: false };
  } catch (cause) {
    throw new Complaint(`${process.env.WINNOW_CHROMIUM} did not start with the extension: ${firstLine(cause)}`, {
      cause,
    });
  }
}

async function load(page, url) {
  try {
    await page.goto(url, { timeout: PAGE_LIMIT, waitUntil: 'domcontentloaded' });
    // Late images and scripts are waited for, but not for long.
    await page.waitForLoadState('load', { timeout: LOAD_LIMIT }).catch(() => undefined);
  } catch (cause) {
    const reason = /net::(\w+)/u.exec(firstLine(cause))?.[1];
    const why = reason ? `the browser reports ${reason}` : 'the page did not load in time';
    throw new Complaint(`${url}: ${why}. Try again, or save the page and give the file.`, { cause });
  }
}

function print({ kind, reason, article, lines }) {
  if (kind === 'pdf') throw new Complaint('This is a PDF. Winnow reads web pages only.');
  const out = [];
  if (kind === 'not-article') out.push(`No article found: ${reason}.${article ? ' Best guess:' : ''}`);
  if (article) {
    const cut = (line) => (line.length > LINE_WIDTH ? `${line.slice(0, LINE_WIDTH - 1)}…` : line);
    out.push(
      `title       ${article.title || '(none)'}`,
      `byline      ${article.byline ?? '(none)'}`,
      `words       ${article.wordCount} (${article.minutes} min)`,
      ...(article.comments ? [`comments    ${article.comments.count ?? 'yes'}`] : []),
      `confidence  ${article.confidence.toFixed(2)}`,
      `algorithm   ${article.algorithm}`,
      '',
      ...lines.slice(0, FIRST_LINES).map((line) => `  ${cut(line)}`),
      '',
    );
  }
  process.stdout.write(`${out.join('\n')}\n`);
}

async function saveScreenshot(name, page) {
  await mkdir(SCREENSHOTS, { recursive: true });
  const path = join(SCREENSHOTS, `${name}.png`);
  // The picture of a popup would be as large as a tab.
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
  await page.screenshot({ path, clip: { x: 0, y: 0, width, height } });
  process.stdout.write(`${name.padEnd(12)}${relative(process.cwd(), path)}\n`);
}

function firstLine(cause) {
  return String(cause?.message ?? cause).split('\n', 1)[0];
}
