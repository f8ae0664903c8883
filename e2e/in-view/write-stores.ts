import { keepInList } from '../../src/platform/stores/reading-list.ts';
import { setAlways } from '../../src/platform/stores/always-sites.ts';
import { rememberClosed } from '../../src/platform/stores/closed-pages.ts';
import { loadHighlights, storeHighlight } from '../../src/platform/stores/kept-highlights.ts';
import { storePlace } from '../../src/platform/stores/kept-places.ts';
import { loadRules, saveRules } from '../../src/platform/stores/rule-store.ts';
import { loadSettings, saveSettings } from '../../src/platform/stores/settings-store.ts';
import { testArticle } from '../../src/reader/testing/test-article.ts';

const PAGE = 'https://mill.example/weir';
/** No tab has this id. */
const TAB = 99_999;

const run = (view: string, count: number, write: (name: string) => Promise<unknown>): Promise<unknown>[] =>
  Array.from({ length: count }, (_, at) => write(`${view}-${String(at)}`));

/** Writes `count` values to each store at once, each under a name that starts with the name of the view. */
async function writeAll(view: string, count: number): Promise<void> {
  await Promise.all([
    ...run(view, count, (id) =>
      saveRules([{ id, site: 'mill.example', scope: 'site', action: 'leave-out', match: 'p', name: id }]),
    ),
    ...run(view, count, (name) =>
      saveSettings(({ listenVoices }) => ({ listenVoices: { ...listenVoices, [name]: name } })),
    ),
    ...run(view, count, (name) => setAlways(`${name}.example`, 'on')),
    ...run(view, count, (name) => rememberClosed(TAB, `https://mill.example/${name}`)),
    ...run(view, count, (name) => storePlace(`https://mill.example/${name}`, { blocks: [1], offset: 0, time: 1 })),
    ...run(view, count, (id) =>
      storeHighlight(PAGE, id, {
        ...{ id, position: 0, color: 'yellow', note: '', createdAt: 1 },
        quote: { exact: id, prefix: '', suffix: '' },
      }),
    ),
  ]);
}

/** Keeps `count` articles at once, all from pages of their own but one. */
async function keepAll(view: string, count: number): Promise<void> {
  const keep = (title: string, url: string): Promise<void> =>
    keepInList({ article: testArticle({ title, url }), text: title, pictures: new Map([['a', 'data:,']]) });
  await Promise.all([
    ...run(view, count, (name) => keep(name, `https://mill.example/${name}`)),
    keep(`shared of ${view}`, PAGE),
  ]);
}

/** How many values of each store there are. */
async function countAll(): Promise<Readonly<Record<string, number>>> {
  const local = await chrome.storage.local.get();
  const session = await chrome.storage.session.get();
  return {
    rules: (await loadRules()).length,
    settings: Object.keys((await loadSettings()).listenVoices).length,
    always: (local['alwaysOn'] as unknown[]).length,
    closed: (session[`closed:${String(TAB)}`] as unknown[]).length,
    places: Object.keys(local['places'] as object).length,
    highlights: (await loadHighlights(PAGE)).length,
  };
}

Object.assign(globalThis, { stores: { writeAll, keepAll, countAll } });
