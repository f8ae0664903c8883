import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirefox } from '../../scripts/browsers.mjs';
import { expectBuilt } from '../expect-built.ts';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';
import { Marionette } from './marionette.ts';

const BUILT = fileURLToPath(new URL('../../dist/firefox', import.meta.url));
const ID = 'winnow@winnow.invalid';
const WELCOME = 'src/welcome/index.html';
/** Folder of saved files in the profile. */
const DOWNLOADS = 'downloads';
/** A fixed host, so that the tests know the extension's addresses. */
const HOST = '6b0f1c9e-3a55-4c5f-9a53-51a1f1d0c0de';

/** Code for the browser's window that sets `popup` to the browser element of the open popup. */
const POPUP = `const popup = [...document.querySelectorAll('panel browser')].find((one) => one.currentURI?.spec.includes('/src/popup/'));`;
/**
 * Code for the browser's window that defines `evaluate`, which evaluates an expression inside a browser element. If the
 * element moves to another process meanwhile, evaluates it there. The value is null if the element is removed.
 */
const EVALUATE = `const evaluate = (element, expression) => new Promise((resolve) => {
  const name = 'winnow-test:' + Math.random();
  const code = 'Promise.resolve((function(window, document) { return (' + expression + '); })(content, content.document)).then((value) => sendAsyncMessage(' + JSON.stringify(name) + ', value ?? null), (thrown) => sendAsyncMessage(' + JSON.stringify(name) + ', String(thrown)))';
  const finish = (value) => {
    clearInterval(watch);
    element.removeEventListener('XULFrameLoaderCreated', ask);
    resolve(value);
  };
  const ask = () => {
    element.messageManager.addMessageListener(name, ({ data }) => { finish(data); });
    element.messageManager.loadFrameScript('data:,' + encodeURIComponent(code), false);
  };
  const watch = setInterval(() => { if (!element.isConnected) finish(null); }, 100);
  element.addEventListener('XULFrameLoaderCreated', ask);
  ask();
});`;

type LaunchOptions = {
  /** host:port of a proxy for all requests. */
  readonly proxy: string;
  /** False for a browser without the HTML Sanitizer API. */
  readonly hasSanitizer?: boolean;
  /** `headless` (the default), or a window on this display. */
  readonly display?: 'headless' | `:${string}`;
};

/** The built extension in a real Firefox. Expressions are text, because they are evaluated in the browser. */
export class Firefox {
  readonly #marionette: Marionette;
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #firstTab: string;

  private constructor(marionette: Marionette, child: ChildProcess, folder: string, firstTab: string) {
    this.#marionette = marionette;
    this.#process = child;
    this.#folder = folder;
    this.#firstTab = firstTab;
  }

  static async launch({ proxy, hasSanitizer = true, display = 'headless' }: LaunchOptions): Promise<Firefox> {
    const path = await findFirefox();
    if (path === null) throw new Error('No Firefox found. Set WINNOW_FIREFOX to the path of one.');
    expectBuilt(BUILT, 'build:firefox');
    const folder = await mkdtemp(join(tmpdir(), 'winnow-e2e-'));
    const port = await freePort();
    await writeFile(
      join(folder, 'user.js'),
      preferences({ port, proxy, hasSanitizer, downloads: join(folder, DOWNLOADS) }),
    );
    await cp(BUILT, join(folder, 'extension'), { recursive: true });
    const child = spawn(
      path,
      [
        '--marionette',
        '-remote-allow-system-access',
        '--profile',
        folder,
        '--no-remote',
        ...(display === 'headless' ? ['--headless'] : []),
        '--width=1280',
        '--height=900',
        'about:blank',
      ],
      {
        stdio: 'ignore',
        ...(display !== 'headless' && { env: { ...process.env, DISPLAY: display, MOZ_ENABLE_WAYLAND: '0' } }),
      },
    );
    const marionette = await Marionette.connect(port);
    await marionette.send('WebDriver:SetTimeouts', { script: 20_000, pageLoad: 20_000 });
    await marionette.send('Addon:Install', { path: join(folder, 'extension'), temporary: true });
    const { value: firstTab } = (await marionette.send('WebDriver:GetWindowHandle')) as { value: string };
    const firefox = new Firefox(marionette, child, folder, firstTab);
    await until('The first page opens', async () => (await firefox.front()) === firefox.url(WELCOME));
    await firefox.closeTab();
    return firefox;
  }

  url(path: string): string {
    return `moz-extension://${HOST}/${path}`;
  }

  /** Loads an address in a new tab in front of the others. */
  async open(url: string): Promise<void> {
    const { handle } = (await this.#marionette.send('WebDriver:NewWindow', { type: 'tab', focus: true })) as {
      handle: string;
    };
    await this.#marionette.send('WebDriver:SwitchToWindow', { handle, focus: true });
    await this.#marionette.send('WebDriver:Navigate', { url });
  }

  /** Closes the tab in front. */
  async closeTab(): Promise<void> {
    const left = (await this.#marionette.send('WebDriver:CloseWindow')) as string[];
    await this.#marionette.send('WebDriver:SwitchToWindow', { handle: left.at(-1), focus: true });
  }

  /** Closes the popup and every tab but the first, so that the next test starts with none of this one's. */
  async reset(): Promise<void> {
    await this.closePopup();
    const handles = (await this.#marionette.send('WebDriver:GetWindowHandles')) as string[];
    for (const handle of handles.filter((one) => one !== this.#firstTab)) {
      await this.#marionette.send('WebDriver:SwitchToWindow', { handle, focus: false });
      await this.#marionette.send('WebDriver:CloseWindow');
    }
    await this.#marionette.send('WebDriver:SwitchToWindow', { handle: this.#firstTab, focus: true });
  }

  /** Switches to the tab in front and resolves to its address; null for a moment while a new tab opens. */
  async front(): Promise<string | null> {
    return this.switchTo(await this.browser<string>('return gBrowser.selectedBrowser.currentURI.spec'));
  }

  /** The value of the body of a function in the window of the current tab, where `gBrowser` has the tabs. */
  browser<T>(body: string): Promise<T> {
    return this.#marionette.run<T>('chrome', body);
  }

  /** Switches to the tab at that address, in any window; null without one. */
  async switchTo(url: string): Promise<string | null> {
    const handles = (await this.#marionette.send('WebDriver:GetWindowHandles')) as string[];
    for (const handle of handles) {
      await this.#marionette.send('WebDriver:SwitchToWindow', { handle, focus: false });
      const { value } = (await this.#marionette.send('WebDriver:GetCurrentURL')) as { value: string };
      if (value === url) return url;
    }
    return null;
  }

  /** The value of an expression in the page of the current tab. */
  page<T>(expression: string): Promise<T> {
    return this.#marionette.run<T>('content', `return (${expression})`);
  }

  /** What the current tab shows, as PNG. */
  async screenshot(): Promise<Buffer> {
    const { value } = (await this.#marionette.send('WebDriver:TakeScreenshot', { full: false })) as { value: string };
    return Buffer.from(value, 'base64');
  }

  /** Presses the toolbar button, which gives access to the tab in front. Resolves once the popup is open. */
  async press(): Promise<void> {
    await this.#marionette.run(
      'chrome',
      `
      const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
      const { extension } = WebExtensionPolicy.getByID(args[0]);
      await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);`,
      ID,
    );
    await until('The popup opens', () => this.isPopupOpen());
  }

  /** Runs the reader's shortcut as its key does, which gives access to the tab in front. */
  async command(): Promise<void> {
    await this.#marionette.run(
      'chrome',
      `
      const key = [...document.querySelectorAll('keyset[id*="winnow"] key')].find((one) => one.getAttribute('key') === 'R');
      if (!key) throw new Error('Alt+R is not assigned');
      key.doCommand();`,
    );
  }

  isPopupOpen(): Promise<boolean> {
    return this.#marionette.run<boolean>('chrome', `${POPUP} return Boolean(popup)`);
  }

  /** The value of an expression in the open popup. */
  popup<T>(expression: string): Promise<T> {
    return this.#marionette.run<T>(
      'chrome',
      `${POPUP} ${EVALUATE} if (!popup) throw new Error('The popup is closed'); return evaluate(popup, args[0])`,
      expression,
    );
  }

  /** Closes the popup as a click elsewhere does. */
  async closePopup(): Promise<void> {
    await this.#marionette.run('chrome', `${POPUP} popup?.closest('panel').hidePopup()`);
    await until('The popup closes', async () => !(await this.isPopupOpen()));
  }

  /** Presses one key in the open popup. If none is open, in the focused element of the browser's window. */
  async key(key: string, code = key): Promise<void> {
    await this.#marionette.run(
      'chrome',
      `
      ${POPUP}
      // In a headless browser the panel does not take the focus by itself.
      popup?.focus();
      const processor = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
      if (!processor.beginInputTransactionForTests(window)) throw new Error('Another input transaction is open');
      const event = new KeyboardEvent('', { key: args[0], code: args[1] });
      processor.keydown(event);
      processor.keyup(event);`,
      key,
      code,
    );
  }

  /** Answers the browser's question whether the extension may read a site. */
  async answer(isAllowed: boolean): Promise<void> {
    await until('The browser asks', () =>
      this.#marionette.run<boolean>(
        'chrome',
        `
        const asked = PopupNotifications.panel.querySelector('#addon-webext-permissions-notification');
        const button = args[0] ? asked?.button : asked?.secondaryButton;
        // A press is ignored until the question has been shown for a moment.
        if (PopupNotifications.panel.state !== 'open' || !button) return false;
        asked.notification.timeShown = 0;
        button.click();
        return true;`,
        isAllowed,
      ),
    );
  }

  /** Waits for a saved file whose name has that ending, and resolves to it. */
  downloaded(ending: string): Promise<{ readonly name: string; readonly data: Buffer }> {
    const folder = join(this.#folder, DOWNLOADS);
    return until('The file is saved', async () => {
      const names: string[] = await readdir(folder).catch(() => []);
      const name = names.find((one) => one.endsWith(ending));
      // Firefox creates the file empty, and writes to another one until it is complete.
      if (name === undefined || names.includes(`${name}.part`)) return null;
      const data = await readFile(join(folder, name));
      return data.length === 0 ? null : { name, data };
    });
  }

  /** Text of the clipboard in that format; '' without one. */
  clipboard(type: 'text/plain' | 'text/html' = 'text/plain'): Promise<string> {
    return this.#marionette.run<string>(
      'chrome',
      `
      const transfer = Cc['@mozilla.org/widget/transferable;1'].createInstance(Ci.nsITransferable);
      transfer.init(null);
      transfer.addDataFlavor(args[0]);
      Services.clipboard.getData(transfer, Services.clipboard.kGlobalClipboard);
      const held = {};
      try { transfer.getTransferData(args[0], held); } catch { return ''; }
      return held.value.QueryInterface(Ci.nsISupportsString).data`,
      type,
    );
  }

  /** Address of the reader's frame over the page in front; null without one. */
  overlayAddress(): Promise<string | null> {
    return this.#marionette.run<string | null>(
      'chrome',
      `
      const frames = gBrowser.selectedBrowser.browsingContext.children.map((one) => one.currentWindowGlobal?.documentURI?.spec ?? '');
      return frames.find((one) => one.startsWith(args[0])) ?? null`,
      this.url('src/reader/'),
    );
  }

  /**
   * The value of an expression in the reader's frame over the page in front. A frame whose document is still being
   * replaced is not there yet.
   */
  async overlay<T>(expression: string): Promise<T> {
    const { value } = await until('The reader is over the page', async () => {
      const index = await this.#overlayIndex();
      return index === null ? null : this.#inFrame<T>(index, expression);
    });
    return value;
  }

  /** The value of an expression in a frame of the page in front, by its rank; null while its document is replaced. */
  async frame<T>(rank: number, expression: string): Promise<T | null> {
    return (await this.#inFrame<T>(rank, expression))?.value ?? null;
  }

  /** Clicks a point of the page in front, in CSS pixels, as a person does. */
  async click(x: number, y: number): Promise<void> {
    await this.#marionette.run(
      'chrome',
      `
      const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();
      for (const type of ['mousemove', 'mousedown', 'mouseup'])
        window.synthesizeMouseEvent(type, left + args[0], top + args[1], { button: 0, clickCount: 1 }, {});`,
      x,
      y,
    );
  }

  /** Taps a point of the page in front with a finger, in CSS pixels. */
  async tap(x: number, y: number): Promise<void> {
    const finger = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const source = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: finger };
    await this.#marionette.send('WebDriver:PerformActions', { actions: [source] });
    await this.#marionette.send('WebDriver:ReleaseActions');
  }

  /** Turns the extension off, as an update does before it starts the new one, or on again. */
  async turn(to: 'on' | 'off'): Promise<void> {
    await this.#marionette.run(
      'chrome',
      `
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      const addon = await AddonManager.getAddonByID(args[0]);
      await (args[1] === 'on' ? addon.enable() : addon.disable());`,
      ID,
      to,
    );
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    // A browser that is too busy to answer is ended, so that the wait for its end is bounded.
    await this.#marionette
      .send('Marionette:Quit', { flags: ['eForceQuit'] })
      .catch(() => this.#process.kill('SIGKILL'));
    await gone;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** The value of an expression in a frame of the page in front; null if its document went away meanwhile. */
  async #inFrame<T>(index: number, expression: string): Promise<{ readonly value: T } | null> {
    try {
      await this.#marionette.send('WebDriver:SwitchToFrame', { id: index });
      return { value: await this.page<T>(expression) };
    } catch (cause) {
      if (/no such (?:frame|window)/.test(String(cause))) return null;
      throw cause;
    } finally {
      await this.#marionette.send('WebDriver:SwitchToFrame', {});
    }
  }

  async #overlayIndex(): Promise<number | null> {
    const index = await this.#marionette.run<number>(
      'chrome',
      `return gBrowser.selectedBrowser.browsingContext.children.findIndex((one) => one.currentWindowGlobal?.documentURI?.spec.startsWith(args[0]))`,
      this.url('src/reader/'),
    );
    return index === -1 ? null : index;
  }
}

type Preferences = Required<Omit<LaunchOptions, 'display'>> & { readonly port: number; readonly downloads: string };

function preferences({ port, proxy, hasSanitizer, downloads }: Preferences): string {
  const [host = '', proxyPort = ''] = proxy.split(':');
  const all: Readonly<Record<string, string | number | boolean>> = {
    'marionette.port': port,
    'extensions.webextensions.uuids': JSON.stringify({ [ID]: HOST }),
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(proxyPort),
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(proxyPort),
    'network.proxy.no_proxies_on': '',
    'network.proxy.allow_hijacking_localhost': true,
    'dom.security.https_first': false,
    ...(hasSanitizer ? {} : { 'dom.security.sanitizer.enabled': false }),
    // No voices, so that the tests see the same on every machine.
    'media.webspeech.synth.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.aboutwelcome.enabled': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'app.normandy.enabled': false,
    'media.autoplay.default': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}
