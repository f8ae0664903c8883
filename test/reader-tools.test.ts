import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Tool, ToolKey } from '../src/reader/context/tool.ts';
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
/** The keys that always work, and those of each tool with the keys that its code handles. */
const always = tools.flatMap(({ keys = [] }) => keys);
const keysOf = async ({ keys = [], ownKeys }: Tool) => [...keys, ...((await ownKeys?.())?.default ?? [])];

describe('the list of tools', () => {
  it('has each folder of tools once, under the name of the folder', () => {
    expect(tools.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  it('names each tool and key by a message', async () => {
    const used = [
      ...tools.flatMap(({ button }) => (button ? [button.label] : [])),
      ...tools.flatMap(({ corrections = [] }) => corrections.flatMap(({ label, hint }) => [label, hint])),
      ...(await keyRows(tools)).map(({ labelKey }) => labelKey),
    ];
    expect(used.filter((key) => !(key in ENGLISH))).toEqual([]);
  });
});

describe('keys', () => {
  it('that always work, or that the help dialog lists, are bound once', async () => {
    const listed = (await Promise.all(tools.map(keysOf))).flat().filter(({ labelKey }) => labelKey !== undefined);
    expect(repeated([...new Set([...always, ...listed])])).toEqual([]);
  });

  it.each(tools.map((tool) => [tool.id, tool] as const))('of the tool %s are bound once', async (_, tool) => {
    expect(repeated(await keysOf(tool))).toEqual([]);
  });

  it('are in the README exactly as the help dialog lists them', async () => {
    const section = /\n## Keys\n(.*?)\n## /su.exec(README)?.[1] ?? '';
    const written = new Set([...section.matchAll(/<kbd>(.*?)<\/kbd>/gu)].map(([, key = '']) => key.toLowerCase()));
    // The shortcuts of the browser, and Shift, which the help dialog draws.
    for (const other of ['alt', 'shift']) written.delete(other);
    const listed = (await keyRows(tools)).flatMap(({ label }) => label.split(/[ +](?=.)/u).map(plain));
    expect([...written].map(plain).sort()).toEqual([...new Set(listed)].sort());
  });
});

/** The keys that are bound more than once. */
function repeated(bindings: readonly ToolKey[]): readonly string[] {
  const names = bindings.flatMap(({ keys, isWithCtrl, isWithShift }) =>
    keys.map((key) => `${isWithCtrl ? 'Ctrl+' : ''}${isWithShift ? 'Shift+' : ''}${key}`),
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** A key as the README writes it. */
function plain(label: string): string {
  return label.replace('⇧', '').replace('↵', 'enter').replace('−', '-').toLowerCase();
}
