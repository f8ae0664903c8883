import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const names = new Set(tracked.flatMap((file) => [basename(file), ...foldersOf(file)]));
const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('test/golden/'));

/** A relative link target, without its fragment. */
const LINK = /\]\((?![a-z]+:)([^)#\s]+)/g;
/** A file or folder in backticks, such as `src/dom/` or `safe-dom.ts`. */
const PATH = /`((?:[\w.-]+\/)+|(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|css|py|md))`/g;
/** Written by a build, so a fresh clone lacks them. */
const GENERATED = /^(?:dist|bench\/cache|\.setup)\//;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  test('links lead to files of the project', () => {
    const broken = [...text.matchAll(LINK)].filter(([, target]) => !existsSync(join(ROOT, dirname(document), target!)));
    expect(broken.map(([, target]) => target)).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const missing = [...text.matchAll(PATH)].map(([, path]) => path!).filter((path) => !isKnown(path, document));
    expect(missing).toEqual([]);
  });
});

describe('documents of the npm package', () => {
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] };
  const packed = new RegExp(`^(?:${files.map((glob) => glob.replaceAll('*', '[^/]*')).join('|')})(?:$|/)`);

  test.each(documents.filter((document) => packed.test(document)))('%s links to files of the package', (document) => {
    const targets = [...readFileSync(join(ROOT, document), 'utf8').matchAll(LINK)].map(([, target]) => target!);
    expect(targets.filter((target) => !packed.test(join(dirname(document), target)))).toEqual([]);
  });
});

describe('experiments', () => {
  const folder = join(ROOT, 'docs/experiments');
  const index = readFileSync(join(folder, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  const files = readdirSync(folder).filter((file) => file !== 'README.md');

  test.each(files)('%s has a question and an answer, and the index lists both', (file) => {
    const [title, answer] = readFileSync(join(folder, file), 'utf8').split('\n\n');
    expect(title).toMatch(/^# .+\?$/);
    expect(index).toContain(`[${title!.slice(2)}](${file}) | ${answer!.replace(/\s+/g, ' ')} |`);
  });
});

describe('decisions', () => {
  const folder = join(ROOT, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8').replace(/ +/g, ' ');
  const files = readdirSync(folder).filter((file) => file !== 'README.md');
  const FORM = /^# .+\n\n\*\*Status\.\*\* [^*]+\*\*Context\.\*\* [^]+\n\*\*Decision\.\*\* [^]+\n\*\*Consequence\.\*\* /;
  const STATUS = /\*\*Status\.\*\* (accepted|superseded(?= by \[\d\d\])|withdrawn(?= \())/;

  test.each(files)('%s has the form of a decision', (file) => {
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(FORM);
  });

  test.each(files)('%s has a status, and the index lists both', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const title = text.slice(2, text.indexOf('\n'));
    expect(index).toContain(`| ${file.slice(0, 2)} [${title}](${file}) | ${STATUS.exec(text)?.[1] ?? 'none'} |`);
  });
});

/** Whether a path leads from the root, from src, from the document, or is the end of a tracked path. */
function isKnown(path: string, document: string): boolean {
  if (GENERATED.test(path)) return true;
  const bases = ['', 'src', dirname(document)];
  if (bases.some((base) => existsSync(join(ROOT, base, path)))) return true;
  const end = path.replace(/\/$/, '');
  return names.has(end) || tracked.some((file) => file.endsWith(`/${end}`) || file.includes(`/${end}/`));
}

function foldersOf(file: string): string[] {
  return dirname(file).split('/');
}
