import browser from './browser.ts';

/** Opens the page that introduces Winnow, in a new tab. */
export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL('src/welcome/index.html') });
}
