import { beforeEach, expect, test, vi } from 'vitest';
import type { Extraction } from '../article.ts';
import { callInjected, injectPacks } from './call-tab.ts';
import { succeed, TEMPLATE_PACK } from './protocol.ts';
import { deleteTemplates, isTemplateKey, learnFrom, learningState, setLearning } from './site-template.ts';
import { templateOf } from './template-of-site.ts';
import { fakeBrowser, type FakeBrowser } from './testing/fake-browser.ts';

vi.mock('./browser.ts', () => import('./testing/fake-browser.ts'));
vi.mock('./call-tab.ts');

const TAB = 7;
const PAGE = 'https://www.coast.example/mill?page=1';
const ARTICLE = { kind: 'article' } as Extraction;

let browser: FakeBrowser;
let tab: { url: string; incognito: boolean };
const reported = vi.fn();

const found = (keys: readonly number[]) => {
  vi.mocked(callInjected).mockResolvedValue(succeed(keys) as never);
};
const learn = async (url: string, keys: readonly number[]) => {
  tab = { ...tab, url };
  found(keys);
  await learnFrom(TAB, {}, ARTICLE);
};
const items = () => Object.fromEntries(browser.storage.local.items);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('reportError', reported);
  browser = fakeBrowser();
  tab = { url: PAGE, incognito: false };
  Object.assign(browser, { tabs: { get: () => Promise.resolve(tab) } });
});

test('counts the pages of a site that have a block, and uses the counts on that site only', async () => {
  expect(await templateOf(TAB, PAGE)).toBeNull();
  await learn(PAGE, [1, 2]);
  await learn('https://coast.example/tide', [2, 3]);
  expect((await templateOf(TAB, PAGE))?.counts).toEqual([1, 1, 2, 2, 3, 1]);
  expect(await templateOf(TAB, 'https://other.example/')).toBeNull();
  expect(injectPacks).toHaveBeenCalledWith(TAB, [TEMPLATE_PACK]);
});

test('asks the page with what is known, and each site has a salt of its own', async () => {
  await learn(PAGE, [1]);
  await learn('https://other.example/', [1]);
  await learn(PAGE, [2]);
  const asked = vi.mocked(callInjected).mock.calls.map(([, script, call, ask]) => [script, call, ask] as const);
  expect(asked.map(([script, call]) => `${script}.${call}`)).toEqual(Array(3).fill('extract.keysToRemember'));
  const [first, other, second] = asked.map(([, , ask]) => ask as { salt: number; counts: number[] });
  expect(first!.counts).toEqual([]);
  expect(second).toEqual({ salt: first!.salt, counts: [1, 1] });
  expect(other!.salt).not.toBe(first!.salt);
});

test('stores no name of a site and no address', async () => {
  await learn(PAGE, [1]);
  expect(JSON.stringify(items())).not.toMatch(/coast|mill/);
  expect(Object.keys(items()).every(isTemplateKey)).toBe(true);
});

test('keeps the latest thousand blocks of a site, and the latest hundred sites', async () => {
  await learn(PAGE, [1, 2]);
  await learn(
    PAGE,
    Array.from({ length: 999 }, (_, i) => i + 2),
  );
  const { counts } = (await templateOf(TAB, PAGE))!;
  expect(counts).toHaveLength(2000);
  expect(counts.slice(0, 4)).toEqual([1, 1, 2, 2]);
  await learn(PAGE, [2000]);
  expect((await templateOf(TAB, PAGE))!.counts.slice(0, 2)).toEqual([2, 2]);
  for (let i = 0; i < 100; i++) await learn(`https://s${i}.example/`, [1]);
  expect(await templateOf(TAB, PAGE)).toBeNull();
  expect(await templateOf(TAB, 'https://s0.example/')).not.toBeNull();
  expect(Object.keys(items())).toHaveLength(101);
});

test('learns nothing from a page with more blocks than a site may have', async () => {
  const page = Array.from({ length: 1001 }, (_, i) => i + 10);
  await learn(PAGE, page);
  expect(items()).toEqual({});
  await learn(PAGE, [1, 2]);
  await learn(PAGE, page);
  expect((await templateOf(TAB, PAGE))!.counts).toEqual([1, 1, 2, 1]);
});

test('private windows learn nothing and use nothing', async () => {
  await learn(PAGE, [1]);
  const before = JSON.stringify(items());
  tab.incognito = true;
  await learn(PAGE, [2]);
  expect(await templateOf(TAB, PAGE)).toBeNull();
  tab.incognito = false;
  browser.extension.inIncognitoContext = true;
  await learn(PAGE, [2]);
  expect(await templateOf(TAB, PAGE)).toBeNull();
  expect(JSON.stringify(items())).toBe(before);
  expect(callInjected).toHaveBeenCalledTimes(1);
});

test('learns nothing and uses nothing while it is off', async () => {
  await learn(PAGE, [1]);
  await setLearning(false);
  expect(await learningState()).toEqual({ isOn: false, sites: 1 });
  await learn(PAGE, [2]);
  expect(await templateOf(TAB, PAGE)).toBeNull();
  await setLearning(true);
  expect((await templateOf(TAB, PAGE))?.counts).toEqual([1, 1]);
});

test('deletes everything with the salt, and learning stays off', async () => {
  await learn(PAGE, [1]);
  await setLearning(false);
  browser.storage.local.items.set('other', 1);
  await deleteTemplates();
  expect(items()).toEqual({ other: 1, templates: { isOff: true } });
  await setLearning(true);
  expect(await templateOf(TAB, PAGE)).toBeNull();
});

test.each([
  ['a chosen alternative', { alternative: 1 }, ARTICLE],
  ['corrections', { corrections: [{ keep: true, block: 0, text: '' }] }, ARTICLE],
  ['an explanation', { explain: true }, ARTICLE],
  ['no article', {}, { kind: 'not-article', reason: 'no-text', bestGuess: null } as const],
])('learns nothing of a reading with %s', async (_, options, outcome) => {
  found([1]);
  await learnFrom(TAB, options, outcome);
  expect(items()).toEqual({});
});

test('learns nothing of a page that was read before, has no site, or was left', async () => {
  await learn(PAGE, []);
  await learn('file:///home/a.html', [1]);
  vi.mocked(callInjected).mockResolvedValue({ ok: false, error: { code: 'absent', message: '' } });
  await learnFrom(TAB, {}, ARTICLE);
  expect(items()).toEqual({});
});

test('reports that the storage fails, and reads without it', async () => {
  vi.spyOn(browser.storage.local, 'get').mockRejectedValue(new Error('broken'));
  expect(await templateOf(TAB, PAGE)).toBeNull();
  await learn(PAGE, [1]);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ code: 'template-read' }));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ code: 'template-learn' }));
});
