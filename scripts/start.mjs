// npm start: a page in Winnow. With a display a browser opens and stays; without one it is read, told and photographed.
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './builds.mjs';
import { resolvePage } from './page-argument.mjs';
import { Complaint, ROOT, runMain, say } from './project.mjs';
import { serveFolder } from './serve-folder.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

const USAGE = 'npm start [-- <address | file.html>] [--algorithm id] [--headless]';
const EXAMPLE = join(ROOT, 'e2e/pages/news.html');
const EXTENSION = join(ROOT, 'dist/chromium');
const PICTURES = join(ROOT, 'dist/screenshots');
const FIRST_LINES = 6;
const LINE_WIDTH = 100;

runMain(async () => {
  const { page, algorithm, headless } = readArguments();
  const source = await resolvePage(page ?? EXAMPLE);
  await ensureDependencies();
  if (algorithm !== undefined) await checkAlgorithm(algorithm);
  const executablePath = await ensureChromium();
  await ensureBuilt('chromium');

  const server = source.file ? await serveFolder(dirname(source.file)) : null;
  const url = server ? `${server.origin}/${encodeURIComponent(basename(source.file))}` : source.url;
  try {
    await show({ url, algorithm, executablePath, headless: headless || !hasDisplay() });
  } finally {
    server?.close();
  }
});

function readArguments() {
  const { values, positionals } = parse();
  if (positionals.length > 1) throw new Complaint(`One page at a time. Usage: ${USAGE}`);
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

/** The project's own TypeScript, read as it stands. @param {string} path */
async function source(path) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(`../src/${path}`, import.meta.url);
}

async function checkAlgorithm(id) {
  const { ALGORITHMS } = await source('engine/algorithms/index.ts');
  const known = ALGORITHMS.map((algorithm) => algorithm.id);
  if (!known.includes(id)) throw new Complaint(`There is no algorithm "${id}"; there are: ${known.join(', ')}.`);
}

function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

async function show({ url, algorithm, executablePath, headless }) {
  const { LiveExtension } = await import('./live-extension.mjs');
  const live = await launch(LiveExtension, { executablePath, extension: EXTENSION, headless });
  try {
    if (algorithm !== undefined) await live.set({ algorithm });
    await live.open(url);
    const popup = await live.pressButton();
    const { publishedName, scriptFile } = await source('platform/protocol.ts');
    const script = algorithm === undefined ? 'extract' : 'extract-all';
    tell(await live.read(scriptFile(script), publishedName(script), algorithm === undefined ? {} : { algorithm }));
    const pictures = live.headless ? { popup: await popup.screenshot() } : {};
    await popup.close();
    const reader = await live.pressShortcut();
    if (live.headless) {
      await reader.painted();
      await savePictures({ ...pictures, overlay: await reader.page.screenshot() });
    } else {
      say('The reader is open over the page: Alt+R leaves it and brings it back. Close the browser to end.');
      await live.closed();
    }
  } finally {
    await live.close();
  }
}

/** A display that is named but not there is no reason to stop. */
async function launch(LiveExtension, options) {
  try {
    return Object.assign(await LiveExtension.launch(options), { headless: options.headless });
  } catch (cause) {
    if (options.headless) throw cause;
    say('The browser did not open on the display; going on without one.');
    return Object.assign(await LiveExtension.launch({ ...options, headless: true }), { headless: true });
  }
}

function tell({ kind, reason, article, lines }) {
  if (kind === 'pdf') throw new Complaint('It is a PDF; Winnow reads web pages.');
  const out = [];
  if (kind === 'not-article') out.push(`No article here: ${reason}.${article ? ' The best guess:' : ''}`);
  if (article) {
    out.push(`title       ${article.title || '(none)'}`);
    out.push(`byline      ${article.byline ?? '(none)'}`);
    out.push(`words       ${article.wordCount} (${article.minutes} min)`);
    out.push(`confidence  ${article.confidence.toFixed(2)}`);
    out.push(`algorithm   ${article.algorithm}`, '');
    out.push(
      ...lines
        .slice(0, FIRST_LINES)
        .map((line) => `  ${line.length > LINE_WIDTH ? `${line.slice(0, LINE_WIDTH - 1)}…` : line}`),
      '',
    );
  }
  process.stdout.write(`${out.join('\n')}\n`);
}

async function savePictures(pictures) {
  await mkdir(PICTURES, { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) {
    const file = join(PICTURES, `${name}.png`);
    await writeFile(file, bytes);
    process.stdout.write(`${name.padEnd(12)}${relative(process.cwd(), file)}\n`);
  }
}
