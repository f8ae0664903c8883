// Size limits, gzipped, of everything the user waits for: the scripts injected into a page, the files that the popup
// loads before it shows something, and those that it loads for an article.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = join(dirname(fileURLToPath(import.meta.url)), 'dist/chromium');
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), 'dist/package');
const LATE = join(dirname(fileURLToPath(import.meta.url)), 'src/injected/late');
const POPUP = 'src/popup/index.html';

/** Built pages or scripts, their scripts and styles, and everything those import statically. */
function withStaticImports(...starts) {
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

/** The script of a module that is imported dynamically. */
function dynamicScript(name) {
  const file = readdirSync(join(BUILT, 'assets')).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (file === undefined)
    throw new Error(`dist/chromium/assets has no script for ${name}. Check that it is imported dynamically.`);
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

/** The packs of the files in src/injected/late, each of which has its own limit. */
function lateCode() {
  const files = readdirSync(LATE).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.map((file) => {
    const name = file.replace('.ts', '');
    const limit = /export const SIZE_LIMIT = '([^']+)'/u.exec(readFileSync(join(LATE, file), 'utf8'))?.[1];
    if (limit === undefined) throw new Error(`${file} has no SIZE_LIMIT.`);
    return { name: `late code: ${name}`, path: `dist/chromium/injected/packs/${name}.js`, limit, gzip: true };
  });
}

/** A line of its own: the package is not minified, and its comments name modules of others. */
const STATIC_IMPORT = /^(?:import|export)\b[^'"\n]*["'](\.{1,2}\/[^"']+)["'];$/gmu;

/** What a program loads with an entry of the package. A bundler makes it smaller: the package is not minified. */
function entry(name, limit) {
  const files = new Set([`${name}.js`]);
  for (const file of files)
    for (const [, path] of readFileSync(join(PACKAGE, file), 'utf8').matchAll(STATIC_IMPORT))
      files.add(resolve(file, path));
  return { name: `package: ${name}`, path: [...files].map((file) => `dist/package/${file}`), limit, gzip: true };
}

export default [
  // Walks the page and builds the article. The background decides.
  // 1.5 kB of it: the heading above the text, tails of titles, names of sites, labels of dates, captions, pictures of
  // headings, numbers of sections.
  { name: 'content script', path: 'dist/chromium/injected/extract.js', limit: '56.5 kB', gzip: true },
  { name: 'trees', path: 'dist/chromium/injected/packs/winnow-weights.js', limit: '13 kB', gzip: true },
  {
    name: 'content script, every algorithm',
    path: 'dist/chromium/injected/extract-all.js',
    limit: '151.4 kB',
    gzip: true,
  },
  ...lateCode(),
  {
    name: 'script that marks the parts of a page',
    path: 'dist/chromium/injected/page-parts.js',
    limit: '5.05 kB',
    gzip: true,
  },
  { name: 'overlay script', path: 'dist/chromium/injected/overlay.js', limit: '4 kB', gzip: true },
  // 0.1 kB of it: its height where there is no article.
  { name: 'popup before it shows something', path: withStaticImports(POPUP), limit: '27.65 kB', gzip: true },
  // 0.7 kB of it: three tools, settings of the focus aids, a size for phones, lists of cards, widths of tables.
  {
    name: 'popup, with an article',
    path: withStaticImports(POPUP, dynamicScript('article-view')),
    limit: '34.9 kB',
    gzip: true,
  },
  {
    name: 'DOMPurify, for browsers without a sanitiser',
    path: `dist/chromium/${dynamicScript('purify')}`,
    limit: '11.6 kB',
    gzip: true,
  },
  // Loads for the first listing in a known language.
  {
    name: 'colours of listings',
    path: `dist/chromium/${dynamicScript('paint-code')}`,
    limit: '59 kB',
    gzip: true,
  },
  // Contains all stop words and weights. The extension does not load it.
  { name: 'engine', path: 'dist/engine/winnow.js', limit: '271 kB', gzip: true },
  // With the parser and the own DOM, which the exporters share with the main entry. 8 kB of it: which blocks
  // are comments, bylines, dates and titles, in words of many languages.
  entry('index', '385.2 kB'),
  // 0.3 kB of it: elements of the program's own DOM for a serializer.
  entry('readability', '390.8 kB'),
  entry('defuddle', '486.7 kB'),
  entry('algorithms', '181.9 kB'),
  entry('algorithms/bte', '5.2 kB'),
  entry('algorithms/boilerpipe', '11.3 kB'),
  entry('algorithms/boilerpipe-tree', '12.7 kB'),
  entry('algorithms/div-scorer', '10.5 kB'),
  entry('algorithms/justext', '79 kB'),
  entry('algorithms/web2text', '23.7 kB'),
  entry('blocks', '3.5 kB'),
  entry('epub', '110 kB'),
  entry('html', '92 kB'),
  entry('is-probably-article', '218.4 kB'),
  // 6 kB of it: TeX from MathML.
  entry('markdown', '186 kB'),
  entry('text', '94 kB'),
];
