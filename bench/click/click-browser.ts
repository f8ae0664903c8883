import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClickServer } from './click-server.ts';
import { DevtoolsPipe } from './devtools-pipe.ts';
import type { Report } from './in-page/probe.ts';
import { type Variant, writeExtension } from './extension-copies.ts';

/** Milliseconds to wait after a page has loaded and after a popup has closed. */
const REST = 400;
/** Milliseconds until a press without a report counts as failed. */
const TIMEOUT = 20_000;

type Target = { readonly targetId: string; readonly type: string; readonly url: string };

/** One press: the probe's report and the time of the press, in milliseconds since 1970. */
export type Press = Report & { readonly pressed: number };

/** A Chromium with several extensions, whose buttons are pressed on pages of a loopback server. */
export class ClickBrowser {
  readonly #pipe: DevtoolsPipe;
  readonly #server: ClickServer;
  readonly #folder: string;
  readonly #ids = new Map<Variant, string>();
  #tab = { targetId: '', session: '' };
  #presses = 0;

  private constructor(pipe: DevtoolsPipe, server: ClickServer, folder: string) {
    this.#pipe = pipe;
    this.#server = server;
    this.#folder = folder;
  }

  /** Starts a browser with these variants and the folder of the build of each. */
  static async start(executable: string, builds: ReadonlyMap<Variant, string>): Promise<ClickBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'winnow-click-'));
    const server = await ClickServer.start();
    const pipe = new DevtoolsPipe(executable, [
      '--headless',
      '--screen-info={1600x1200}',
      '--window-size=1280,900',
      `--user-data-dir=${join(folder, 'profile')}`,
      '--enable-unsafe-extension-debugging',
      // All hosts of pages are the loopback server, and no other host is found.
      `--host-resolver-rules=MAP *.example 127.0.0.1:${String(server.port)}, MAP * ~NOTFOUND`,
      '--proxy-server=direct://',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--no-default-browser-check',
      '--no-sandbox',
      '--disable-features=BackForwardCache,LocalNetworkAccessChecks',
      'about:blank',
    ]);
    const browser = new ClickBrowser(pipe, server, folder);
    for (const [at, [variant, built]] of [...builds].entries()) {
      const path = await writeExtension(variant, built, join(folder, `extension-${String(at)}`));
      browser.#ids.set(variant, (await pipe.send<{ id: string }>('Extensions.loadUnpacked', { path })).id);
    }
    const { targetId } = await pipe.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const attached = await pipe.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    browser.#tab = { targetId, session: attached.sessionId };
    return browser;
  }

  /**
   * Loads a page under a host name of its own, so that its process is new, presses the button of an extension, and
   * closes what opened. Rejects without a report in time.
   */
  async press(variant: Variant, page: Buffer): Promise<Press> {
    const id = this.#ids.get(variant) ?? '';
    this.#server.show(page);
    await this.#load(`http://p${String(++this.#presses)}.example/`);
    const [tab] = await this.#targets('tab', (url) => url.startsWith('http://p'));
    const reported = this.#server.report(TIMEOUT);
    const pressed = performance.timeOrigin + performance.now();
    await this.#pipe.send('Extensions.triggerAction', { id, targetId: tab?.targetId });
    const report = await reported;
    const popups = await this.#targets('page', (url) => url.startsWith(`chrome-extension://${id}/`));
    for (const { targetId } of popups) await this.#pipe.send('Target.closeTarget', { targetId });
    if (report === null) throw new Error(`The ${variant} showed nothing.`);
    return { ...report, pressed };
  }

  /** Name and version of the browser. */
  async version(): Promise<string> {
    return (await this.#pipe.send<{ product: string }>('Browser.getVersion')).product;
  }

  async close(): Promise<void> {
    await this.#pipe.close();
    this.#server.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Loads an address and waits until the page is complete and at rest. */
  async #load(url: string): Promise<void> {
    const { session } = this.#tab;
    await this.#pipe.send('Page.navigate', { url }, session);
    const complete = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`;
    for (;;) {
      const { result } = await this.#pipe.send<{ result: { value: boolean } }>(
        'Runtime.evaluate',
        { expression: complete },
        session,
      );
      if (result.value) break;
      await rest(50);
    }
    await rest(REST);
  }

  async #targets(type: 'page' | 'tab', isWanted: (url: string) => boolean): Promise<Target[]> {
    const { targetInfos } = await this.#pipe.send<{ targetInfos: Target[] }>('Target.getTargets', {
      filter: [{ type }],
    });
    return targetInfos.filter(({ url }) => isWanted(url));
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
