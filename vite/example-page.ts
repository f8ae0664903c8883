import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:example-page';
const RESOLVED = `\0${VIRTUAL}`;
const PAGES = new URL('../e2e/pages/', import.meta.url);
const STYLE_SHEET = /<link rel="stylesheet" href="([^":]+)"[^>]*>/g;
const PICTURE = /(?<=<img[^>]* src=")([^":]+\.svg)(?=")/g;

/** The bundled example as one text, with its style sheet and pictures in it. */
export function examplePage(): Plugin {
  return {
    name: 'winnow:example-page',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: async (id) => (id === RESOLVED ? `export default ${JSON.stringify(await wholePage())};` : null),
  };
}

async function wholePage(): Promise<string> {
  const read = (path: string): Promise<string> => readFile(new URL(path, PAGES), 'utf8');
  const page = await read('news.html');
  const files = [...page.matchAll(STYLE_SHEET), ...page.matchAll(PICTURE)].map(([, path]) => path ?? '');
  const texts = new Map(await Promise.all(files.map(async (path) => [path, await read(path)] as const)));
  return page
    .replace(STYLE_SHEET, (_, path: string) => `<style>${texts.get(path) ?? ''}</style>`)
    .replace(PICTURE, (path) => `data:image/svg+xml,${encodeURIComponent(texts.get(path) ?? '')}`);
}
