import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FOREST_NAME } from '../src/engine/algorithms/winnow/index.ts';
import { WEIGHTS_NAME, weightsText } from '../src/engine/algorithms/web2text/weights.ts';
import { STOP_WORD_LANGUAGES, stopWordsName } from '../src/engine/text/stop-words.ts';
import { PACKS_KEY, packFile } from '../src/platform/protocol.ts';

const STOP_WORDS = 'stopwords-iso/stopwords-iso.json';
/** Licence notices, which must be in every copy. */
const STOP_WORDS_CREDIT = '/*! stop words: stopwords-iso, MIT, Gene Diaz */';
const WEIGHTS_CREDIT = '/*! weights: trained on the pages of WCXB v1.0, CC BY 4.0, and CleanEval */';

const FOREST = new URL('../src/engine/algorithms/winnow/weights/forest.txt', import.meta.url);
const WEIGHTS = new URL('../src/engine/algorithms/web2text/weights/', import.meta.url);

const VIRTUAL = 'virtual:resources';
const RESOLVED = `\0${VIRTUAL}`;

/** All resources by name (see Algorithm.needs). Stop words of several words are split into single words. */
export async function resources(): Promise<Readonly<Record<string, string>>> {
  const file = createRequire(import.meta.url).resolve(STOP_WORDS);
  const lists = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const stopWords = STOP_WORD_LANGUAGES.map(
    (language) => [stopWordsName(language), wordsOf(lists[language] ?? [])] as const,
  );
  return {
    ...Object.fromEntries(stopWords),
    [WEIGHTS_NAME]: await weights(),
    [FOREST_NAME]: await readFile(FOREST, 'utf8'),
  };
}

async function weights(): Promise<string> {
  const [bytes, manifest] = await Promise.all(
    ['web2text.bin', 'manifest.json'].map((name) => readFile(new URL(name, WEIGHTS))),
  );
  const { version } = JSON.parse(manifest!.toString('utf8')) as { version: number };
  return weightsText(bytes!, version);
}

function wordsOf(entries: readonly string[]): string {
  return [...new Set(entries.flatMap((entry) => entry.toLowerCase().split(/\s+/)).filter(Boolean))].join(' ');
}

/** For the extension: each resource becomes a pack, a script that the platform injects into tabs that need it. */
export function resourcePacks(): Plugin {
  return {
    name: 'winnow:resource-packs',
    apply: 'build',
    async generateBundle() {
      for (const [name, text] of Object.entries(await resources())) {
        const [key, pack, value] = [PACKS_KEY, name, text].map((part) => JSON.stringify(part));
        this.emitFile({
          type: 'asset',
          fileName: packFile(name),
          source: `${name === WEIGHTS_NAME || name === FOREST_NAME ? WEIGHTS_CREDIT : STOP_WORDS_CREDIT}\n(globalThis[Symbol.for(${key})] ??= {})[${pack}] = ${value};\n`,
        });
      }
    },
  };
}

/** For the library: all resources become one virtual module, so that the library is one file. */
export function inlineResources(): Plugin {
  return {
    name: 'winnow:inline-resources',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: async (id) =>
      id === RESOLVED
        ? `${STOP_WORDS_CREDIT}\n${WEIGHTS_CREDIT}\nexport default ${JSON.stringify(await resources())};`
        : null,
  };
}
