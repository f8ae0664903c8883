import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Marionette } from '../../e2e/firefox/marionette.ts';
import { freePort } from '../../e2e/firefox/free-port.ts';
import { until } from '../../e2e/until.ts';
import type { Press } from './click-browser.ts';
import { ClickServer } from './click-server.ts';
import { type Variant, WELCOME, writeExtension } from './extension-copies.ts';
import type { Report } from './in-page/probe.ts';

/** Milliseconds to wait after a page has loaded and after a popup has closed. */
const REST = 400;
/** Milliseconds from the press to the first request for the report, and between two requests. */
const PATIENCE = 1_500;
const PAUSE = 250;
/** Milliseconds until a press without a report counts as failed. */
const TIMEOUT = 20_000;

/** Code for the browser's window: the browser element of the open popup. */
const POPUP = `const popup = [...document.querySelectorAll('panel browser')].find((one) => one.currentURI?.scheme === 'moz-extension');`;

/**
 * Code for the browser's window: closes the first page of an extension. The result is false while that page is not
 * open.
 */
const CLOSE_WELCOME = `
const tab = gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec.endsWith('/${WELCOME}'));
if (tab) gBrowser.removeTab(tab);
return tab !== undefined;`;
/**
 * Code for the browser's window: presses the button of an extension. The tab in front has to show the given address.
 * Firefox loads a popup before it opens the panel around it, so the panel may be shown after the popup is painted.
 */
const PRESS = `
const [id, url] = args;
const front = gBrowser.selectedBrowser.currentURI.spec;
if (front !== url) throw new Error('The tab in front shows ' + front);
const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
const action = ExtensionParent.apiManager.global.browserActionFor(WebExtensionPolicy.getByID(id).extension);
const now = () => performance.timeOrigin + performance.now();
return new Promise((resolve) => {
  const pressed = now();
  addEventListener('popupshown', function listener({ target }) {
    if (!target.querySelector('browser.webextension-popup-browser')) return;
    removeEventListener('popupshown', listener, true);
    resolve({ pressed, opened: now() });
  }, true);
  action.triggerAction(window);
});`;

/** A Firefox with several extensions, whose buttons are pressed on pages of a loopback server. */
export class ClickFirefox {
  readonly #marionette: Marionette;
  readonly #process: ChildProcess;
  readonly #server: ClickServer;
  readonly #folder: string;
  #presses = 0;

  private constructor(marionette: Marionette, child: ChildProcess, server: ClickServer, folder: string) {
    this.#marionette = marionette;
    this.#process = child;
    this.#server = server;
    this.#folder = folder;
  }

  /** Starts a browser with these variants and the folder of the build of each. */
  static async start(executable: string, builds: ReadonlyMap<Variant, string>): Promise<ClickFirefox> {
    const folder = await mkdtemp(join(tmpdir(), 'winnow-click-'));
    const server = await ClickServer.start();
    const port = await freePort();
    await writeFile(join(folder, 'user.js'), preferences(port));
    const child = spawn(
      executable,
      [
        ...['--marionette', '-remote-allow-system-access', '--profile', folder, '--no-remote', '--headless'],
        ...['--width=1280', '--height=900', 'about:blank'],
      ],
      { stdio: 'ignore' },
    );
    const marionette = await Marionette.connect(port);
    await marionette.send('WebDriver:SetTimeouts', { script: 2 * TIMEOUT, pageLoad: TIMEOUT });
    const firefox = new ClickFirefox(marionette, child, server, folder);
    try {
      for (const [variant, built] of builds)
        await firefox.#install(await writeExtension(variant, built, join(folder, idOf(variant)), idOf(variant)));
    } catch (cause) {
      await firefox.close();
      throw cause;
    }
    return firefox;
  }

  /**
   * Loads a page under a host name of its own, so that its process is new, presses the button of an extension, and
   * closes what opened. Rejects if no report comes in time, or if another tab is in front. The first screen counts as
   * painted once the panel around it is shown too.
   */
  async press(variant: Variant, page: Buffer): Promise<Press> {
    this.#server.show(page);
    const url = `http://p${String(++this.#presses)}.example:${String(this.#server.port)}/`;
    await this.#marionette.send('Marionette:SetContext', { value: 'content' });
    await this.#marionette.send('WebDriver:Navigate', { url });
    await rest(REST);
    const { pressed, opened } = await this.#marionette.run<{ pressed: number; opened: number }>(
      'chrome',
      PRESS,
      idOf(variant),
      url,
    );
    await rest(PATIENCE);
    let report: Report | null = null;
    for (let waited = PATIENCE; report === null && waited < TIMEOUT; waited += PAUSE) {
      report = await this.#report();
      if (report === null) await rest(PAUSE);
    }
    await this.#closePopup();
    if (report === null) throw new Error(`The ${variant} showed nothing.`);
    return { ...report, painted: Math.max(report.painted, opened - report.origin), pressed };
  }

  /** Name and version of the browser. */
  async version(): Promise<string> {
    return `Firefox/${await this.#marionette.run<string>('chrome', 'return Services.appinfo.version')}`;
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
    await gone;
    this.#server.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Installs an extension. Its first page opens in front of the tab of the presses and is closed. */
  async #install(path: string): Promise<void> {
    await this.#marionette.send('Addon:Install', { path, temporary: true });
    if (existsSync(join(path, WELCOME)))
      await until('The first page opens', () => this.#marionette.run<boolean>('chrome', CLOSE_WELCOME));
  }

  /** Closes the popup: a press while it is open would only close it. */
  async #closePopup(): Promise<void> {
    await this.#marionette.run('chrome', `${POPUP} popup?.closest('panel').hidePopup()`);
    await until('The popup closes', () => this.#marionette.run<boolean>('chrome', `${POPUP} return !popup`));
    await rest(REST);
  }

  /** The report that the probe left in the open popup; null while there is none. */
  async #report(): Promise<Report | null> {
    const text = await this.#marionette.run<string | null>(
      'chrome',
      `
      ${POPUP}
      if (!popup) return null;
      return new Promise((resolve) => {
        setTimeout(resolve, 1000, null);
        const manager = popup.messageManager;
        const name = 'winnow-click:' + Math.random();
        manager.addMessageListener(name, function listener({ data }) { manager.removeMessageListener(name, listener); resolve(data); });
        manager.loadFrameScript('data:,sendAsyncMessage(' + JSON.stringify(name) + ', content.document.documentElement.dataset.click ?? null)', false);
      });`,
    );
    return text === null ? null : (JSON.parse(text) as Report);
  }
}

/** Id of the extension of a variant. */
function idOf(variant: Variant): string {
  return `${variant.replace(' ', '-')}@click.invalid`;
}

function preferences(port: number): string {
  const all: Readonly<Record<string, string | number | boolean>> = {
    'marionette.port': port,
    // Every host name leads to the loopback server.
    'network.dns.forceResolve': '127.0.0.1',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'dom.security.https_first': false,
    // Whole milliseconds would be too coarse.
    'privacy.reduceTimerPrecision': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.aboutwelcome.enabled': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'app.normandy.enabled': false,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
