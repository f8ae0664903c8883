import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { exporters, fileExporters } from '../src/exporters/index.ts';
import { messageKey } from '../src/platform/browser/message-keys.ts';
import { themes } from '../src/themes/index.ts';

type Message = { readonly message: string; readonly description?: string };
/** The format of _locales/<language>/messages.json. */
export type Messages = Readonly<Record<string, Message>>;

/** English words of one algorithm, or of all of them. Keys are ids of reasons and notices. */
type AlgorithmWords = {
  readonly label?: string;
  readonly summary?: string;
  readonly reasons?: Readonly<Record<string, string>>;
  readonly notices?: Messages;
};

const LOCALES = new URL('../public/_locales/', import.meta.url);
const ALGORITHMS = new URL('../src/engine/algorithms/', import.meta.url);
const ENGLISH_UI = new URL('en/messages.json', LOCALES);
const SHARED_WORDS = new URL('words.json', ALGORITHMS);

/** Languages with a folder of messages, as the folders are named. */
export function languages(): readonly string[] {
  return foldersIn(LOCALES);
}

/** The messages in a language's own file. English: the words of the interface only. */
export function storedMessages(language: string): Messages {
  return readJson(new URL(`${language}/messages.json`, LOCALES));
}

/** English words of every theme, export format, algorithm, reason and notice. They are stored next to the code. */
export function registryMessages(): Messages {
  // Some formats can be copied and saved.
  const formats = [...new Map([...exporters, ...fileExporters].map((format) => [format.id, format])).values()];
  const entries = [
    ...themes.map(({ id, label }) => [messageKey('theme', id), { message: label, description: 'Theme' }] as const),
    ...formats.map(
      ({ id, label }) =>
        [messageKey('export', id), { message: label, description: 'Format to copy or save as' }] as const,
    ),
    ...entriesOf('', readJson(SHARED_WORDS)),
    ...foldersIn(ALGORITHMS).flatMap((id) => entriesOf(id, readJson(wordsOf(id)))),
  ];
  return unique(entries);
}

/** All English messages: the interface and the registries. Throws where two of them have the same key. */
export function englishMessages(): Messages {
  return unique([...Object.entries(storedMessages('en')), ...Object.entries(registryMessages())]);
}

/** Writes the complete English messages. Other languages are copied from public/ as they are. */
export function englishLocale(): Plugin {
  return {
    name: 'winnow:english-locale',
    apply: 'build',
    buildStart() {
      const sources = [ENGLISH_UI, SHARED_WORDS, ...foldersIn(ALGORITHMS).map(wordsOf)];
      for (const source of sources) this.addWatchFile(fileURLToPath(source));
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_locales/en/messages.json',
        source: `${JSON.stringify(englishMessages(), null, 2)}\n`,
      });
    },
  };
}

function wordsOf(algorithm: string): URL {
  return new URL(`${algorithm}/words.json`, ALGORITHMS);
}

/** `algorithm` is '' for the words that all algorithms share. */
function entriesOf(algorithm: string, { label, summary, reasons = {}, notices = {} }: AlgorithmWords) {
  const description = `Why text is kept or left out. Part of a list, so it starts in lower case and has no full stop.`;
  return [
    ...(algorithm === '' ? [] : ownWords(algorithm, label, summary)),
    ...Object.entries(reasons).map(([id, message]) => [messageKey('reason', id), { message, description }] as const),
    ...Object.entries(notices).map(([id, message]) => [messageKey('note', id), message] as const),
  ];
}

/** What the user reads about an algorithm: its name, and one or two sentences on how it works. */
function ownWords(algorithm: string, label: string | undefined, summary: string | undefined) {
  if (label === undefined || summary === undefined)
    throw new Error(
      `${wordsOf(algorithm).pathname} needs a label (the name of the algorithm) and a summary of one or two sentences.`,
    );
  return [
    [messageKey('algorithm', algorithm), { message: label, description: 'Name of an algorithm' }] as const,
    [messageKey('summary', algorithm), { message: summary, description: `How ${algorithm} works` }] as const,
  ];
}

function unique(entries: readonly (readonly [key: string, message: Message])[]): Messages {
  const keys = entries.map(([key]) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined)
    throw new Error(
      `The message "${twice}" is defined twice. Rename one, or move a reason that several algorithms give to src/engine/algorithms/words.json.`,
    );
  return Object.fromEntries(entries);
}

function foldersIn(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function readJson<T>(file: URL): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
