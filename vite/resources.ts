import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { STOP_WORD_LANGUAGES, stopWordsName } from '../src/engine/text/stop-words.ts';
import { textPacks } from './packs.ts';

const STOP_WORDS = 'stopwords-iso/stopwords-iso.json';
/** Licence notices, which must be in every copy. */
const STOP_WORDS_CREDIT = '/*! stop words: stopwords-iso, MIT, Gene Diaz */';
const WEIGHTS_CREDIT = '/*! weights: trained on the pages of WCXB v1.0, CC BY 4.0, and CleanEval */';

const ALGORITHMS = new URL('../src/engine/algorithms/', import.meta.url);
const MANIFEST = 'weights/manifest.json';
/** End of the name of a resource with weights. */
const WEIGHTS = '-weights';

const VIRTUAL = 'virtual:resources';
const RESOLVED = `\0${VIRTUAL}`;
const SINGLE = 'virtual:resource/';
const STOP_WORDS_MODULE = `${SINGLE}stop-words`;

/**
 * All resources by name (see Algorithm.needs): `<id>-weights` for an algorithm with weights/manifest.json, and the stop
 * words of each language. Stop words of several words are split into single words.
 */
export async function resources(): Promise<Readonly<Record<string, string>>> {
  const file = createRequire(import.meta.url).resolve(STOP_WORDS);
  const lists = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const stopWords = STOP_WORD_LANGUAGES.map(
    (language) => [stopWordsName(language), wordsOf(lists[language] ?? [])] as const,
  );
  return { ...Object.fromEntries(stopWords), ...Object.fromEntries(await weights()) };
}

/** The text of the file that each weights/manifest.json names, by the name of the resource. */
async function weights(): Promise<(readonly [name: string, text: string])[]> {
  const entries = await readdir(ALGORITHMS, { withFileTypes: true });
  const learned = entries.filter(({ name }) => existsSync(new URL(`${name}/${MANIFEST}`, ALGORITHMS)));
  return Promise.all(
    learned.map(async ({ name }) => {
      const manifest = new URL(`${name}/${MANIFEST}`, ALGORITHMS);
      const { file } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly file: string };
      return [name + WEIGHTS, await readFile(new URL(file, manifest), 'utf8')] as const;
    }),
  );
}

function wordsOf(entries: readonly string[]): string {
  return [...new Set(entries.flatMap((entry) => entry.toLowerCase().split(/\s+/)).filter(Boolean))].join(' ');
}

/** For the extension: each resource becomes a pack. */
export function resourcePacks(): Plugin {
  return textPacks('resource-packs', async () =>
    Object.entries(await resources()).map(([name, text]) => ({
      ...{ name, text },
      credit: `${name.endsWith(WEIGHTS) ? WEIGHTS_CREDIT : STOP_WORDS_CREDIT}\n`,
    })),
  );
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

/** For the package and the background: each file of weights is a virtual module, and all stop words are one. */
export function resourceModules(): Plugin {
  return {
    name: 'winnow:resource-modules',
    resolveId: (id) => (id.startsWith(SINGLE) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${SINGLE}`)) return null;
      const all = await resources();
      if (id === `\0${STOP_WORDS_MODULE}`) {
        const stopWords = Object.entries(all).filter(([name]) => !name.endsWith(WEIGHTS));
        return `${STOP_WORDS_CREDIT}\nexport default ${JSON.stringify(Object.fromEntries(stopWords))};`;
      }
      const text = all[id.slice(SINGLE.length + 1)];
      if (text === undefined) throw new Error(`There is no resource ${id}.`);
      return `${WEIGHTS_CREDIT}\nexport default ${JSON.stringify(text)};`;
    },
  };
}
