import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type CDPSession, type Frame, type Page, type Worker } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { until } from '../until.ts';
import { Popup } from './popup.ts';

const BUILT = fileURLToPath(new URL('../../dist/chromium', import.meta.url));
/** Everything here is on this machine: what has not come by then does not come. */
const ACTION_LIMIT = 10_000;
/** Room for the popup at its true size: a headless screen is 800×600 otherwise. */
const SCREEN = '--screen-info={1600x1200}';
const READER = 'src/reader/index.html';
const POPUP = 'src/popup/index.html';

type Target = { readonly targetId: string; readonly type: string; readonly url: string };

export type LaunchOptions = {
  /** host:port of the proxy that stands for the whole network. */
  readonly proxy: string;
  readonly extraArgs?: readonly string[];
  /** Files that the extension is to lack, as after a damaged installation. */
  readonly without?: readonly string[];
  /** The display to show it on, as the variable DISPLAY names it; none where absent. */
  readonly display?: string;
};

/** The built extension in a real Chromium, used as a person does: by its toolbar button and its shortcut. */
export class Extension {
  readonly context: BrowserContext;
  readonly id: string;
  readonly #folder: string;
  readonly #browser: CDPSession;
  #worker: Worker;
  #popup: Popup | null = null;

  private constructor(folder: string, context: BrowserContext, worker: Worker, browser: CDPSession) {
    this.#folder = folder;
    this.context = context;
    this.#worker = worker;
    this.#browser = browser;
    this.id = new URL(worker.url()).host;
  }

  static async launch({ proxy, extraArgs = [], without = [], display }: LaunchOptions): Promise<Extension> {
    const executablePath = await findChromium();
    if (executablePath === null) throw new Error('No Chromium found: set WINNOW_CHROMIUM to one.');
    const folder = await mkdtemp(join(tmpdir(), 'winnow-e2e-'));
    // A copy: a build in the middle of a run would pull the extension from under the browser.
    const built = join(folder, 'extension');
    await cp(BUILT, built, { recursive: true });
    for (const file of without) await rm(join(built, file));
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      headless: display === undefined,
      ...(display !== undefined && { env: { ...process.env, DISPLAY: display } }),
      viewport: { width: 1280, height: 800 },
      proxy: { server: `http://${proxy}`, bypass: '<-loopback>' },
      args: [
        `--disable-extensions-except=${built}`,
        `--load-extension=${built}`,
        '--remote-debugging-port=0',
        ...(display === undefined ? [SCREEN] : []),
        ...extraArgs,
      ],
    });
    context.setDefaultTimeout(ACTION_LIMIT);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const browser = context.browser();
    if (browser === null) throw new Error('A persistent context without its browser.');
    return new Extension(folder, context, worker, await browser.newBrowserCDPSession());
  }

  /** The background of the extension. */
  get worker(): Worker {
    return this.#worker;
  }

  /** Address of a file of the extension. */
  url(path: string): string {
    return `chrome-extension://${this.id}/${path}`;
  }

  /** Loads an address in a new tab in front of the others. */
  async open(url: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(url);
    return page;
  }

  /** Presses the toolbar button over that tab: the popup opens, and the tab may be read. Attaches to the popup at once, whatever it shows. */
  async press(page: Page): Promise<Popup> {
    await page.bringToFront();
    const tab = await until('The tab is there', () => this.#tabOf(page));
    await this.#browser.send(
      'Extensions.triggerAction' as 'Target.getTargets',
      { id: this.id, targetId: tab.targetId } as object,
    );
    return this.#attach();
  }

  /** Opens the popup over that tab by script: unlike a press of the button it grants nothing. */
  async popUp(page: Page): Promise<Popup> {
    await page.bringToFront();
    await this.worker.evaluate(() => chrome.action.openPopup());
    return this.#attach();
  }

  /** Runs the command of the reader's shortcut for that tab. No key reaches the browser's shortcuts headless, and only a real one grants access: press the button first. */
  async command(page: Page): Promise<void> {
    await page.bringToFront();
    await this.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome.commands.onCommand.dispatch('toggle-reader', tab);
    });
  }

  /** Lets the extension read that tab, as any use of its button does, and leaves no popup behind. */
  async grant(page: Page): Promise<void> {
    await (await this.press(page)).close();
  }

  /** The reader over that page, once it is there. */
  overlay(page: Page): Promise<Frame> {
    return until('The reader lies over the page', () => this.overlayNow(page));
  }

  overlayNow(page: Page): Frame | null {
    return page.frames().find((frame) => frame.parentFrame() !== null && frame.url().endsWith(READER)) ?? null;
  }

  /** The reader in a tab of its own, once it is there. */
  readerTab(): Promise<Page> {
    return until(
      'The reader opens in a tab',
      () => this.context.pages().find((page) => page.url() === this.url(READER)) ?? null,
    );
  }

  /** Presses a key that takes the view away which has the focus: the browser may never say that the key came up again. What follows is to be waited for. */
  pressAway(page: Page, key: string): void {
    void page.keyboard.press(key).catch(() => undefined);
  }

  /** Stores settings as another device would. */
  async store(settings: object): Promise<void> {
    await this.worker.evaluate((items) => chrome.storage.sync.set(items), settings);
  }

  /** Stops the background, as the browser does with one that has nothing to do. `worker` is of no use from then on. */
  async stopWorker(): Promise<void> {
    const own = async () => {
      const { targetInfos } = await this.#browser.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
      return targetInfos.find(({ url }) => url.startsWith(this.url('')));
    };
    const running = await until('The background runs', async () => (await own()) ?? null);
    await this.#browser.send('Target.closeTarget', { targetId: running.targetId });
    await until('The background stops', async () => (await own())?.targetId !== running.targetId);
  }

  /** Turns off what loading from the command line turns on: reading files. The browser loads the extension anew for it. */
  async forbidFiles(): Promise<void> {
    const page = await this.open('chrome://extensions/');
    // Outside developer mode the browser would not load it again.
    await page.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
    const restarted = this.context.waitForEvent('serviceworker');
    await page.evaluate(
      (id) => chrome.developerPrivate.updateExtensionConfiguration({ extensionId: id, fileAccess: false }),
      this.id,
    );
    this.#worker = await restarted;
    await page.close();
  }

  /** Closes every tab and forgets what was set: each test begins as after an installation. */
  async reset(): Promise<void> {
    await this.#popup?.close();
    this.#popup = null;
    // The browser ends with its last tab.
    const last = await this.context.newPage();
    await Promise.all(
      this.context
        .pages()
        .filter((page) => page !== last)
        .map((page) => page.close()),
    );
    await this.worker.evaluate(async () => {
      await Promise.all([chrome.storage.sync.clear(), chrome.storage.local.clear(), chrome.storage.session.clear()]);
    });
  }

  async close(): Promise<void> {
    await this.context.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** The tab around a page; they share nothing but the address, and an error page has one of its own for a while. */
  async #tabOf(page: Page): Promise<Target | null> {
    const session = await this.context.newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await session.detach();
    return (await this.#targets('tab')).find(({ url }) => url === targetInfo.url) ?? null;
  }

  async #attach(): Promise<Popup> {
    await until('The popup opens', () => this.#isPopupOpen());
    this.#popup = await Popup.attach(join(this.#folder, 'profile'), this.url(POPUP));
    return this.#popup;
  }

  async #isPopupOpen(): Promise<boolean> {
    return (await this.#targets('page')).some(({ url }) => url.startsWith(this.url(POPUP)));
  }

  async #targets(type: 'page' | 'tab'): Promise<readonly Target[]> {
    const { targetInfos } = await this.#browser.send('Target.getTargets', { filter: [{ type }] });
    return targetInfos;
  }
}
