import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseRulesFile } from '../src/rules/rules-file.ts';
import { parseSettingsFile } from '../src/settings/settings-file.ts';
import { fakeBrowser, type FakeBrowser } from '../src/platform/testing/fake-browser.ts';
import {
  loadAllHighlights,
  loadHighlightColor,
  loadUnreadableHighlights,
  storeHighlight,
} from '../src/platform/stores/kept-highlights.ts';
import { loadPlace } from '../src/platform/stores/kept-places.ts';
import { loadAllRules, loadRules, saveRules } from '../src/platform/stores/rule-store.ts';
import { loadSettings } from '../src/platform/stores/settings-store.ts';
import { loadUnreadableItems } from '../src/platform/stores/unreadable-items.ts';
import { migrateSettings } from '../src/platform/stores/write-settings.ts';

vi.mock('../src/platform/browser/browser.ts', () => import('../src/platform/testing/fake-browser.ts'));
vi.mock('../src/platform/browser/site-access.ts', () => ({ permittedSites: () => Promise.resolve(['mill.example']) }));

const FOLDER = join(import.meta.dirname, '../src/platform/stores/past-formats');
const URL = 'https://mill.example/wind';

const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const valueOf = (name: string) => JSON.parse(textOf(name)) as Record<string, unknown>;

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

/** One check for each fixture. The reading list is read in a browser (reading-list.dom.test.ts). */
const CHECKS: Readonly<Record<string, (name: string) => Promise<void> | void>> = {
  'settings-1.json': async (name) => {
    await browser.storage.sync.set(valueOf(name));
    const wanted = { fontSize: 26, theme: 'sepia', width: 'wide', font: 'sans', algorithm: 'div-scorer' };
    expect(await loadSettings()).toMatchObject(wanted);
    await migrateSettings();
    expect(await loadSettings()).toMatchObject(wanted);
    expect((await loadUnreadableItems()).count).toBe(0);
  },
  'highlights-1.json': async (name) => {
    const stored = valueOf(name);
    await browser.storage.local.set(stored);
    const [article] = await loadAllHighlights();
    expect(article).toEqual({ url: URL, article: null, highlights: stored[`highlights:${URL}`] });
    expect(await loadHighlightColor()).toBe('blue');
    expect(await loadUnreadableHighlights()).toEqual([]);
    const [highlight] = article!.highlights;
    await storeHighlight(URL, 'a', { ...highlight!, note: 'so' }, { title: 'Wind', lang: 'en', dir: 'ltr' });
    expect((await loadAllHighlights())[0]).toMatchObject({ article: { title: 'Wind' }, highlights: [{ note: 'so' }] });
  },
  'places-1.json': async (name) => {
    await browser.storage.local.set(valueOf(name));
    expect(await loadPlace(URL)).toEqual({ blocks: [7, 8], offset: 3, time: 1_700_000_000_000 });
    expect((await loadUnreadableItems()).count).toBe(0);
  },
  'rules-1.json': async (name) => {
    const stored = valueOf(name);
    await browser.storage.sync.set(stored);
    const rules = await loadRules();
    expect(rules).toEqual(stored['rules:mill.example']);
    expect((await loadAllRules()).unreadable).toEqual([]);
    await saveRules([{ ...rules[0]!, isOff: true }]);
    expect(await loadRules()).toContainEqual(rules[1]);
  },
  'always-1.json': async (name) => {
    await browser.storage.local.set(valueOf(name));
    const { alwaysSites } = await import('../src/platform/stores/always-sites.ts');
    expect(await alwaysSites()).toEqual(['mill.example']);
    expect((await loadUnreadableItems()).count).toBe(0);
  },
  'settings-file-1.json': (name) => {
    expect(parseSettingsFile(textOf(name), () => true)).toEqual({
      ok: true,
      settings: { fontSize: 26, theme: 'dark' },
      ignored: [],
    });
  },
  'rules-file-1.json': (name) => {
    expect(parseRulesFile(textOf(name), () => false)).toEqual({ rules: valueOf(name)['rules'], ignored: [] });
  },
};

/** Read by the tests of other rooms, which may import their parsers. */
const ELSEWHERE = ['reading-list-1.json', 'highlights-file-1.json'];

it.each(Object.entries(CHECKS))('%s is read', async (name, check) => {
  await check(name);
});

it('has a check for each fixture', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual([...Object.keys(CHECKS), ...ELSEWHERE].sort());
});
