import { execFile } from 'node:child_process';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const { name, exports } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
};
const ENTRIES = Object.keys(exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.replace(/^\./, name));
const SENTENCE = 'The river rose in the night, and by morning the lower fields lay under water, as in every spring. ';
const PAGE = `<title>The flood</title><article><h1>The flood</h1>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(3)}</article>`;

/** An empty folder into which the packed package was installed. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-installed-'));
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: ROOT });
  const archive = (await readdir(folder)).find((file) => file.endsWith('.tgz'))!;
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'page.html'), PAGE);
  // A document of some DOM, for an example.
  await writeFile(
    join(folder, 'document.mjs'),
    `import { parseHTML } from '${join(ROOT, 'node_modules/linkedom/esm/index.js')}';
export const { document } = parseHTML(${JSON.stringify(`<!doctype html><html><body>${PAGE}</body></html>`)});`,
  );
  await run('npm', ['install', `./${archive}`, '--offline', '--no-audit', '--no-fund'], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script in the folder. Its output, without the line break at the end. */
async function output(file: string, code: string): Promise<string> {
  await writeFile(join(folder, file), code);
  const { stdout } = await run(process.execPath, [file], { cwd: folder });
  return stdout.trimEnd();
}

test('the package brings no other packages', async () => {
  expect((await readdir(join(folder, 'node_modules'))).filter((entry) => !entry.startsWith('.'))).toEqual([name]);
});

const USE = `const { article } = extract(${JSON.stringify(PAGE)}, { url: 'https://weir.example/' });
console.log(article.title, toMarkdown(article).length > 500);`;

test('import finds every entry', async () => {
  const lines = ENTRIES.map((entry) => `if (Object.keys(await import('${entry}')).length === 0) throw new Error();`);
  const code = `${lines.join('\n')}
import { extract } from 'winnow';
import { toMarkdown } from 'winnow/markdown';
${USE}`;
  expect(await output('main.mjs', code)).toBe('The flood true');
});

test('require finds every entry', async () => {
  const lines = ENTRIES.map((entry) => `if (Object.keys(require('${entry}')).length === 0) throw new Error();`);
  const code = `${lines.join('\n')}
const { extract } = require('winnow');
const { toMarkdown } = require('winnow/markdown');
${USE}`;
  expect(await output('main.cjs', code)).toBe('The flood true');
});

test('an entry adds no global and writes nothing when it is imported', async () => {
  const code = `const before = Object.getOwnPropertyNames(globalThis).length;
${ENTRIES.map((entry) => `await import('${entry}');`).join('\n')}
console.log(Object.getOwnPropertyNames(globalThis).length - before);`;
  expect(await output('globals.mjs', code)).toBe('0');
});

describe('the command in node_modules/.bin', () => {
  const call = (...args: string[]) =>
    run(join(folder, 'node_modules/.bin', name), args, { cwd: folder }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (cause: unknown) => cause as { readonly code: number; readonly stdout: string },
    );

  test('reads a page', async () => {
    const { code, stdout } = await call('--url', 'https://weir.example/', 'page.html');
    expect({ code, start: stdout.split('\n', 3) }).toEqual({
      code: 0,
      start: ['# The flood', '', '<https://weir.example/>'],
    });
  });

  test('says by its exit code that a page has no article, and that a call is wrong', async () => {
    await writeFile(join(folder, 'menu.html'), '<nav><a href="/a">One</a></nav>');
    expect(await call('menu.html')).toMatchObject({ code: 3, stdout: '' });
    expect(await call('--nothing')).toMatchObject({ code: 2, stdout: '' });
  });

  test('comes with the schema of its JSON, and with the manuals that the README names', async () => {
    const readme = await readFile(join(folder, 'node_modules', name, 'README.md'), 'utf8');
    const manuals = [...readme.matchAll(/\]\((docs\/[\w.-]+\.(?:md|json))/g)].map(([, file = '']) => file);
    expect(manuals).toContain('docs/command.schema.json');
    await Promise.all(manuals.map((file) => access(join(folder, 'node_modules', name, file))));
  });
});

describe('TypeScript, strict', () => {
  const CODE = `import { extract, type Extraction, WinnowError } from 'winnow';
import { algorithms } from 'winnow/algorithms';
import { toEpub } from 'winnow/epub';
import { explainedBlocks } from 'winnow/blocks';
import { isProbablyArticle } from 'winnow/is-probably-article';
import { Readability } from 'winnow/readability';

const extraction: Extraction = extract('<p>', { algorithm: algorithms.bte, keepClasses: ['lead'] });
export const title: string | null =
  extraction.kind === 'article' ? extraction.article.title : (extraction.bestGuess?.title ?? null);
export const book: Promise<Uint8Array> | null = extraction.kind === 'article' ? toEpub(extraction.article) : null;
export const words: readonly string[] = explainedBlocks(extraction).map(({ text }) => text);
export const isArticle: boolean = isProbablyArticle('<p>', { maxTime: 1000 });
export const code: string = new WinnowError('invalid-input', 'a', 'b').code;
declare const page: { nodeType: number; documentElement: object; createElement(name: string): object; querySelector(selector: string): null };
export const content: string | undefined = new Readability(page).parse()?.content;
// @ts-expect-error -- An option that does not exist.
extract('<p>', { selector: 'p' });
// @ts-expect-error -- The name of an algorithm is none.
extract('<p>', { algorithm: 'bte' });
`;
  /** A program that was written for Readability. */
  const PROGRAM = `import { isProbablyReaderable, Readability } from 'winnow/readability';
export function read(page: Document): [string | null | undefined, Node | undefined, string | undefined] {
  const text = new Readability(page, { serializer: (element: Node) => new XMLSerializer().serializeToString(element) });
  const node = new Readability<Node>(page.cloneNode(true) as Document, { serializer: (element) => element });
  return [isProbablyReaderable(page) ? new Readability(page).parse()?.title : null, node.parse()?.content, text.parse()?.content];
}
`;
  const check = async (
    file: string,
    options: Readonly<Record<string, string | readonly string[]>>,
    program = CODE,
  ): Promise<string> => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      lib: ['es2022'],
      types: [],
    };
    const settings = { compilerOptions: { ...compilerOptions, ...options }, files: [file] };
    await writeFile(join(folder, file), program);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    return run(process.execPath, [compiler], { cwd: folder }).then(
      () => '',
      (cause: unknown) => (cause as { readonly stdout: string }).stdout,
    );
  };

  test.each(['main.mts', 'main.cts'])('of Node, without the types of a browser, in %s', async (file) => {
    expect(await check(file, { module: 'nodenext' })).toBe('');
  });

  test('with the types of a browser, for a program that was written for Readability', async () => {
    expect(await check('program.mts', { module: 'nodenext', lib: ['es2022', 'dom'] }, PROGRAM)).toBe('');
  });

  test('of a bundler', async () => {
    expect(await check('main.ts', { module: 'esnext', moduleResolution: 'bundler' })).toBe('');
  });
});

describe('the examples of docs/library.md', async () => {
  const text = await readFile(join(ROOT, 'docs/library.md'), 'utf8');
  const examples = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);

  test('are ten', () => {
    expect(examples).toHaveLength(10);
  });

  test.each(examples)('example %$ prints what it states', async (code) => {
    const stated = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect(stated.length).toBeGreaterThan(0);
    expect((await output('example.mjs', code)).split('\n')).toEqual(stated);
  });
});
