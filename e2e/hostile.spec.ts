import type { Frame, Page } from '@playwright/test';
import { expectHarmless, expectNoCanary } from './checks/hostile.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';

const HOSTILE = 'http://hostile.example/hostile.html';

/** What was written to be run is there to be read. */
async function expectShownAsText(view: Page | Frame): Promise<void> {
  const sheet = view.locator('article.sheet');
  await expect(sheet.locator('h1')).toContainText('<img src=x onerror=');
  await expect(sheet.locator('h1')).toContainText('A plain title');
  await expect(sheet.locator('.byline')).toContainText('Mallory');
  await expect(sheet.locator('.byline')).toContainText('<');
  await expect(sheet.locator('pre')).toContainText("<script>window.__pwned='code'</script>");
  await expect(sheet).toContainText("<script>window.__pwned='text'</script>");
  await expect(sheet).toContainText('The last honest paragraph closes the article');
  await expect(sheet.locator('img[src$="/honest.svg"]')).toHaveCount(1);
}

test('in the popup a hostile page is text', async ({ extension, site }) => {
  const tab = await extension.open(HOSTILE);
  const before = await pageState(tab);
  const { page } = await extension.press(tab);
  await expectShownAsText(page);
  await expectHarmless(page);
  expectNoCanary(site.seen);
  expect(await pageState(tab)).toBe(before);
});

test('over the page a hostile page is text', async ({ extension, site }) => {
  const tab = await extension.open(HOSTILE);
  await extension.grant(tab);
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expectShownAsText(overlay);
  await expectHarmless(overlay);
  expectNoCanary(site.seen);
  expect(await tab.evaluate(() => (window as { __pwned?: unknown }).__pwned)).toBeUndefined();
  expect(tab.url()).toBe(HOSTILE);
});

test('in a tab of its own a hostile page is text', async ({ extension, site }) => {
  const popup = await extension.press(await extension.open(HOSTILE));
  await expectShownAsText(popup.page);
  await popup.closedBy(() => popup.page.keyboard.press('t'));
  const reader = await extension.readerTab();
  await expectShownAsText(reader);
  await expectHarmless(reader);
  await expect(reader).toHaveTitle(/<img src=x onerror=/);
  expectNoCanary(site.seen);
});

test('a page that renames the document and breaks its own prototypes is read over all the same, and left', async ({
  extension,
}) => {
  const tab = await extension.open('http://hostile.example/clobber.html');
  const before = await pageState(tab);
  await extension.grant(tab);
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expect(overlay.locator('article.sheet')).toContainText('simply that we were welcome.');
  await extension.command(tab);
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
  expect(await pageState(tab)).toBe(before);
});

test('a page that frames the reader gets a refusal, whatever messages it sends', async ({ extension }) => {
  // An article is open elsewhere: there is something that could be stolen.
  const victim = await extension.open('http://saltmarsh-courier.example/news.html');
  await extension.grant(victim);
  await extension.command(victim);
  await expect((await extension.overlay(victim)).locator('article.sheet')).toBeVisible();
  // No page can guess this address; here it has leaked.
  const leaked = await extension.worker.evaluate(() => chrome.runtime.getURL('src/reader/index.html'));
  for (const hash of ['', `#${'0'.repeat(32)}`]) {
    const thief = await extension.open(
      `http://thief.example/framing.html?${hash.slice(1, 3)}#${encodeURIComponent(leaked + hash)}`,
    );
    await expect(thief).toHaveTitle('sent');
    const frame = await extension.overlay(thief);
    await expect(frame.locator('body')).toContainText('Winnow did not open this view');
    await expect(frame.locator('article')).toHaveCount(0);
    expect(await thief.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  }
});

test('no page can frame the reader by the extension’s lasting address', async ({ extension }) => {
  const thief = await extension.open(
    `http://thief.example/framing.html#${encodeURIComponent(extension.url('src/reader/index.html'))}`,
  );
  await expect(thief).toHaveTitle('sent');
  expect(thief.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});

test('a page can neither open, read, fetch nor message the reader by an address that has leaked', async ({
  extension,
}) => {
  const victim = await extension.open('http://saltmarsh-courier.example/news.html');
  await extension.grant(victim);
  await extension.command(victim);
  await expect((await extension.overlay(victim)).locator('article.sheet')).toBeVisible();
  const leaked = await extension.worker.evaluate(() => chrome.runtime.getURL('src/reader/index.html'));
  const thief = await extension.open('http://thief.example/login.html');
  const opened = extension.context.waitForEvent('page');
  const stolen = await thief.evaluate(async (address) => {
    const heard: unknown[] = [];
    addEventListener('message', ({ data }) => heard.push(data));
    const attempt = (act: () => unknown) =>
      Promise.resolve()
        .then(act)
        .then(
          (value) => String(value),
          () => 'refused',
        );
    const reader = open(`${address}#${'0'.repeat(32)}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    reader?.postMessage({ kind: 'reader/article', ask: { token: '0'.repeat(32), options: {} } }, '*');
    const lasting = new URL(address).origin;
    return {
      text: await attempt(() => reader?.document.body.textContent),
      stored: await attempt(() => reader?.sessionStorage.length),
      manifest: await attempt(() => fetch(`${lasting}/manifest.json`).then((response) => response.text())),
      runtime: typeof (globalThis as { chrome?: { runtime?: { sendMessage?: unknown } } }).chrome?.runtime?.sendMessage,
      heard,
    };
  }, leaked);
  expect(stolen).toEqual({ text: 'refused', stored: 'refused', manifest: 'refused', runtime: 'undefined', heard: [] });
  const reader = await opened;
  await expect(reader.locator('body')).not.toContainText('Ardmouth');
  await expect(reader.locator('article')).toHaveCount(0);
});

test('a token that is another tab’s opens nothing in a frame of one’s own', async ({ extension }) => {
  const victim = await extension.open('http://saltmarsh-courier.example/news.html');
  await extension.grant(victim);
  // The ticket of a reader that was never opened, as if the page had found it out.
  const token = 'a'.repeat(32);
  const [tabId] = await extension.worker.evaluate(async () =>
    (await chrome.tabs.query({ url: 'http://saltmarsh-courier.example/*' })).map(({ id }) => id ?? -1),
  );
  for (const surface of ['tab', 'overlay']) {
    await extension.worker.evaluate((items) => chrome.storage.session.set(items), {
      [`ticket:${token}`]: { surface, tabId, holder: null },
    });
    const leaked = await extension.worker.evaluate(() => chrome.runtime.getURL('src/reader/index.html'));
    const thief = await extension.open(
      `http://thief.example/framing.html?${surface}#${encodeURIComponent(`${leaked}#${token}`)}`,
    );
    await expect(thief).toHaveTitle('sent');
    await expect((await extension.overlay(thief)).locator('body')).toContainText('Winnow did not open this view');
    expect(await thief.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  }
});
