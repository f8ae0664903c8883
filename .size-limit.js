// What a person waits for, gzipped: the script that goes into a page, and all that the popup loads before it shows something.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = join(dirname(fileURLToPath(import.meta.url)), 'dist/chromium');
const POPUP = 'src/popup/index.html';

/** Files that a built page needs at once: itself, its scripts and styles, and what those import statically. */
function upFront(page) {
  const files = new Set();
  const visit = (file) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(join(BUILT, file), 'utf8');
    for (const name of file.endsWith('.html') ? linked(text) : imported(text)) visit(resolve(file, name));
  };
  visit(page);
  return [...files].map((file) => join('dist/chromium', file));
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
  { name: 'content script', path: 'dist/chromium/content/extract.js', limit: '40 kB', gzip: true },
  { name: 'overlay script', path: 'dist/chromium/content/overlay.js', limit: '4 kB', gzip: true },
  { name: 'popup, up front', path: upFront(POPUP), limit: '40 kB', gzip: true },
  { name: 'engine', path: 'dist/engine/winnow.js', limit: '40 kB', gzip: true },
];
