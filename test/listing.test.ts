import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import playgroundControls from '../docs/playground-controls.json' with { type: 'json' };
import controls from '../docs/store/controls.json' with { type: 'json' };
import manifest from '../manifest.json' with { type: 'json' };
import messages from '../public/_locales/en/messages.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const STORE = join(ROOT, 'docs/store');
/** Of the Chrome Web Store; Mozilla allows more. */
const NAME_LIMIT = 75;
const SUMMARY_LIMIT = 132;
const DESCRIPTION_LIMIT = 16_000;
/** A shorter description is incomplete: each language has the same four parts. */
const DESCRIPTION_START = 400;
/** Bytes. */
const PICTURE_LIMIT = 250_000;
const PICTURES: Readonly<Record<string, string>> = {
  'promotion-large.png': '1400×560',
  'promotion-small.png': '440×280',
  'screenshot-1-reader.png': '1280×800',
  'screenshot-2-look.png': '1280×800',
  'screenshot-3-why.png': '1280×800',
  'screenshot-4-highlights.png': '1280×800',
  'screenshot-5-reading-list.png': '1280×800',
};

const languages = readdirSync(join(ROOT, 'public/_locales'));
const english = linesOf('en');

describe('descriptions', () => {
  test('there is one for each language of the interface', () => {
    expect(readdirSync(join(STORE, 'descriptions')).sort()).toEqual(languages.map((tag) => `${tag}.txt`).sort());
  });

  test.each(languages)('%s fits the fields of the stores and begins with name and summary of the archive', (tag) => {
    const messages = JSON.parse(readFileSync(join(ROOT, 'public/_locales', tag, 'messages.json'), 'utf8')) as Record<
      'extension_name' | 'extension_description',
      { readonly message: string }
    >;
    const [name, , summary, , ...rest] = linesOf(tag);
    expect(name).toBe(messages.extension_name.message);
    expect(summary).toBe(messages.extension_description.message);
    expect(name!.length).toBeLessThanOrEqual(NAME_LIMIT);
    expect(summary!.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(rest.join('\n').length).toBeGreaterThan(DESCRIPTION_START);
    expect(rest.join('\n').length).toBeLessThan(DESCRIPTION_LIMIT);
  });

  test.each(languages)('%s has the paragraphs and points of the English one', (tag) => {
    const form = (lines: readonly string[]) => lines.map((line) => (line.startsWith('• ') ? '•' : line && 'line'));
    expect(form(linesOf(tag))).toEqual(form(english));
  });
});

describe('pictures', () => {
  test('there are all that the stores ask for', () => {
    expect(readdirSync(join(STORE, 'pictures')).sort()).toEqual(Object.keys(PICTURES));
  });

  test.each(Object.entries(PICTURES))('%s has %s pixels and few bytes', (name, size) => {
    const bytes = readFileSync(join(STORE, 'pictures', name));
    // Width and height are the first two numbers of the first chunk of a PNG.
    expect(`${String(bytes.readUInt32BE(16))}×${String(bytes.readUInt32BE(20))}`).toBe(size);
    expect(bytes.length).toBeLessThan(PICTURE_LIMIT);
  });

  // If this fails, run npm run store-pictures and look at the pictures.
  test.each(Object.entries(controls))('%s shows controls that the interface still has', (_, labels) => {
    const known = new Set(Object.values(messages).map(({ message }) => message));
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  });
});

// If this fails, run npm run gallery -- playground and look at docs/playground.png.
test('the picture of the playground shows controls that the playground still has', () => {
  const playground = join(ROOT, 'src/playground');
  const algorithms = join(ROOT, 'src/engine/algorithms');
  const sources = [
    ...readdirSync(playground).map((name) => join(playground, name)),
    ...readdirSync(algorithms).map((name) => join(algorithms, name, 'words.json')),
  ].filter((path) => existsSync(path));
  const text = sources.map((path) => readFileSync(path, 'utf8')).join();
  expect(playgroundControls.length).toBeGreaterThan(10);
  expect(playgroundControls.filter((control) => !text.includes(control))).toEqual([]);
});

test('every permission of the manifest is explained, and no other', () => {
  const text = readFileSync(join(STORE, 'permissions.md'), 'utf8').replaceAll('\\', '');
  const explained = [...text.matchAll(/^## (.+)$/gm)]
    .flatMap(([, title]) => title!.split(' and '))
    .filter((title) => !title.startsWith('What '));
  const { permissions, optional_permissions, optional_host_permissions } = manifest;
  expect(explained).toEqual([...permissions, ...optional_permissions, ...optional_host_permissions]);
});

function linesOf(tag: string): readonly string[] {
  return readFileSync(join(STORE, 'descriptions', `${tag}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
}
