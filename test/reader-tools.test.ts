import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Tool } from '../src/reader/context/tool.ts';
import { keyRows } from '../src/reader/tools/help/key-rows.ts';
import { tools } from '../src/reader/tools/index.ts';
import { storedMessages } from '../vite/messages.ts';

vi.mock('../src/platform/browser/translate.ts', () => import('../src/ui/testing/fake-translate.ts'));

const ROOT = join(import.meta.dirname, '..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const ENGLISH = storedMessages('en');

const folders = readdirSync(join(ROOT, 'src/reader/tools'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
/** Every key, with the tool that has it. */
const bindings = tools.flatMap(({ id, keys = [] }) => keys.map((key) => ({ id, ...key })));

describe('the list of tools', () => {
  it('has each folder of tools once, under the name of the folder', () => {
    expect(tools.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it('names each tool and key by a message', () => {
    const used = [
      ...tools.flatMap(({ button }) => (button ? [button.label] : [])),
      ...tools.flatMap(({ corrections = [] }) => corrections.flatMap(({ label, hint }) => [label, hint])),
      ...keyRows(tools).map(({ labelKey }) => labelKey),
    ];
    expect(used.filter((key) => !(key in ENGLISH))).toEqual([]);
  });
});

describe('keys', () => {
  it('of the whole reader are bound once', () => {
    const keys = bindings.filter(({ run, rows }) => run ?? rows).flatMap(namesOf);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(tools.map((tool) => [tool.id, tool] as const))('of the tool %s are bound once', (_, { keys = [] }) => {
    const names = keys.flatMap(namesOf);
    expect(names.filter((key, at) => names.indexOf(key) !== at)).toEqual([]);
  });

  it('are in the README exactly as the help dialog lists them', () => {
    const section = /\n## Keys\n(.*?)\n## /su.exec(README)?.[1] ?? '';
    const written = new Set([...section.matchAll(/<kbd>(.*?)<\/kbd>/gu)].map(([, key = '']) => key.toLowerCase()));
    // The shortcuts of the browser, and Shift, which the help dialog draws.
    for (const other of ['alt', 'shift']) written.delete(other);
    const listed = keyRows(tools).flatMap(({ label }) => label.split(/[ +](?=.)/u).map(plain));
    expect([...written].map(plain).sort()).toEqual([...new Set(listed)].sort());
  });
});

function namesOf({ keys, isWithCtrl = false }: NonNullable<Tool['keys']>[number]): string[] {
  return keys.map((key) => (isWithCtrl ? `Ctrl+${key}` : key));
}

/** A key as the README writes it. */
function plain(label: string): string {
  return label.replace('⇧', '').replace('↵', 'enter').replace('−', '-').toLowerCase();
}
