import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { atRest } from '../at-rest.ts';
import { test } from './fixtures.ts';
import { HAS_ARTICLE, openOverlay } from './open-overlay.ts';

const BLOG = 'http://tin-and-twine.example/blog.html';

test('shows the article in a reader tab that the browser has unloaded, and after its page was unloaded', async ({
  firefox,
}) => {
  await firefox.open(NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>(HAS_ARTICLE)).toBe(true);
  await firefox.key('t', 'KeyT');
  await expect.poll(() => firefox.front()).toContain('moz-extension:');
  await expect.poll(() => firefox.page<boolean>(HAS_ARTICLE)).toBe(true);
  const reader = (await firefox.front())!;
  // The browser unloads only tabs that are not in front.
  await firefox.open(BLOG);
  const unloaded = await firefox.browser<number>(`
    const behind = gBrowser.tabs.filter((tab) => !tab.selected && /reader|news/.test(tab.linkedBrowser.currentURI.spec));
    for (const tab of behind) gBrowser.discardBrowser(tab, true);
    return behind.filter((tab) => !tab.linkedPanel).length`);
  expect(unloaded).toBe(2);
  await firefox.closeTab();
  await firefox.browser(
    "gBrowser.selectedTab = gBrowser.tabs.find((tab) => tab.linkedBrowser.currentURI.spec.includes('reader'))",
  );
  await expect.poll(() => firefox.switchTo(reader)).toBe(reader);
  await expect.poll(() => firefox.page<boolean>(HAS_ARTICLE)).toBe(true);
  await firefox.closeTab();
});

test('asks for the button where the page of a reader tab was unloaded, and reads on after it was pressed', async ({
  firefox,
}) => {
  const url = 'http://slow-boat.example/ferry.html';
  const text = (selector: string): Promise<string> =>
    firefox.page<string>(`(document.querySelector('${selector}')?.textContent ?? '')`);
  const select = async (address: string): Promise<void> => {
    // On a busy machine the tab may get its address late.
    const isSelected = async (): Promise<boolean> => {
      await firefox.browser(`
        const tab = gBrowser.tabs.find((one) => one.linkedBrowser.currentURI.spec === '${address}');
        if (tab) gBrowser.selectedTab = tab;
      `);
      return (await firefox.front()) === address;
    };
    await expect.poll(isSelected).toBe(true);
  };
  const pressContinue = async (asked: string): Promise<void> => {
    await expect.poll(() => text('.continue .actions button')).toBe(asked);
    await firefox.page("document.querySelector('.continue .actions button').click()");
  };
  await firefox.open(url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>(HAS_ARTICLE)).toBe(true);
  await firefox.key('t', 'KeyT');
  await expect.poll(() => firefox.front()).toContain('moz-extension:');
  const reader = (await firefox.front())!;
  await expect.poll(() => firefox.page<boolean>(HAS_ARTICLE)).toBe(true);
  const isUnloaded = await firefox.browser<boolean>(`
    const tab = gBrowser.tabs.find((one) => one.linkedBrowser.currentURI.spec === '${url}');
    gBrowser.discardBrowser(tab, true);
    return !tab.linkedPanel`);
  expect(isUnloaded).toBe(true);
  await pressContinue('Continue with page 2 of 3');
  await expect.poll(() => text('[role=alert]')).toContain('Go there, click the Winnow button, then try again here');

  await select(url);
  await expect.poll(() => firefox.page<boolean>("document.readyState === 'complete'")).toBe(true);
  await select(reader);
  await pressContinue('Try again');
  await expect.poll(() => text('[role=alert]')).toContain('Go there, click the Winnow button, then try again here');

  await select(url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>(HAS_ARTICLE)).toBe(true);
  await firefox.closePopup();
  await select(reader);
  await pressContinue('Try again');
  await expect.poll(() => text('article.sheet')).toContain('That was stop 12');
  await firefox.closeTab();
});

test('stays over a page that moves to another window, and closes there by its shortcut', async ({ firefox }) => {
  const url = `${NEWS.url}#moved`;
  await firefox.open(url);
  await openOverlay(firefox);
  await firefox.browser(`
    const moved = gBrowser.replaceTabWithWindow(gBrowser.selectedTab);
    await new Promise((resolve) => moved.addEventListener('load', resolve, { once: true }));`);
  await expect
    .poll(async () => (await firefox.switchTo(url)) !== null && (await firefox.overlayAddress()))
    .toContain('moz-extension:');
  // Marionette cannot always enter a page that has moved, so neither its text nor the article's is read here.
  await firefox.command();
  await expect.poll(() => firefox.overlayAddress()).toBeNull();
});

test('leaves no reader over pages that the user goes back and forward to, and opens there again', async ({
  firefox,
}) => {
  const [first, second] = ['?first', '?second'].map((query) => `http://gauge.example/kinds/kept-whole${query}`);
  /** Which pages of the tab's history the browser has kept whole, and does not load anew. */
  const kept = (): Promise<boolean[]> =>
    firefox.browser(`
      const { sessionHistory } = gBrowser.selectedBrowser.browsingContext;
      return [-2, -1].map((at) => sessionHistory.getEntryAtIndex(sessionHistory.count + at).isInBFCache)`);
  const address = (): Promise<string> => firefox.browser<string>('return gBrowser.selectedBrowser.currentURI.spec');
  /** Opens the reader with all its tools. Firefox keeps no page on which code of the reader still loads. */
  const openWhole = async (): Promise<void> => {
    await openOverlay(firefox);
    await expect.poll(() => firefox.overlay<boolean>("document.querySelector('.progress-line') !== null")).toBe(true);
    await atRest(() => firefox.overlay<number>('document.documentElement.outerHTML.length'));
  };
  /** Clicks and scrolls. Going back leaves out pages that the user did not use. */
  const use = async (): Promise<void> => {
    await firefox.click(300, 300);
    await expect
      .poll(() =>
        firefox.browser<boolean>(`
          const { sessionHistory } = gBrowser.selectedBrowser.browsingContext;
          return sessionHistory.getEntryAtIndex(sessionHistory.index).hasUserInteraction`),
      )
      .toBe(true);
    await firefox.page('scrollTo(0, 300)');
  };
  await firefox.open(first!);
  await use();
  await openWhole();
  await firefox.browser(`
    gBrowser.selectedBrowser.fixupAndLoadURIString('${second!}', {
      triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal(),
    });`);
  await expect.poll(address).toBe(second);
  await expect.poll(() => firefox.front()).toBe(second);
  await expect.poll(kept).toEqual([true, false]);
  await use();
  await openWhole();

  for (const [way, url, left] of [
    ['goBack', first, [false, true]],
    ['goForward', second, [true, false]],
  ] as const) {
    await firefox.browser(`gBrowser.${way}()`);
    await expect.poll(() => firefox.front()).toBe(url);
    await expect.poll(kept).toEqual(left);
    await expect.poll(() => firefox.page<number>('scrollY')).toBe(300);
    expect(await firefox.overlayAddress()).toBeNull();
    await openWhole();
    if (way === 'goForward') await firefox.key('Escape');
    else await firefox.command();
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    expect(await firefox.page<number>('scrollY')).toBe(300);
  }
});
