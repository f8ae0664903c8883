import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';
import { MAY_IMPORT } from '../scripts/may-import.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'bench', 'e2e', 'scripts', 'test', 'vite'];
const MODULE = /(?<!\.d)\.(?:tsx?|mjs)$/;
const TEST_ONLY = /\.test\.tsx?$|\/testing\//;

/** Project modules by path, each with the project modules that it imports, type-only imports included. */
const imports = readImports();

test('no module imports itself through other modules', () => {
  expect(findCircles(imports)).toEqual([]);
});

test('every permission to import is used', () => {
  const used = new Set<string>();
  for (const [file, targets] of imports) {
    if (!file.startsWith('src/') || TEST_ONLY.test(file)) continue;
    for (const target of targets) used.add(`${folderOf(file)} → ${folderOf(target)}`);
  }
  const allowed = Object.entries(MAY_IMPORT).flatMap(([from, to]) => to.map((folder) => `${from} → ${folder}`));
  expect(allowed.filter((permission) => !used.has(permission))).toEqual([]);
});

test('finds a circle of three modules', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ]);
  expect(findCircles(graph)).toEqual([['a', 'b', 'c']]);
});

function readImports(): Map<string, string[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => MODULE.test(name))
      .map((name) => join(folder, name)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true);
      const targets = importedFiles.map(({ fileName }) => relative(ROOT, join(ROOT, dirname(file), fileName)));
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** The first two parts of a path in src, as MAY_IMPORT names them. */
function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** Groups of modules that reach each other (strongly connected components, Tarjan 1972), each sorted by name. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (module: string): void => {
    order.set(module, order.size);
    lowest.set(module, order.get(module)!);
    open.push(module);
    for (const target of graph.get(module) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(module, Math.min(lowest.get(module)!, lowest.get(target)!));
    }
    if (lowest.get(module) !== order.get(module)) return;
    const circle = open.splice(open.indexOf(module)).sort();
    const [only] = circle;
    if (circle.length > 1 || graph.get(only!)?.includes(only!)) circles.push(circle);
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return circles;
}
