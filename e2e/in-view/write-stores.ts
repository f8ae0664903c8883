import browser from '../../src/platform/browser/browser.ts';
import type { Rule } from '../../src/article/rules.ts';
import { keepInList } from '../../src/platform/stores/reading-list.ts';
import type { ExtensionPage } from '../../src/platform/browser/pages.ts';
import { ALLOWED_SENDERS } from '../../src/platform/messages/allowed-senders.ts';
import { askBackground, store } from '../../src/platform/messages/ask-background.ts';
import { rememberClosed } from '../../src/platform/stores/closed-pages.ts';
import { type KeptHighlight, loadHighlights } from '../../src/platform/stores/kept-highlights.ts';
import { SYNC_KEY } from '../../src/platform/stores/read-synced.ts';
import { loadRules } from '../../src/platform/stores/rule-store.ts';
import { saveSettings } from '../../src/platform/messages/save-settings.ts';
import { loadSettings } from '../../src/platform/stores/settings-store.ts';
import { testArticle } from '../../src/reader/testing/test-article.ts';

const PAGE = 'https://mill.example/weir';
/** No tab has this id. */
const TAB = 99_999;
/** Local item that `start` stores. */
const START = 'start';
/** Firefox gives a frame over a page no session storage. */
const HAS_SESSION = (browser.storage as Partial<typeof browser.storage>).session !== undefined;

const writes = (view: string, count: number, write: (name: string) => Promise<unknown>): Promise<unknown>[] =>
  Array.from({ length: count }, (_, at) => write(`${view}-${String(at)}`));

const ruleOf = (id: string): Rule => ({
  ...{ id, site: 'mill.example', scope: 'site', action: 'leave-out', match: 'p', name: id },
});
const storeRule = (id: string): Promise<unknown> => store('store/rules', { rules: [ruleOf(id)] });
const storePlace = (name: string): Promise<unknown> =>
  store('store/place', { url: `https://mill.example/${name}`, place: { blocks: [1], offset: 0, time: 1 } });
const highlightOf = (id: string): KeptHighlight => ({
  ...{ id, position: 0, color: 'yellow', note: '', createdAt: 1 },
  quote: { exact: id, prefix: '', suffix: '' },
});
const storeHighlight = (id: string): Promise<unknown> =>
  store('store/highlight', { url: PAGE, id, article: null, highlight: highlightOf(id) });

/** Writes `count` values at once to each store that the page may write, each under a name that starts with its own. */
async function writeAll(page: ExtensionPage, count: number): Promise<void> {
  const run = (write: (name: string) => Promise<unknown>): Promise<unknown>[] => writes(page, count, write);
  await Promise.all([
    ...run((name) => saveSettings([{ listenVoices: { [name]: name } }])),
    ...run((name) => askBackground('site/always', { site: `${name}.example`, to: 'on' })),
    ...(HAS_SESSION ? run((name) => rememberClosed(TAB, `https://mill.example/${name}`)) : []),
    ...(ALLOWED_SENDERS['store/rules'].includes(page) ? run(storeRule) : []),
    ...(ALLOWED_SENDERS['store/place'].includes(page) ? [...run(storePlace), ...run(storeHighlight)] : []),
  ]);
}

/** Adds the rules and highlights of a file: all of each kind with one write, as an import does. */
async function importAll(count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, at) => `import-${String(at)}`);
  const article = { title: 'Weir', lang: 'en', dir: 'ltr' as const };
  const articles = [{ url: PAGE, article, highlights: names.map(highlightOf) }];
  await Promise.all([store('store/rules', { rules: names.map(ruleOf) }), store('store/more-highlights', { articles })]);
}

/** Keeps `count` articles at once, all from pages of their own but one. */
async function keepAll(view: string, count: number): Promise<void> {
  const keep = (title: string, url: string): Promise<void> =>
    keepInList({
      article: testArticle({ title, url }),
      text: title,
      pictures: new Map([['a', 'data:,']]),
      progress: null,
    });
  await Promise.all([
    ...writes(view, count, (name) => keep(name, `https://mill.example/${name}`)),
    keep(`shared of ${view}`, PAGE),
  ]);
}

const sizeOf = (stored: unknown): number => Object.keys(stored ?? {}).length;

/** How many values of each store there are. */
async function countAll(): Promise<Readonly<Record<string, number>>> {
  const local = await browser.storage.local.get(null);
  const session = await browser.storage.session.get(null);
  return {
    rules: (await loadRules()).length,
    settings: Object.keys((await loadSettings()).listenVoices).length,
    always: sizeOf(local['alwaysOn']),
    closed: sizeOf(session[`closed:${String(TAB)}`]),
    places: sizeOf(local['places']),
    highlights: (await loadHighlights(PAGE)).length,
  };
}

/** Calls `writeAll` once a view calls `start`, so that several views write at once. */
function writeAtStart(page: ExtensionPage, count: number): void {
  browser.storage.onChanged.addListener((changes) => {
    // A failure shows as a count that is too low.
    if (changes[START]?.newValue === true) void writeAll(page, count);
  });
}

/** Lets the views begin that wait for it. */
async function start(): Promise<void> {
  await browser.storage.local.set({ [START]: true });
}

/** Removes what was stored, and stores what follows on this device: syncing allows only 120 writes in a minute. */
async function clearAll(): Promise<void> {
  await Promise.all([browser.storage.local.clear(), browser.storage.sync.clear()]);
  if (HAS_SESSION) await browser.storage.session.remove(`closed:${String(TAB)}`);
  await browser.storage.local.set({ [SYNC_KEY]: false });
}

const stores = { writeAll, importAll, clearAll, keepAll, countAll, writeAtStart, start };
export type Stores = typeof stores;

// In Firefox the script runs in a scope of its own, whose global object is not the window.
Object.assign(window, { stores });
