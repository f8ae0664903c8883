import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type CDPSession, type Frame, type Page, type Worker } from '@playwright/test';
import { findChromium } from '../../scripts/browsers.mjs';
import { LEAN_CHROMIUM } from '../../scripts/lean-chromium.mjs';
import { expectBuilt } from '../expect-built.ts';
import { until, WAIT_LIMIT } from '../until.ts';
import { Popup } from './popup.ts';
import { PrivateWindow } from './private-window.ts';

const BUILT = fileURLToPath(new URL('../../dist/chromium', import.meta.url));
/** Large enough for the popup: the default screen of a headless browser has 800×600 pixels. */
const SCREEN = '--screen-info={1600x1200}';
const READER = 'src/reader/index.html';
const POPUP = 'src/popup/index.html';
const WELCOME = 'src/welcome/index.html';
/** Differs from the address of the page that opens after the installation. */
const IDLE = `${WELCOME}?idle`;
/**
 * A switch of Playwright. With it the browser does not limit how often a page changes its address, as it does for a
 * user: a page that changes it every 5 ms then delays every message, also those to the extension, for minutes.
 */
const FLOODED = '--disable-ipc-flooding-protection';
/** Another switch of Playwright: the browser keeps no page whole for the way back, as it does for a user. */
const KEEPS_NO_PAGES = '--disable-back-forward-cache';
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };

/** With this variable Playwright lists the popup as a page. Chromium only calls it a page once it has an address. */
process.env['PW_CHROMIUM_ATTACH_TO_OTHER'] = '1';

type Target = { readonly targetId: string; readonly type: string; readonly url: string };

export type LaunchOptions = {
  /** host:port of a proxy for all requests; without it the browser uses the network of the machine. */
  readonly proxy?: string;
  /** Files to leave out of the extension, as in a damaged installation. */
  readonly without?: readonly string[];
  /** Sites that the user has given the extension access to in an earlier session. */
  readonly sites?: readonly string[];
  /** False for a browser without the HTML Sanitizer API. */
  readonly hasSanitizer?: boolean;
  /**
   * True for a browser that keeps pages whole when the user leaves them. `goBack` and `goForward` must then wait for
   * 'commit' only, because a page that was kept does not load.
   */
  readonly keepsPages?: boolean;
  /** The page that opens after the installation; it is closed by default. */
  readonly welcome?: 'close' | 'keep';
  /** Language of the interface, as a tag such as `ar`; that of the system by default. */
  readonly language?: string;
  /** `headless` (the default), or a window on this display; '' is the display of the user. */
  readonly display?: 'headless' | '' | `:${string}`;
};

/** The built extension in a real Chromium: opens tabs, presses its toolbar button, runs its shortcut. */
export class Extension {
  readonly context: BrowserContext;
  readonly id: string;
  readonly #folder: string;
  readonly #browser: CDPSession;
  readonly #removeFolder: () => void;
  #worker: Worker;

  private constructor(
    folder: string,
    removeFolder: () => void,
    context: BrowserContext,
    worker: Worker,
    browser: CDPSession,
  ) {
    this.#folder = folder;
    this.#removeFolder = removeFolder;
    this.context = context;
    this.#worker = worker;
    this.#browser = browser;
    this.id = new URL(worker.url()).host;
  }

  /** Starts a browser with a profile of its own. Rejects if it does not start or does not load the extension. */
  static async launch({
    proxy,
    without = [],
    sites = [],
    hasSanitizer = true,
    keepsPages = false,
    welcome = 'close',
    language,
    display = 'headless',
  }: LaunchOptions): Promise<Extension> {
    const executablePath = await findChromium();
    if (executablePath === null) throw new Error('No Chromium found. Set WINNOW_CHROMIUM to the path of one.');
    expectBuilt(BUILT, 'build');
    const folder = await mkdtemp(join(tmpdir(), 'winnow-'));
    // Removes the folder also after Ctrl-C and after a failed launch.
    const removeFolder = () => {
      rmSync(folder, REMOVAL);
    };
    process.once('exit', removeFolder);
    // A copy, so that a build during the run does not change the extension under the browser.
    const built = join(folder, 'extension');
    await cp(BUILT, built, { recursive: true });
    for (const file of without) await rm(join(built, file));
    const isHeadless = display === 'headless';
    const profile = join(folder, 'profile');
    if (sites.length > 0) await permit(sites, { executablePath, profile, built });
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: isHeadless,
      ignoreDefaultArgs: [FLOODED, ...(keepsPages ? [KEEPS_NO_PAGES] : [])],
      ...(display.startsWith(':') && { env: { ...process.env, DISPLAY: display } }),
      viewport: display === '' ? null : { width: 1280, height: 800 },
      ...(proxy !== undefined && { proxy: { server: `http://${proxy}`, bypass: '<-loopback>' } }),
      args: [
        ...loading(built),
        // A person sees the browser as it is.
        ...(display === '' ? [] : LEAN_CHROMIUM),
        '--remote-debugging-port=0',
        ...(isHeadless ? [SCREEN] : []),
        ...(hasSanitizer ? [] : ['--disable-blink-features=SanitizerAPI']),
        ...(language ? [`--lang=${language}`] : []),
      ],
    });
    context.setDefaultTimeout(WAIT_LIMIT);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const browser = context.browser();
    if (browser === null) throw new Error('The context has no browser.');
    const extension = new Extension(folder, removeFolder, context, worker, await browser.newBrowserCDPSession());
    if (welcome === 'keep') return extension;
    const page = await extension.welcomePage();
    // If the page closes while it asks for the messages, the process of the extension never gets them.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.close();
    return extension;
  }

  /** Waits for the page that opens after the installation. */
  welcomePage(): Promise<Page> {
    const now = (): Page | null => this.context.pages().find((page) => page.url() === this.url(WELCOME)) ?? null;
    return until('The first page opens', now);
  }

  /** The background script of the extension. */
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

  /** Presses the toolbar button, which gives the extension access to that tab. Resolves once the popup is open. */
  async press(page: Page): Promise<Popup> {
    await this.pressOnly(page);
    return this.#attach();
  }

  /** Presses the toolbar button, and does not wait for a popup. */
  async pressOnly(page: Page): Promise<void> {
    await page.bringToFront();
    const tab = await until('The tab is there', () => this.#tabOf(page));
    await this.#browser.send(
      'Extensions.triggerAction' as 'Target.getTargets',
      { id: this.id, targetId: tab.targetId } as object,
    );
  }

  /** Opens the popup over that tab by script, which gives no access to the tab. */
  async openPopupByScript(page: Page): Promise<Popup> {
    await page.bringToFront();
    await this.openInFront('popup');
    return this.#attach();
  }

  /**
   * Runs the command of the reader's shortcut for that tab. A headless browser has no shortcuts, and this call gives no
   * access to the tab: press the button first.
   */
  async command(page: Page): Promise<void> {
    await page.bringToFront();
    await this.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome.commands.onCommand.dispatch('toggle-reader', tab);
    });
  }

  /**
   * Chooses Winnow's entry in the context menu of that page. No test can open the menu, and this call gives no access
   * to the tab: press the button first.
   */
  async chooseInContextMenu(page: Page, menuItemId: string, linkUrl?: string): Promise<void> {
    await page.bringToFront();
    await this.worker.evaluate(
      async (info) => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        chrome.contextMenus.onClicked.dispatch(info, tab);
      },
      { menuItemId, ...(linkUrl !== undefined && { linkUrl }) },
    );
  }

  /**
   * Opens the popup, or runs the shortcut's command, for the tab in front. Works even if the page there does not
   * answer.
   */
  async openInFront(what: 'popup' | 'command'): Promise<void> {
    await this.worker.evaluate(
      async ({ isCommand, popup }) => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        if (isCommand) chrome.commands.onCommand.dispatch('toggle-reader', tab);
        else {
          await chrome.action.setPopup({ ...(tab?.id !== undefined && { tabId: tab.id }), popup });
          await chrome.action.openPopup();
        }
      },
      { isCommand: what === 'command', popup: POPUP },
    );
  }

  /** The text of the open popup; '' if none is open. */
  async popupText(): Promise<string> {
    const text = this.#popupNow()?.evaluate(() => document.body.innerText);
    // Rejects where the popup closes meanwhile.
    return (await text?.catch(() => '')) ?? '';
  }

  /** Gives the extension access to that tab: presses the button and closes the popup. */
  async grant(page: Page): Promise<void> {
    await (await this.press(page)).close();
  }

  /** Waits for the reader over that page. */
  overlay(page: Page): Promise<Frame> {
    return until('The reader is over the page', () => this.overlayNow(page));
  }

  overlayNow(page: Page): Frame | null {
    return page.frames().find((frame) => frame.parentFrame() !== null && frame.url().endsWith(READER)) ?? null;
  }

  /** Waits for the reader in a tab of its own. */
  readerTab(): Promise<Page> {
    return until('The reader opens in a tab', () => this.#readerTabNow());
  }

  hasReaderTab(): boolean {
    return this.#readerTabNow() !== null;
  }

  /** Waits for the reader over that page, or in a tab where the page forbids frames. */
  overlayOrTab(page: Page): Promise<Frame | Page> {
    return until('The reader opens', () => this.overlayNow(page) ?? this.#readerTabNow());
  }

  /** Opens the article of that page in a reader tab, by the key of the popup. */
  async openReaderTab(page: Page): Promise<Page> {
    const popup = await this.press(page);
    await popup.page.locator('article.sheet').waitFor();
    await popup.closedBy(() => popup.page.keyboard.press('t'));
    return this.readerTab();
  }

  /** Opens the reader over that page: gives access, then runs the shortcut's command. */
  async openOverlay(page: Page): Promise<Frame> {
    await this.grant(page);
    await this.command(page);
    return this.overlay(page);
  }

  /**
   * Presses a key that closes the focused view. Does not wait, because the browser may never report that the key was
   * released. Wait for the effect of the key instead.
   */
  pressClosingKey(page: Page, key: string): void {
    void page.keyboard.press(key).catch(() => undefined);
  }

  /** Stores settings as another device would. */
  async store(settings: object): Promise<void> {
    await this.worker.evaluate((items) => chrome.storage.sync.set(items), settings);
  }

  /** Stops the background script, as the browser does with an idle one. `worker` cannot be used after that. */
  async stopWorker(): Promise<void> {
    const own = async () => {
      const { targetInfos } = await this.#browser.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
      return targetInfos.find(({ url }) => url.startsWith(this.url('')));
    };
    const running = await until('The background runs', async () => (await own()) ?? null);
    // A stop that the browser gets while the script has work is sometimes lost, so it is asked for until it happens.
    await until('The background stops', async () => {
      if ((await own())?.targetId !== running.targetId) return true;
      // Rejects where the script has ended since.
      await this.#browser.send('Target.closeTarget', { targetId: running.targetId }).catch(() => undefined);
      return false;
    });
  }

  /** Removes the access to files, which an extension from the command line has. This restarts the extension. */
  async forbidFiles(): Promise<void> {
    const page = await this.open('chrome://extensions/');
    // The browser restarts an unpacked extension only in developer mode.
    await page.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
    const restarted = this.context.waitForEvent('serviceworker');
    await page.evaluate(
      (id) => chrome.developerPrivate.updateExtensionConfiguration({ extensionId: id, fileAccess: false }),
      this.id,
    );
    this.#worker = await restarted;
    await page.close();
  }

  /** Allows the extension in private windows and opens one at that address. This restarts the extension. */
  async openPrivately(url: string): Promise<PrivateWindow> {
    const page = await this.open('chrome://extensions/');
    await page.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
    const restarted = this.context.waitForEvent('serviceworker');
    await page.evaluate(
      (id) => chrome.developerPrivate.updateExtensionConfiguration({ extensionId: id, incognitoAccess: true }),
      this.id,
    );
    this.#worker = await restarted;
    await page.close();
    await this.#worker.evaluate((address) => chrome.windows.create({ incognito: true, url: address }), url);
    return PrivateWindow.attach(this.profile, url);
  }

  /** Folder of the browser's profile. */
  get profile(): string {
    return join(this.#folder, 'profile');
  }

  /** Closes the popup if it is open. */
  async closePopup(): Promise<void> {
    await this.#popupNow()?.close();
  }

  /** Closes every tab and clears the storage, so that the next test starts as after an installation. */
  async reset(): Promise<void> {
    // The browser ends when its last tab is closed, so this one stays.
    const idle = await this.#idleTab();
    await Promise.all(
      this.context
        .pages()
        .filter((page) => page !== idle)
        .map((page) => page.close()),
    );
    // A view stores its place when it closes. Places are stored in turn: this one is the last.
    await idle.evaluate((request) => chrome.runtime.sendMessage(request), {
      kind: 'store/place',
      argument: { url: idle.url(), place: null },
    });
    await this.worker.evaluate(async () => {
      await Promise.all([chrome.storage.sync.clear(), chrome.storage.local.clear(), chrome.storage.session.clear()]);
      await chrome.permissions.remove({ permissions: ['contextMenus'] });
      // A deletion that still waits would take what the next test keeps. No function has a name: tsx, which runs the
      // gallery, would add calls of a helper that the background does not have.
      await Promise.all(
        (await indexedDB.databases()).map(
          ({ name = '' }) =>
            new Promise<void>((resolve, reject) => {
              const asked = indexedDB.deleteDatabase(name);
              asked.onsuccess = () => {
                resolve();
              };
              asked.onerror = () => {
                reject(asked.error ?? new Error('not deleted'));
              };
            }),
        ),
      );
    });
  }

  /** Resolves when the user has closed the browser. */
  async closed(): Promise<void> {
    await new Promise((resolve) => this.context.once('close', resolve));
  }

  async close(): Promise<void> {
    await this.context.close();
    await rm(this.#folder, REMOVAL);
    process.removeListener('exit', this.#removeFolder);
  }

  /** A tab with a page of the extension that no test uses. */
  async #idleTab(): Promise<Page> {
    const known = this.context.pages().find((page) => page.url() === this.url(IDLE));
    if (known !== undefined) return known;
    const page = await this.context.newPage();
    await page.goto(this.url(IDLE));
    return page;
  }

  #readerTabNow(): Page | null {
    return this.context.pages().find((page) => page.url() === this.url(READER)) ?? null;
  }

  /**
   * The tab of a page: the tab with the same address in one list of both, as the page may change its address at any
   * moment. On an error page the two addresses differ for a moment.
   */
  async #tabOf(page: Page): Promise<Target | null> {
    const session = await page.context().newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await session.detach();
    const filter = [{ type: 'tab' }, { type: 'page' }];
    const { targetInfos } = await this.#browser.send('Target.getTargets', { filter });
    const now = targetInfos.find(({ targetId }) => targetId === targetInfo.targetId);
    return targetInfos.find(({ type, url }) => type === 'tab' && url === now?.url) ?? null;
  }

  async #attach(): Promise<Popup> {
    return new Popup(await until('The popup opens', () => this.#popupNow()));
  }

  #popupNow(): Page | null {
    return this.context.pages().find((page) => page.url().startsWith(this.url(POPUP))) ?? null;
  }
}

function loading(built: string): string[] {
  return [`--disable-extensions-except=${built}`, `--load-extension=${built}`];
}

/**
 * Gives the extension access to sites before the browser starts, because no test can answer the browser's question. In
 * a first session the manifest requires the sites, and the browser remembers the access. In the next session the sites
 * are optional again, so that their access can be removed.
 */
async function permit(
  sites: readonly string[],
  { executablePath, profile, built }: { executablePath: string; profile: string; built: string },
): Promise<void> {
  const path = join(built, 'manifest.json');
  const manifest = await readFile(path, 'utf8');
  const hosts = sites.flatMap((site) => [site, `www.${site}`]);
  const host_permissions = hosts.flatMap((host) => [`http://${host}/*`, `https://${host}/*`]);
  await writeFile(path, JSON.stringify({ ...JSON.parse(manifest), host_permissions }));
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: loading(built) });
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
  await context.close();
  await writeFile(path, manifest);
}
