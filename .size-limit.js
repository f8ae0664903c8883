// What a person waits for, gzipped: the script that goes into a page, all that the popup loads before it shows something,
// and that together with what it fetches for an article while the page is read.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = join(dirname(fileURLToPath(import.meta.url)), 'dist/chromium');
const POPUP = 'src/popup/index.html';

/** Files that a built page, or a script, needs at once: itself, its scripts and styles, and what those import statically. */
function upFront(...starts) {
  const files = new Set();
  const visit = (file) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(join(BUILT, file), 'utf8');
    for (const name of file.endsWith('.html') ? linked(text) : imported(text)) visit(resolve(file, name));
  };
  starts.forEach(visit);
  return [...files].map((file) => join('dist/chromium', file));
}

/** The script that is fetched late for a module, by the module's name. */
function late(name) {
  const file = readdirSync(join(BUILT, 'assets')).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (file === undefined) throw new Error(`No script of its own for ${name}: is it imported statically now?`);
  return `assets/${file}`;
}

function linked(html) {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/gu)].map(([, name]) => name);
}

/** `import "x"`, `import … from "x"` and `export … from "x"`, not `import("x")`. */
function imported(code) {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/gu)].map(([, name]) => name);
}

function resolve(from, name) {
  return name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(from), name);
}

export default [
  { name: 'content script', path: 'dist/chromium/injected/extract.js', limit: '63.5 kB', gzip: true },
  {
    name: 'all that goes into a page by default',
    path: ['dist/chromium/injected/extract.js', 'dist/chromium/injected/packs/winnow-forest.js'],
    limit: '90 kB',
    gzip: true,
  },
  {
    name: 'content script, every algorithm',
    path: 'dist/chromium/injected/extract-all.js',
    limit: '82 kB',
    gzip: true,
  },
  { name: 'overlay script', path: 'dist/chromium/injected/overlay.js', limit: '4 kB', gzip: true },
  { name: 'popup, up front', path: upFront(POPUP), limit: '28 kB', gzip: true },
  { name: 'popup, with an article', path: upFront(POPUP, late('article-view')), limit: '44 kB', gzip: true },
  // Stop words of every language and all weights are built in: nobody waits for it in a browser.
  { name: 'engine', path: 'dist/engine/winnow.js', limit: '235 kB', gzip: true },
];
