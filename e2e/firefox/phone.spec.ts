import { NEWS } from '../articles.ts';
import { expect } from '../fixtures.ts';
import { FINGER, PHONE } from '../touch.ts';
import { until } from '../until.ts';
import { showAsPhone } from './as-phone.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Evaluate = <T>(expression: string) => Promise<T>;

const SHOWS_ARTICLE = `document.querySelector('article.sheet') !== null`;
/** Counts touches in an attribute, which is there for the next expression, too. */
const COUNT_TOUCHES = `addEventListener('touchend', () => document.body.setAttribute('data-touched', 'yes'), true)`;
const TOUCHED = `document.body.dataset.touched ?? ''`;

/** Code for the browser's window: the tab at that address. */
const tabAt = (url: string): string =>
  `gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec === ${JSON.stringify(url)})`;

/** Gives access to the page in front, as a press of the button does. */
async function grant(firefox: Firefox): Promise<void> {
  await firefox.press();
  await until('The popup shows the article', () => firefox.popup<boolean>(SHOWS_ARTICLE));
  await firefox.closePopup();
}

/** Taps the button or menu item of that name, which must be wholly visible and large enough. */
async function tapOn(firefox: Firefox, evaluate: Evaluate, name: string): Promise<void> {
  const box = await until(`${name} is there`, async () => {
    const found = await evaluate<string>(`JSON.stringify(
      [...document.querySelectorAll('button, [role=menuitem]')]
        .filter((one) => (one.getAttribute('aria-label') ?? one.innerText).startsWith(${JSON.stringify(name)}))
        .map((one) => one.getBoundingClientRect())
        .find(({ width }) => width > 0) ?? null)`);
    return JSON.parse(found) as Box | null;
  });
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER);
  expect(box.x + box.width).toBeLessThanOrEqual(await evaluate<number>('innerWidth'));
  await firefox.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Loads the page of the tab in front again. Only a page that loads as on a phone gets touches. */
async function reload(firefox: Firefox): Promise<void> {
  await firefox.page(`document.body.setAttribute('data-old', '')`);
  await firefox.browser('gBrowser.reload()');
  await until('The page is loaded again', () => isFresh(firefox));
}

const isFresh = (firefox: Firefox): Promise<boolean> =>
  firefox
    .page<boolean>(`document.readyState === 'complete' && !document.body.hasAttribute('data-old')`)
    .catch(() => false);

const bringToFront = async (firefox: Firefox, url: string): Promise<void> => {
  await firefox.browser(`gBrowser.selectedTab = ${tabAt(url)};`);
  await firefox.front();
};

test('a finger works in the reader over the page of a phone, and in a tab', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await showAsPhone(firefox);
  await reload(firefox);
  await grant(firefox);
  await firefox.command();
  // The view for responsive design has put the page into another frame.
  await firefox.front();
  const overlay: Evaluate = (expression) => firefox.overlay(expression);
  await until('The overlay shows the article', () => overlay<boolean>(SHOWS_ARTICLE));
  await overlay(COUNT_TOUCHES);
  await tapOn(firefox, overlay, 'More');
  await expect.poll(() => overlay(TOUCHED)).toBe('yes');
  await tapOn(firefox, overlay, 'Read in a tab');
  await until('The tab shows the article', async () => {
    const address = await firefox.front();
    return address?.startsWith(firefox.url('src/reader/')) === true && firefox.page<boolean>(SHOWS_ARTICLE);
  });
});

test('the popup fills the window of a phone, and a finger works in it', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await grant(firefox);
  const address = firefox.url('src/popup/index.html');
  const principal = 'Services.scriptSecurityManager.getSystemPrincipal()';
  await firefox.browser(`gBrowser.addTab(${JSON.stringify(address)}, { triggeringPrincipal: ${principal} })`);
  await until('The popup is in a tab', () => firefox.browser<boolean>(`return ${tabAt(address)} !== undefined`));
  await bringToFront(firefox, address);
  await showAsPhone(firefox);
  // The popup reads the page in front.
  await bringToFront(firefox, NEWS.url);
  await firefox.browser(`gBrowser.reloadTab(${tabAt(address)})`);
  await firefox.switchTo(address);
  await until('The popup shows the article', () => firefox.page<boolean>(SHOWS_ARTICLE).catch(() => false));
  await bringToFront(firefox, address);
  const popup: Evaluate = (expression) => firefox.page(expression);
  expect(await popup(`document.querySelector('.reader').getBoundingClientRect().toJSON()`)).toMatchObject({
    ...{ x: 0, y: 0 },
    ...PHONE,
  });
  await popup(COUNT_TOUCHES);
  await tapOn(firefox, popup, 'More');
  await expect.poll(() => popup(TOUCHED)).toBe('yes');
  await tapOn(firefox, popup, 'Read over the page');
  await bringToFront(firefox, NEWS.url);
  await until('The overlay shows the article', () => firefox.overlay<boolean>(SHOWS_ARTICLE));
});
