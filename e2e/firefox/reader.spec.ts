import { expect } from '@playwright/test';
import { ARTICLES, NEWS, type ExpectedArticle } from '../articles.ts';
import { LAST_WORDS } from '../site/generated.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const TEXT =
  "document.querySelector('article.sheet')?.textContent ?? document.querySelector('.notice')?.textContent ?? ''";
const PAGE_STATE = "[document.documentElement.outerHTML, scrollX, scrollY, document.activeElement?.id ?? ''].join('|')";

async function expectText(
  read: (expression: string) => Promise<string>,
  { has, lacks }: Pick<ExpectedArticle, 'has' | 'lacks'>,
): Promise<void> {
  await expect.poll(async () => (await read(TEXT)) ?? '').toContain(has[0]);
  const text = await read(TEXT);
  for (const piece of has) expect.soft(text).toContain(piece);
  for (const piece of lacks) expect.soft(text).not.toContain(piece);
}

for (const expected of ARTICLES.filter(({ url }) => /shadow|iframe|clobber/.test(url))) {
  test(`shows the article of ${expected.name} in the popup and does not change the page`, async ({ firefox }) => {
    await firefox.open(expected.url);
    const before = await firefox.page<string>(PAGE_STATE);
    await firefox.press();
    await expectText((expression) => firefox.popup(expression), expected);
    expect(await firefox.popup("document.querySelector('h1').textContent")).toMatch(expected.title);
    expect(await firefox.page<string>(PAGE_STATE)).toBe(before);
  });
}

test('shows the article of a right-to-left page in a popup of full size with the focus', async ({ firefox }) => {
  const expected = ARTICLES.find(({ url }) => url.endsWith('/rtl.html'))!;
  await firefox.open(expected.url);
  const before = await firefox.page<string>(PAGE_STATE);
  await firefox.press();
  await expectText((expression) => firefox.popup(expression), expected);
  expect(await firefox.popup("document.querySelector('h1').textContent")).toMatch(expected.title);
  expect(await firefox.page<string>(PAGE_STATE)).toBe(before);
  expect(await firefox.popup("window.getComputedStyle(document.querySelector('article.sheet')).direction")).toBe('rtl');
  expect(await firefox.popup('[window.innerWidth, window.innerHeight]')).toEqual([760, 600]);
  expect(await firefox.popup('document.activeElement.className')).toBe('scroller');
  await firefox.key(' ', 'Space');
  await expect.poll(() => firefox.popup<number>("document.querySelector('.scroller').scrollTop")).toBeGreaterThan(100);
});

test('opens the overlay by shortcut, closes it by Esc and shortcut, and opens it from the popup', async ({
  firefox,
}) => {
  const loaded = "[...document.fonts].some(({ family, status }) => /Literata/.test(family) && status === 'loaded')";
  await firefox.open(NEWS.url);
  await firefox.page(
    "(document.querySelector('#mail').value = 'half', document.querySelector('#mail').focus({ preventScroll: true }), scrollTo(0, 420))",
  );
  const before = await firefox.page<string>(PAGE_STATE);
  const expectPageAsBefore = async (): Promise<void> => {
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    expect(await firefox.page<string>(PAGE_STATE)).toBe(before);
    expect(await firefox.page("document.querySelector('#mail').value")).toBe('half');
  };
  await firefox.command();
  await expectText((expression) => firefox.overlay(expression), NEWS);
  await expect.poll(() => firefox.overlay<boolean>(loaded)).toBe(true);
  await expect.poll(() => firefox.overlay('document.hasFocus() && document.activeElement.className')).toBe('scroller');
  await firefox.key('PageDown');
  await expect
    .poll(() => firefox.overlay<number>("document.querySelector('.scroller').scrollTop"))
    .toBeGreaterThan(100);
  await firefox.key('Escape');
  await expectPageAsBefore();

  await firefox.command();
  await expectText((expression) => firefox.overlay(expression), NEWS);
  await firefox.command();
  await expectPageAsBefore();

  await firefox.press();
  await expectText((expression) => firefox.popup(expression), NEWS);
  await expect.poll(() => firefox.popup<boolean>(loaded)).toBe(true);
  expect(await firefox.page<string>(PAGE_STATE)).toBe(before);
  await firefox.key('r', 'KeyR');
  await expect.poll(() => firefox.overlayAddress()).not.toBeNull();
  await expectText((expression) => firefox.overlay(expression), NEWS);
  expect(await firefox.isPopupOpen()).toBe(false);
});

test('reads a page with the strictest policy in popup, and in overlay or tab, without a violation', async ({
  firefox,
}) => {
  const article = { has: ['a good deal for a map.'], lacks: ['Imprint'] };
  await firefox.open('http://bare-notes.example/strict.html');
  await firefox.page(
    "(document.addEventListener('securitypolicyviolation', ({ blockedURI }) => { document.title += ' ' + blockedURI; }), '')",
  );
  const title = await firefox.page('document.title');
  await firefox.press();
  await expectText((expression) => firefox.popup(expression), article);
  await firefox.closePopup();
  await firefox.command();
  await expect
    .poll(async () => (await firefox.overlayAddress()) ?? (await firefox.front()))
    .toContain('moz-extension://');
  const inTab = (await firefox.overlayAddress()) === null;
  const read = (expression: string): Promise<string> =>
    inTab ? firefox.page(expression) : firefox.overlay(expression);
  await expectText(read, article);
  await firefox.command();
  await expect.poll(() => firefox.overlayAddress()).toBeNull();
  await expect.poll(() => firefox.front()).toBe('http://bare-notes.example/strict.html');
  expect(await firefox.page('document.title')).toBe(title);
});

test('shows a hostile page as text in popup and overlay', async ({ firefox, site }) => {
  const harmless = `(() => { const inside = [...document.querySelectorAll('.scroller *')]; return [
    window.__pwned ?? window.wrappedJSObject?.__pwned ?? 'nothing ran',
    ...inside.flatMap((element) => element.getAttributeNames().filter((name) => /^(on|style$|srcdoc$|ping$)/.test(name))),
    ...inside.filter((element) => element.matches('script, style, iframe, object, embed, form, input, article svg, a[href^="javascript:"], a[href^="data:"]')).map((element) => element.outerHTML)]; })()`;
  await firefox.open('http://hostile.example/hostile.html');
  await firefox.press();
  await expectText((expression) => firefox.popup(expression), {
    has: ['The first honest paragraph', "<script>window.__pwned='code'</script>", 'The last honest paragraph'],
    lacks: [],
  });
  expect(await firefox.popup(harmless)).toEqual(['nothing ran']);
  await firefox.closePopup();
  await firefox.command();
  await expectText((expression) => firefox.overlay(expression), {
    has: ['The first honest paragraph', 'The last honest paragraph'],
    lacks: [],
  });
  expect(await firefox.overlay(harmless)).toEqual(['nothing ran']);
  expect(site.seen.filter(({ url }) => url.includes('/canary'))).toEqual([]);
});

/** Opens the list of algorithms under "Not right?" in the popup; the current one has the focus. */
async function openAlgorithms(firefox: Firefox): Promise<void> {
  await firefox.key('a', 'KeyA');
  await expect.poll(() => firefox.popup("document.activeElement.getAttribute('role')")).toMatch(/^menuitem/);
  await firefox.key('End');
  await firefox.key('Enter');
  await expect.poll(() => firefox.popup("document.activeElement.getAttribute('aria-checked')")).toBe('true');
}

test('shows the start of a large article, then all of it, in the overlay', async ({ firefox }) => {
  await firefox.open('http://parish.example/chronicle-60000.html');
  await firefox.command();
  await expect.poll(() => firefox.overlay<string>(TEXT), { timeout: 60_000 }).toContain('In year 0:');
  await expect.poll(() => firefox.overlay<string>(TEXT), { timeout: 60_000 }).toContain(LAST_WORDS);
  expect(await firefox.overlay<number>("document.querySelectorAll('article.sheet .content p').length")).toBe(6_001);
});

test('reads again with another algorithm, keeps the place, and gives an algorithm its stop words', async ({
  firefox,
}) => {
  const paragraph =
    "[...document.querySelectorAll('.content p')].find((one) => one.textContent.includes('You cannot hurry it'))";
  const top = `Math.round(${paragraph}.getBoundingClientRect().top)`;
  await firefox.open(NEWS.url);
  await firefox.press();
  await expectText((expression) => firefox.popup(expression), NEWS);
  // The article may not be long enough yet for the paragraph to be at the top.
  await expect.poll(() => firefox.popup<number>(`${paragraph}.scrollIntoView(), ${top}`)).toBeLessThan(100);
  const before = await firefox.popup<number>(top);
  await openAlgorithms(firefox);
  // The div scorer, the first in the list, keeps the same text.
  await firefox.key('ArrowDown');
  await firefox.key('Enter');
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.toast').textContent"))
    .toMatch(/^Read again with (?!Winnow,)\S.*, [\d,]+ words$/);
  await expect.poll(async () => Math.abs((await firefox.popup<number>(top)) - before)).toBeLessThanOrEqual(1);

  // This algorithm needs the stop words of the page’s language.
  await openAlgorithms(firefox);
  const chosen = (): Promise<string> => firefox.popup<string>("document.activeElement?.textContent ?? ''");
  while (!(await chosen()).includes('jusText')) await firefox.key('ArrowDown');
  await firefox.key('Enter');
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.toast').textContent"))
    .toMatch(/^Read again with Sentences and common words \(jusText\), /);
  expect(await firefox.popup("document.querySelector('.algorithm-notice') === null")).toBe(true);
});

for (const { name, url, heading } of [
  { name: 'a page of the browser', url: 'about:config', heading: 'Winnow cannot read this page' },
  { name: 'a PDF', url: 'http://papers.example/document.pdf', heading: 'This is a PDF' },
  { name: 'a page that did not load', url: 'https://nobody.example/', heading: 'This page did not load' },
]) {
  test(`gives the reason why ${name} cannot be read`, async ({ firefox }) => {
    // Rejects for an address that does not load.
    await firefox.open(url).catch(() => undefined);
    await firefox.press();
    await expect.poll(() => firefox.popup("document.querySelector('.notice h1')?.textContent")).toBe(heading);
  });
}

test('requests only the pictures of the article, without a referrer', async ({ firefox, site }) => {
  // In extension pages Firefox loads http pictures from localhost only.
  await firefox.open('http://localhost/news.html');
  site.forget();
  await firefox.press();
  await expectText((expression) => firefox.popup(expression), NEWS);
  for (const at of [0, 1]) {
    await firefox.popup(`document.querySelectorAll('.content img')[${String(at)}].scrollIntoView()`);
    await expect
      .poll(() => firefox.popup(`document.querySelectorAll('.content img')[${String(at)}].naturalWidth`))
      .toBeGreaterThan(0);
  }
  const asked = site.seen.filter(({ url }) => !/mozilla|firefox/.test(new URL(url).hostname));
  expect(new Set(asked.map(({ url }) => url))).toEqual(
    new Set(['http://localhost/news/estuary.svg', 'http://localhost/news/wheel.svg']),
  );
  expect(asked.filter(({ referer }) => referer !== undefined)).toEqual([]);
});

test('asks for pictures without a referrer, and in the overlay also without cookies', async ({ firefox, site }) => {
  const widths =
    "[...document.querySelectorAll('article.sheet img')].map((one) => ((one.loading = 'eager'), one.naturalWidth)).join(' ')";
  await firefox.open('http://third.localhost/cookies.html');
  await firefox.closeTab();
  await firefox.open('http://club.localhost/members.html');
  const readers = {
    popup: async () => {
      await firefox.press();
      await expect.poll(() => firefox.popup(widths)).toBe('600 600');
      await firefox.closePopup();
    },
    overlay: async () => {
      await firefox.command();
      await expect.poll(() => firefox.overlay(widths)).toBe('600 600');
      await firefox.command();
    },
  };
  for (const [surface, read] of Object.entries(readers)) {
    site.forget();
    await read();
    const asked = site.seen.filter(({ url }) => new URL(url).hostname.endsWith('.localhost'));
    expect(asked.map(({ url }) => url)).toContain('http://third.localhost/picture/600x400/flood.svg');
    for (const { url, headers } of asked) {
      expect.soft(url, surface).not.toContain('count.localhost');
      expect.soft(headers.referer, `${surface}: ${url}`).toBeUndefined();
      expect.soft(headers.origin ?? '', `${surface}: ${url}`).not.toContain('extension');
      // In popup and tab, no extension can leave out cookies in Firefox. Firefox itself leaves out SameSite cookies.
      const isByPage = headers['sec-fetch-site'] === 'same-origin';
      if (surface === 'overlay' && !isByPage) expect.soft(headers.cookie, `${surface}: ${url}`).toBeUndefined();
      if (!isByPage) expect.soft(headers.cookie ?? '', `${surface}: ${url}`).not.toMatch(/login|strict/);
    }
  }
});

test('comes back after the page covers or hides it, and continues in a tab after the page removes it', async ({
  firefox,
}) => {
  const inFront =
    '[0.02, 0.5, 0.98].every((at) => document.elementFromPoint(innerWidth * at, innerHeight * at) === document.documentElement.lastElementChild)';
  await firefox.open(NEWS.url);
  await firefox.page(`(() => {
    const cover = Object.assign(document.createElement('div'), { id: 'cover', popover: 'manual' });
    cover.style.cssText = 'inset:0;width:100%;height:100%;border:0;background:red';
    document.body.append(cover);
    for (const type of ['toggle', 'beforetoggle']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  })()`);
  await firefox.command();
  await expectText((expression) => firefox.overlay(expression), NEWS);
  await firefox.page("document.querySelector('#cover').showPopover()");
  await expect.poll(() => firefox.page<boolean>(inFront)).toBe(true);
  await firefox.page(
    "(document.querySelector('#cover').hidePopover(), document.documentElement.lastElementChild.hidden = true)",
  );
  await firefox.page("document.documentElement.lastElementChild.style.setProperty('display', 'none', 'important')");
  await expect.poll(() => firefox.page<boolean>(inFront)).toBe(true);
  await firefox.page('document.documentElement.lastElementChild.remove()');
  await expect.poll(() => firefox.front().catch(() => '')).toContain('moz-extension://');
  await expect
    .poll(() => firefox.page<string>("document.querySelector('.toast')?.textContent ?? ''"))
    .toContain('The page covered or removed the reader.');
  await expectText((expression) => firefox.page(expression), NEWS);
  await firefox.closeTab();
});
