import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { afterEach, expect, test, vi } from 'vitest';
import { manifestFor } from '../vite/manifests.ts';

const ROOT = join(import.meta.dirname, '..');
/** The browsers that no test runs here, and the first version in which Winnow should work. */
const BROWSERS = { firefox_android: 142, safari: 18, safari_ios: 18 } as const;
type BrowserName = keyof typeof BROWSERS;

// Vite takes minutes for 20 MB of JSON.
const { webextensions } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const { api, manifest } = webextensions as unknown as Readonly<Record<'api' | 'manifest', Identifier>>;

/** True or false as the browser's vendor or Mozilla states it; null where the data say nothing. */
function isSupported(part: Identifier | undefined, browser: BrowserName): boolean | null {
  const stated = part?.__compat?.support[browser];
  if (stated === undefined) return null;
  const [newest] = [stated].flat();
  return Number.parseFloat(String(newest?.version_added)) <= BROWSERS[browser];
}

function partAt(from: Identifier, path: string): Identifier | undefined {
  return path.split('.').reduce<Identifier | undefined>((part, name) => part?.[name], from);
}

/** Sources of the extension, without tests. */
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing|^(?:playground|command|package)\b/.test(path),
);

/** Calls and events of the extension API that the sources use without a test of the feature: `storage.local` … */
const used = new Set(
  sources.flatMap((path) =>
    [...readFileSync(join(ROOT, 'src', path), 'utf8').matchAll(/\bbrowser\.([a-z]\w*\.\w+)/g)].map(([, name]) => name!),
  ),
);

test.each(Object.keys(BROWSERS) as BrowserName[])('every API that is used untested is in %s', (browser) => {
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => isSupported(partAt(api, name), browser) === false)).toEqual([]);
  expect([...used].filter((name) => partAt(api, name) === undefined)).toEqual([]);
});

/** Keys and permissions of the manifest that a browser ignores. */
const IGNORED: Readonly<Record<BrowserName, readonly string[]>> = {
  firefox_android: ['commands'],
  // From version 26 on.
  safari: ['commands'],
  safari_ios: [],
};

function manifestParts(browser: BrowserName): string[] {
  const { permissions, ...rest } = manifestFor(browser === 'firefox_android' ? 'firefox' : 'chromium') as Record<
    string,
    unknown
  > & { permissions: readonly string[] };
  const keys = Object.keys(rest).filter((key) => rest[key] !== undefined);
  return [...keys, ...permissions.map((name) => `permissions.${name}`)];
}

test.each(Object.keys(BROWSERS) as BrowserName[])('%s ignores only the known keys of the manifest', (browser) => {
  const missing = manifestParts(browser).filter((name) => isSupported(partAt(manifest, name), browser) === false);
  expect(missing).toEqual(IGNORED[browser]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The extension API that a browser has. No call has an answer. `listened` gets the names of the events in use. */
function apiOf(browser: BrowserName, listened: Set<string>): Record<string, unknown> {
  const make = (part: Identifier, path: string): unknown => {
    if (/\.on[A-Z]\w*$/.test(path))
      return { addListener: () => listened.add(path), removeListener: () => listened.delete(path) };
    const depth = path === '' ? 0 : path.split('.').length;
    // `storage.local` and its like hold calls, as the names of APIs do.
    if (depth > (path.startsWith('storage.') ? 2 : 1)) return () => Promise.resolve({});
    const names = Object.keys(part).filter((name) => /^[a-z]/.test(name) && isSupported(part[name], browser) !== false);
    return Object.fromEntries(names.map((name) => [name, make(part[name]!, depth === 0 ? name : `${path}.${name}`)]));
  };
  return make(api, '') as Record<string, unknown>;
}

test('the background starts in Firefox for Android and listens for all that wakes it', async () => {
  const listened = new Set<string>();
  const browser = apiOf('firefox_android', listened);
  expect(Object.keys(browser)).toContain('scripting');
  expect(Object.keys(browser)).not.toContain('commands');
  const runtime = { ...(browser.runtime as object), id: 'winnow', getURL: (path: string) => path };
  for (const name of ['browser', 'chrome']) vi.stubGlobal(name, { ...browser, runtime });
  await import('../src/background/main.ts');
  expect([...listened].sort()).toEqual([
    'permissions.onAdded',
    'permissions.onRemoved',
    'runtime.onConnect',
    'runtime.onInstalled',
    'runtime.onMessage',
    'runtime.onStartup',
    'storage.onChanged',
    'tabs.onRemoved',
  ]);
});
