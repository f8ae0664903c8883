import { beforeEach, expect, test, vi } from 'vitest';
import type { Rule } from '../../article/rules.ts';
import { withRules } from './rules-of-page.ts';
import { rulesFor } from '../stores/site-rules.ts';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const ruleOf = (id: string, site: string): Rule => ({
  ...{ id, site, scope: 'site', action: 'leave-out', match: 'aside.newsletter', name: 'newsletter' },
});
const [OWN, DOMAIN, OTHER] = [
  ruleOf('a', 'news.one.example'),
  ruleOf('b', '*.one.example'),
  ruleOf('c', 'two.example'),
];
const PAGE = 'https://www.news.one.example/story';

let browser: FakeBrowser;
const reported = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('reportError', reported);
  browser = fakeBrowser();
  for (const rule of [OWN, DOMAIN, OTHER]) browser.storage.sync.items.set(`rules:${rule.site}`, [rule]);
});

test('finds the rules of a site and of its domains, and no other rules', async () => {
  expect(await rulesFor(PAGE)).toEqual([OWN, DOMAIN]);
  expect(await rulesFor('https://one.example/')).toEqual([DOMAIN]);
  expect(await rulesFor('https://none.example/')).toEqual([]);
});

test('finds none for pages without a site', async () => {
  for (const url of ['', 'about:blank', 'file:///two.example/a.html', 'chrome-extension://two.example/'])
    expect([url, await rulesFor(url)]).toEqual([url, []]);
});

test('prefers rules of this device that could not be synced, and reads only these while syncing is off', async () => {
  const changed = { ...OWN, isOff: true };
  browser.storage.local.items.set('rules:news.one.example', [changed]);
  expect(await rulesFor(PAGE)).toEqual([changed, DOMAIN]);
  browser.storage.local.items.set('settingsSync', false);
  expect(await rulesFor(PAGE)).toEqual([changed]);
});

test('reads without rules, and reports it, if the storage fails', async () => {
  vi.spyOn(browser.storage.sync, 'get').mockRejectedValue(new Error('broken'));
  expect(await rulesFor(PAGE)).toEqual([]);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ code: 'rules-read' }));
});

test('puts rules of the site before those that are tried', async () => {
  expect(await withRules(PAGE, { explain: true, rules: [OTHER] })).toEqual({
    ...{ explain: true, rules: [OWN, DOMAIN, OTHER] },
  });
});

test('leaves the options as they are where the site has no rules', async () => {
  const options = { algorithm: 'bte', rules: [OTHER] };
  expect(await withRules('https://none.example/', options)).toBe(options);
});
