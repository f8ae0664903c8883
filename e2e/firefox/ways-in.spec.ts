import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';
import type { Firefox } from './firefox.ts';

const SITE = 'saltmarsh-courier.example';

/** Text of the page in the tab in front. */
const text = (firefox: Firefox): Promise<string> => firefox.page<string>('document.body.innerText');

/** Types a site into the field of the settings that adds it, and presses Enter. */
async function addSite(firefox: Firefox): Promise<void> {
  await firefox.open(firefox.url('src/options/index.html'));
  await expect.poll(() => firefox.page<boolean>("document.querySelector('.access-add input') !== null")).toBe(true);
  await firefox.page(`(() => {
    const field = document.querySelector('.access-add input');
    field.focus();
    field.value = ${JSON.stringify(SITE)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await firefox.key('Enter');
}

test('asks for access to a site, opens by itself over its articles, and removes the access', async ({ firefox }) => {
  await addSite(firefox);
  await firefox.answer(false);
  await expect.poll(() => text(firefox)).toContain('The browser gave no access to saltmarsh-courier.example.');
  await firefox.closeTab();
  await addSite(firefox);
  await firefox.answer(true);
  await expect
    .poll(() => firefox.page<boolean>("document.querySelector('.access input')?.checked === true"))
    .toBe(true);
  await firefox.open(NEWS.url);
  await expect.poll(() => firefox.overlay<string>('document.body.innerText')).toContain(NEWS.title);
  await firefox.closeTab();
  await firefox.page("(document.querySelector('.access .button').click(), true)");
  await expect.poll(() => text(firefox)).toContain('None so far.');
  await firefox.open(NEWS.url);
  expect(await firefox.overlayAddress()).toBeNull();
  await firefox.closeTab();
});

/** Opens a page, with a link to another page in its article. */
async function openWithLink(firefox: Firefox, url: string, target: string): Promise<void> {
  await firefox.open(url);
  await firefox.page(`(() => {
    const link = document.createElement('a');
    link.href = ${JSON.stringify(target)};
    link.textContent = 'the same story';
    const paragraphs = [...document.querySelectorAll('p')].filter(({ textContent }) => textContent.length > 200);
    paragraphs[1].append(' See ', link, '.');
  })()`);
}

const BLOG = 'http://tin-and-twine.example/blog.html';
const LINK = `[...document.querySelectorAll('.sheet a')].find((one) => one.textContent === 'the same story')`;
/** Moves the focus to the link. True once the reading aids have noticed it. */
const FOCUSED = `(${LINK}?.blur(), ${LINK}?.focus(), document.querySelector('.link-host:not([hidden])') !== null)`;

test('opens a link of an article in the reader once the site is allowed', async ({ firefox }) => {
  await openWithLink(firefox, BLOG, NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>(FOCUSED)).toBe(true);
  await firefox.key('e', 'KeyE');
  await firefox.answer(true);
  await expect.poll(() => firefox.front()).toBe(NEWS.url);
  await expect.poll(() => firefox.overlay<string>('document.body.innerText')).toContain(NEWS.title);
  // The site is allowed now, so the link opens at once, also from a frame, where the browser could not ask.
  await firefox.closeTab();
  await openWithLink(firefox, BLOG, `${NEWS.url}?again`);
  await openFromOverlay(firefox);
  await expect.poll(() => firefox.front()).toBe(`${NEWS.url}?again`);
  await expect.poll(() => firefox.overlay<string>('document.body.innerText')).toContain(NEWS.title);
});

/** Presses the key for the link in the reader over the page. A headless browser does not give the keys to a frame. */
async function openFromOverlay(firefox: Firefox): Promise<void> {
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>(FOCUSED)).toBe(true);
  await firefox.overlay(
    `(${FOCUSED}, ${LINK}.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'e', bubbles: true })))`,
  );
}

test('opens a link from the overlay, and says how to read its page if the extension has no access', async ({
  firefox,
}) => {
  await openWithLink(firefox, NEWS.url, BLOG);
  await openFromOverlay(firefox);
  await expect.poll(() => firefox.front()).toBe(BLOG);
  await expect.poll(() => firefox.isPopupOpen()).toBe(true);
  await expect.poll(() => firefox.popup<string>('document.body.innerText')).toContain('Click the Winnow button here');
  await firefox.closePopup();
});

test('the first page shows the reader on itself', async ({ firefox }) => {
  await firefox.open(firefox.url('src/welcome/index.html'));
  await expect.poll(() => text(firefox)).toContain('Read in peace');
  await firefox.page("(document.querySelector('.welcome-try button').click(), true)");
  await expect.poll(() => firefox.page<boolean>("document.querySelector('article.sheet') !== null")).toBe(true);
  const article = await firefox.page<string>("document.querySelector('article.sheet').innerText");
  expect(article).toContain('After the harvest');
  expect(article).not.toContain('Change the shortcuts');
});
