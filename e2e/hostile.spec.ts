import type { Frame, Page } from '@playwright/test';
import { expectHarmless, expectNoCanary } from './checks/hostile.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';

const HOSTILE = 'http://hostile.example/hostile.html';

/** Expects the markup of the hostile page as text. */
async function expectShownAsText(view: Page | Frame): Promise<void> {
  const sheet = view.locator('article.sheet');
  await expect(sheet.locator('h1')).toContainText('<img src=x onerror=');
  await expect(sheet.locator('h1')).toContainText('A plain title');
  // The credits name the site. They name no author: "<img src=x …" is not a name.
  await expect(sheet.locator('.credits')).toContainText('<svg');
  await expect(sheet.locator('.byline')).toHaveCount(0);
  await expect(sheet.locator('pre')).toContainText("<script>window.__pwned='code'</script>");
  await expect(sheet).toContainText("<script>window.__pwned='text'</script>");
  await expect(sheet).toContainText('The last honest paragraph closes the article');
  await expect(sheet.locator('img[src$="/honest.svg"]')).toHaveCount(1);
}

test('shows a hostile page as text in popup, overlay and tab, and does not change it', async ({ extension, site }) => {
  const tab = await extension.open(HOSTILE);
  const before = await pageState(tab);
  const popup = await extension.press(tab);
  await expectShownAsText(popup.page);
  await expectHarmless(popup.page);
  expect(await pageState(tab)).toBe(before);
  await popup.close();

  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expectShownAsText(overlay);
  await expectHarmless(overlay);

  await overlay.locator('.scroller').press('t');
  const reader = await extension.readerTab();
  await expectShownAsText(reader);
  await expectHarmless(reader);
  await expect(reader).toHaveTitle(/<img src=x onerror=/);

  expectNoCanary(site.seen);
  expect(await tab.evaluate(() => (window as { __pwned?: unknown }).__pwned)).toBeUndefined();
  expect(tab.url()).toBe(HOSTILE);
});

test('opens and closes the overlay on a page that breaks built-in names and prototypes', async ({ extension }) => {
  const tab = await extension.open('http://hostile.example/clobber.html');
  const before = await pageState(tab);
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toContainText('simply that we were welcome.');
  await extension.command(tab);
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
  expect(await pageState(tab)).toBe(before);
});

test('refuses a page that frames the reader, whatever messages it sends', async ({ extension }) => {
  // An article is open in another tab. The page could try to read it.
  const victim = await extension.open('http://saltmarsh-courier.example/news.html');
  await expect((await extension.openOverlay(victim)).locator('article.sheet')).toBeVisible();
  // No page can guess this address. The test assumes that it has leaked.
  const leaked = await extension.worker.evaluate(() => chrome.runtime.getURL('src/reader/index.html'));
  for (const hash of ['', `#${'0'.repeat(32)}`]) {
    const thief = await extension.open(
      `http://thief.example/framing.html?${hash.slice(1, 3)}#${encodeURIComponent(leaked + hash)}`,
    );
    await expect(thief).toHaveTitle('sent');
    const frame = await extension.overlay(thief);
    await expect(frame.locator('body')).toContainText('There is no article to show here');
    await expect(frame.locator('article')).toHaveCount(0);
    expect(await thief.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
    await thief.close();
  }
});

test('does not load the reader in a frame by the extension’s permanent address', async ({ extension }) => {
  const thief = await extension.open(
    `http://thief.example/framing.html#${encodeURIComponent(extension.url('src/reader/index.html'))}`,
  );
  await expect(thief).toHaveTitle('sent');
  expect(thief.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});

test('refuses a page that opens, reads, fetches or messages the reader by a leaked address', async ({ extension }) => {
  const victim = await extension.open('http://saltmarsh-courier.example/news.html');
  await expect((await extension.openOverlay(victim)).locator('article.sheet')).toBeVisible();
  const leaked = await extension.worker.evaluate(() => chrome.runtime.getURL('src/reader/index.html'));
  const thief = await extension.open('http://thief.example/login.html');
  const opened = extension.context.waitForEvent('page');
  await thief.evaluate(
    (address) => {
      const heard: unknown[] = [];
      addEventListener('message', ({ data }) => heard.push(data));
      Object.assign(window, { heard, reader: open(address) });
    },
    `${leaked}#${'0'.repeat(32)}`,
  );
  const reader = await opened;
  await expect(reader.locator('body')).toContainText('There is no article to show here');
  const stolen = await thief.evaluate(async (address) => {
    const { heard, reader } = window as unknown as { heard: unknown[]; reader: Window | null };
    const attempt = (act: () => unknown) =>
      Promise.resolve()
        .then(act)
        .then(
          (value) => String(value),
          () => 'refused',
        );
    reader?.postMessage({ kind: 'reader/article', argument: { token: '0'.repeat(32), options: {} } }, '*');
    const permanent = new URL(address).origin;
    return {
      text: await attempt(() => reader?.document.body.textContent),
      stored: await attempt(() => reader?.sessionStorage.length),
      manifest: await attempt(() => fetch(`${permanent}/manifest.json`).then((response) => response.text())),
      runtime: typeof (globalThis as { chrome?: { runtime?: { sendMessage?: unknown } } }).chrome?.runtime?.sendMessage,
      heard,
    };
  }, leaked);
  expect(stolen).toEqual({ text: 'refused', stored: 'refused', manifest: 'refused', runtime: 'undefined', heard: [] });
  await expect(reader.locator('body')).not.toContainText('Ardmouth');
  await expect(reader.locator('article')).toHaveCount(0);
});

test('refuses a frame of another page with the token of a tab', async ({ extension }) => {
  const victim = await extension.open('http://saltmarsh-courier.example/news.html');
  await extension.grant(victim);
  // The ticket of a reader that was never opened. The test assumes that the page knows its token.
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
    await expect((await extension.overlay(thief)).locator('body')).toContainText('There is no article to show here');
    expect(await thief.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  }
});
