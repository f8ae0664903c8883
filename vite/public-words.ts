import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { PUBLIC_WORDS } from '../src/platform/messages/protocol.ts';
import { textPacks } from './packs.ts';

/** The code that decides what an article is. Classes, ids and addresses are compared with the words in it. */
const FOLDERS = ['../src/engine', '../src/dom'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/** Shorter words are in every text. */
const LEAST_LETTERS = 2;

const VIRTUAL = 'virtual:public-words';
const RESOLVED = `\0${VIRTUAL}`;

/**
 * The words in the texts and patterns of the engine, in lower case, separated by spaces: everything that a class, an id
 * or an address can be compared with. A report keeps these words and replaces all others.
 */
export async function publicWords(): Promise<string> {
  const words = new Set<string>();
  for (const folder of FOLDERS)
    for (const entry of await readdir(folder, { recursive: true })) {
      const isCode = entry.endsWith('.ts') && !/\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(entry);
      if (isCode) for (const word of wordsOf(await readFile(join(folder, entry), 'utf8'))) words.add(word);
    }
  return [...words].sort().join(' ');
}

/** The words in the string literals, templates and regular expressions of a module, but not in its imports. */
export function wordsOf(source: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    // "\b" and "\d" in a pattern are no letters of a word.
    if (isText)
      for (const word of node.text.replace(/\\u[0-9a-f]{4}|\\p\{\w+\}|\\./gi, ' ').match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [])
        if (word.length >= LEAST_LETTERS) words.add(word.toLowerCase());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest));
  return words;
}

/** For the extension: the words become a pack, which is injected with the code that writes a report. */
export function publicWordsPack(): Plugin {
  return textPacks('public-words-pack', async () => [{ name: PUBLIC_WORDS, text: await publicWords() }]);
}

/** For tests and benchmarks: the words as a virtual module. */
export function inlinePublicWords(): Plugin {
  return {
    name: 'winnow:inline-public-words',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: async (id) => (id === RESOLVED ? `export default ${JSON.stringify(await publicWords())};` : null),
  };
}
