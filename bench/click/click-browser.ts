import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../e2e/until.ts';
import { ClickServer } from './click-server.ts';
import { DevtoolsPipe } from './devtools-pipe.ts';
import type { Report } from './in-page/probe.ts';
import type { BackgroundNotes } from './in-page/worker-probe.ts';
import { type Variant, WELCOME, writeExtension } from './extension-copies.ts';

/** Milliseconds to wait after a page has loaded. */
const REST = 400;
/** Milliseconds in which the process of a stopped background ends. */
const STOP = 300;
/** Milliseconds in which the report arrives at the server. After them it is read from the document. */
const TIMEOUT = 20_000;

/**
 * A button that is not in the toolbar is moved there first, in a quarter of a second. This flag leaves that out, as for
 * a button that the user has pinned.
 */
const WITHOUT_ANIMATION = '--animation-duration-scale=0';

/** How the buttons are pressed. */
export type Presses = {
  /** Stops the backgrounds before each press, so that no extension has a process. */
  readonly isAsleep?: boolean;
  /** The buttons are in the toolbar. */
  readonly isPinned?: boolean;
};

type Target = { readonly targetId: string; readonly type: string; readonly url: string };

/** One press: the probe's report, the press in milliseconds since 1970, and what the background did. */
export type Press = Report & {
  readonly pressed: number;
  /** Only of the timed popup. */
  readonly background?: BackgroundNotes;
};

/** JavaScript that runs before and after a press. Each expression gives a value or a promise of one. */
export type Watch = {
  /** `start` runs in the loaded page before the press, `end` runs there after the report. */
  readonly start: string;
  readonly end: string;
  /** Runs in the popup after the report. */
  readonly popup: string;
};
export type WatchedPress = Press & { readonly page: unknown; readonly popup: unknown };

/** A Chromium with several extensions, whose buttons are pressed on pages of a loopback server. */
export class ClickBrowser {
  readonly #pipe: DevtoolsPipe;
  readonly #server: ClickServer;
  readonly #folder: string;
  readonly #ids = new Map<Variant, string>();
  #tab = { targetId: '', session: '' };
  #presses = 0;
  readonly #isAsleep: boolean;

  private constructor(pipe: DevtoolsPipe, server: ClickServer, folder: string, isAsleep: boolean) {
    this.#pipe = pipe;
    this.#server = server;
    this.#folder = folder;
    this.#isAsleep = isAsleep;
  }

  /** Starts a browser with these variants and the folder of the build of each. */
  static async start(
    executable: string,
    builds: ReadonlyMap<Variant, string>,
    { isAsleep = false, isPinned = false }: Presses = {},
  ): Promise<ClickBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'winnow-click-'));
    const server = await ClickServer.start();
    const pipe = new DevtoolsPipe(executable, [
      '--headless',
      ...(isPinned ? [WITHOUT_ANIMATION] : []),
      '--screen-info={1600x1200}',
      '--window-size=1280,900',
      `--user-data-dir=${join(folder, 'profile')}`,
      '--enable-unsafe-extension-debugging',
      // All hosts of pages lead to the loopback server, and no other host is found.
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
    const browser = new ClickBrowser(pipe, server, folder, isAsleep);
    for (const [at, [variant, built]] of [...builds].entries()) {
      const path = await writeExtension(variant, built, join(folder, `extension-${String(at)}`));
      browser.#ids.set(variant, (await pipe.send<{ id: string }>('Extensions.loadUnpacked', { path })).id);
      if (existsSync(join(path, WELCOME))) await until('The first page opens', () => browser.#closeWelcome());
    }
    const { targetId } = await pipe.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const attached = await pipe.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    browser.#tab = { targetId, session: attached.sessionId };
    return browser;
  }

  /**
   * Loads a page under a host name of its own, so that its process is new, presses the button of an extension, and
   * closes what opened. Rejects if there is no report.
   */
  async press(variant: Variant, page: Buffer): Promise<Press>;
  async press(variant: Variant, page: Buffer, watch: Watch): Promise<WatchedPress>;
  async press(variant: Variant, page: Buffer, watch?: Watch): Promise<Press | WatchedPress> {
    const id = this.#ids.get(variant) ?? '';
    this.#server.show(page);
    await this.#load(`http://p${String(++this.#presses)}.example/`);
    const { session } = this.#tab;
    if (watch !== undefined) await this.#evaluate(watch.start, session);
    if (this.#isAsleep) await this.#stopWorkers();
    const [tab] = await this.#targets('tab', (url) => url.startsWith('http://p'));
    const reported = this.#server.report(TIMEOUT);
    const pressed = performance.timeOrigin + performance.now();
    await this.#pipe.send('Extensions.triggerAction', { id, targetId: tab?.targetId });
    const isOwn = (url: string): boolean => url.startsWith(`chrome-extension://${id}/`);
    const report = (await reported) ?? (await this.#reportInDocument(isOwn));
    const popups = await this.#targets('page', isOwn);
    const seen = watch && {
      page: await this.#evaluate(watch.end, session),
      popup: popups[0] && (await this.#evaluateIn(popups[0].targetId, watch.popup)),
    };
    const background = variant === 'timed popup' ? await this.#notesOf(isOwn) : undefined;
    for (const { targetId } of popups) await this.#pipe.send('Target.closeTarget', { targetId });
    if (report === null) throw new Error(`The ${variant} showed nothing.`);
    return { ...report, pressed, ...(background && { background }), ...seen };
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

  /**
   * Closes the first page of an extension, which would hide the page of the press and give the extension a process
   * before the press. Resolves to false while it is not open.
   */
  async #closeWelcome(): Promise<boolean> {
    const pages = await this.#targets('page', (url) => url.endsWith(`/${WELCOME}`));
    for (const { targetId } of pages) await this.#pipe.send('Target.closeTarget', { targetId });
    return pages.length > 0;
  }

  /** Loads an address and waits until the page is complete and at rest. */
  async #load(url: string): Promise<void> {
    const { session } = this.#tab;
    await this.#pipe.send('Page.navigate', { url }, session);
    const complete = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`;
    while (!(await this.#evaluate(complete, session))) await rest(50);
    await rest(REST);
  }

  async #evaluate(expression: string, session: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    return (await this.#pipe.send<{ result: { value: unknown } }>('Runtime.evaluate', params, session)).result.value;
  }

  /** What the background of an extension has noted since the last press; undefined where it does not run. */
  async #notesOf(isOwn: (url: string) => boolean): Promise<BackgroundNotes | undefined> {
    const [worker] = await this.#targets('service_worker', isOwn);
    return worker && ((await this.#evaluateIn(worker.targetId, 'takeNotes()')) as BackgroundNotes);
  }

  async #evaluateIn(targetId: string, expression: string): Promise<unknown> {
    const { sessionId } = await this.#pipe.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const value = await this.#evaluate(expression, sessionId);
    await this.#pipe.send('Target.detachFromTarget', { sessionId });
    return value;
  }

  /**
   * The report that the probe put into the document of an extension; null without one. A page that upgrades its
   * requests to https also upgrades those of the overlay in it. The report of that overlay does not reach the server.
   */
  async #reportInDocument(isOwn: (url: string) => boolean): Promise<Report | null> {
    const open = [...(await this.#targets('page', isOwn)), ...(await this.#targets('iframe', isOwn))];
    for (const { targetId } of open) {
      const text = await this.#evaluateIn(targetId, 'document.documentElement.dataset.click ?? ""');
      if (typeof text === 'string' && text !== '') return JSON.parse(text) as Report;
    }
    return null;
  }

  /** Stops the backgrounds of all extensions, as the browser does after half a minute without work. */
  async #stopWorkers(): Promise<void> {
    for (const { targetId } of await this.#targets('service_worker', () => true))
      await this.#pipe.send('Target.closeTarget', { targetId });
    await rest(STOP);
  }

  async #targets(
    type: 'page' | 'iframe' | 'tab' | 'service_worker',
    isWanted: (url: string) => boolean,
  ): Promise<Target[]> {
    const { targetInfos } = await this.#pipe.send<{ targetInfos: Target[] }>('Target.getTargets', {
      filter: [{ type }],
    });
    return targetInfos.filter(({ url }) => isWanted(url));
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
