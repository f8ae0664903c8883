// The built extension in a real Chromium: its toolbar button pressed for real, its shortcut, what it reads from a tab.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint, say } from './project.mjs';

const START_LIMIT = 20_000;
const PAGE_LIMIT = 30_000;
const VIEW_LIMIT = 15_000;
const POLL = 50;
/** Room for the popup at its true size: a headless screen is 800×600 otherwise. */
const SCREEN = '--screen-info={1600x1200}';
/** True in a view of the reader that has something to say, whatever it is. */
const SETTLED = "!!document.querySelector('#title') && !document.querySelector('.skeleton')";
/** Waits until the pictures that can be seen are painted; three seconds at most, as one may never come. */
const PAINTED = `new Promise((done) => {
  const isSeen = (image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0;
  setTimeout(done, 3000);
  Promise.allSettled([...document.images].filter(isSeen).map((image) => image.decode())).then(() => requestAnimationFrame(() => requestAnimationFrame(done)));
})`;

/** A Chromium with the extension of a folder in it. Throws a Complaint where it does not start or does not take the extension. */
export class LiveExtension {
  /** @param {{ executablePath: string, extension: string, headless: boolean }} options */
  static async launch({ executablePath, extension, headless }) {
    const { chromium } = await import('playwright');
    const profile = await mkdtemp(join(tmpdir(), 'winnow-'));
    const live = new LiveExtension();
    // However this ends: Ctrl-C and a closed pipe end it too.
    process.once('exit', () => {
      forget(profile);
    });
    try {
      live.context = await chromium.launchPersistentContext(profile, {
        executablePath,
        headless,
        timeout: START_LIMIT,
        viewport: headless ? { width: 1280, height: 800 } : null,
        args: [
          `--disable-extensions-except=${extension}`,
          `--load-extension=${extension}`,
          ...(headless ? [SCREEN] : []),
        ],
      });
      live.worker =
        live.context.serviceWorkers()[0] ??
        (await live.context.waitForEvent('serviceworker', { timeout: START_LIMIT }));
      live.id = new URL(live.worker.url()).host;
      live.cdp = await live.context.browser().newBrowserCDPSession();
      return live;
    } catch (cause) {
      await live.close();
      throw new Complaint(`${executablePath} did not start with the extension in it: ${firstLine(cause)}`, { cause });
    }
  }

  /** Loads a page in the first tab. Throws a Complaint where the browser cannot. @param {string} url */
  async open(url) {
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    try {
      await this.page.goto(url, { timeout: PAGE_LIMIT, waitUntil: 'domcontentloaded' });
      // Pictures and late scripts are welcome, but not waited for long.
      await this.page.waitForLoadState('load', { timeout: PAGE_LIMIT / 3 }).catch(() => undefined);
    } catch (cause) {
      const reason = /net::(\w+)/u.exec(firstLine(cause))?.[1];
      throw new Complaint(`${url}: ${reason ? `the browser says ${reason}` : 'it did not load in time'}.`, { cause });
    }
  }

  /** Sets settings as the options page would. @param {Record<string, unknown>} settings */
  async set(settings) {
    await this.worker.evaluate((items) => chrome.storage.sync.set(items), settings);
  }

  /** Presses the toolbar button: the popup opens, and the extension may read this tab. Resolves to the popup once it shows something. */
  async pressButton() {
    const { targetInfos } = await this.cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find(({ url }) => url === this.page.url());
    await this.cdp.send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId });
    const popup = await this.#popup();
    await until(() => popup.evaluate(SETTLED), 'The popup shows nothing.');
    return popup;
  }

  /** Runs the command of the reader's shortcut; resolves to the page that shows the reader, the tab or one of its own, and a way to wait for its pictures. */
  async pressShortcut() {
    const own = `chrome-extension://${this.id}/`;
    await this.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      chrome.commands.onCommand.dispatch('toggle-reader', tab);
    });
    let view = null;
    await until(async () => {
      const frame = this.page
        .frames()
        .find((candidate) => candidate !== this.page.mainFrame() && /src\/reader\/index\.html/u.test(candidate.url()));
      const page = this.context.pages().find((candidate) => candidate.url().startsWith(`${own}src/reader/`));
      view = frame ?? page ?? null;
      return view !== null && (await view.evaluate(SETTLED));
    }, 'The reader did not open.');
    return { page: this.context.pages().includes(view) ? view : this.page, painted: () => view.evaluate(PAINTED) };
  }

  /** What the extension reads from the tab, by its own content script: an extraction and the text of its blocks. */
  async read(script, name, ask) {
    return this.worker.evaluate(
      async ({ script, name, ask }) => {
        const bring = (file) => chrome.scripting.executeScript({ target, files: [file] });
        const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
        const target = { tabId: tab.id };
        await bring(script);
        // What the algorithm wants comes first: stop words, weights.
        const [{ result: packs }] = await chrome.scripting.executeScript({
          target,
          args: [name, ask],
          func: (name, ask) => globalThis[Symbol.for(name)].extract(ask).packs ?? [],
        });
        for (const pack of packs) await bring(`/injected/${pack}.js`);
        const [{ result }] = await chrome.scripting.executeScript({
          target,
          args: [name, ask],
          func: (name, ask) => {
            const extraction = globalThis[Symbol.for(name)].extract(ask);
            const article = extraction.article ?? extraction.bestGuess ?? null;
            const parsed = new DOMParser().parseFromString(article?.content ?? '', 'text/html');
            const blocks = [...parsed.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, dd')];
            const leaves = blocks.filter((block) => !blocks.some((other) => other !== block && block.contains(other)));
            const lines = leaves.map(({ textContent }) => textContent.replace(/\s+/gu, ' ').trim()).filter(Boolean);
            return { kind: extraction.kind, reason: extraction.reason ?? null, article, lines };
          },
        });
        return result;
      },
      { script, name, ask },
    );
  }

  /** Resolves once a person has closed the browser. */
  async closed() {
    await new Promise((resolve) => this.context.once('close', resolve));
  }

  async close() {
    await this.context?.close().catch(() => undefined);
  }

  async #popup() {
    const own = `chrome-extension://${this.id}/`;
    let popup;
    await until(async () => {
      const { targetInfos } = await this.cdp.send('Target.getTargets', {});
      popup = targetInfos.find(({ url, type }) => url.startsWith(`${own}src/popup/`) && type !== 'tab');
      return popup !== undefined;
    }, 'The popup did not open.');
    const { sessionId } = await this.cdp.send('Target.attachToTarget', { targetId: popup.targetId, flatten: false });
    return new Popup(this.cdp, sessionId, popup.targetId);
  }
}

/** The popup is no page to Playwright: it is spoken to through the browser's own session. */
class Popup {
  #cdp;
  #session;
  #target;
  #calls = new Map();
  #last = 0;

  constructor(cdp, session, target) {
    this.#cdp = cdp;
    this.#session = session;
    this.#target = target;
    cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      if (sessionId !== session) return;
      const { id, result, error } = JSON.parse(message);
      const call = this.#calls.get(id);
      this.#calls.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    });
  }

  /** @param {string} expression @returns {Promise<unknown>} its value in the popup */
  async evaluate(expression) {
    const { result } = await this.#send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    return result.value;
  }

  /** @returns {Promise<Buffer>} a PNG of the popup at its true size */
  async screenshot() {
    const { data } = await this.#send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  async close() {
    await this.#cdp.send('Target.closeTarget', { targetId: this.#target });
  }

  #send(method, params) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      const message = JSON.stringify({ id, method, params });
      this.#cdp.send('Target.sendMessageToTarget', { sessionId: this.#session, message }).catch(reject);
    });
  }
}

/** The browser may still be writing: a folder that is left over does no harm. */
function forget(profile) {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch (cause) {
    say(`${profile} was left behind: ${firstLine(cause)}`);
  }
}

async function until(test, otherwise) {
  const end = Date.now() + VIEW_LIMIT;
  while (!(await test())) {
    if (Date.now() > end) throw new Complaint(otherwise);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

function firstLine(cause) {
  return String(cause?.message ?? cause).split('\n', 1)[0];
}
