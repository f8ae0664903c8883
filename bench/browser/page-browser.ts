import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';

const FALLBACK_URL = 'http://page.invalid/';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
const META_REFRESH = /<meta\b[^>]*http-equiv\s*=\s*["']?\s*refresh\b[^>]*>/giu;

const LOAD_TIMEOUT = 20_000;
const CLOSE_TIMEOUT = 5_000;

/**
 * One process and no drawing make it five times as fast. Only for runs without times, because a cold call needs a new
 * process.
 */
const LIGHT = [
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,SitePerProcess',
];

/** A call into the page that took too long. */
class PageTimeout extends Error {}

/** One Chromium that shows one stored page at a time, with page scripts and the network off. */
export class PageBrowser {
  #executable: string;
  #light: boolean;
  #callbacks: boolean;
  #browser: Browser | null = null;
  #page: Page | null = null;
  #session: CDPSession | null = null;
  /** True once the browser counts processor time. */
  #metrics = false;
  #answer: { url: string; body: Buffer } = { url: FALLBACK_URL, body: Buffer.alloc(0) };

  /** `callbacks`: the browser may call back evaluated code. The policy still stops the page's own scripts. */
  constructor(
    executable: string,
    { light = false, callbacks = false }: { readonly light?: boolean; readonly callbacks?: boolean } = {},
  ) {
    this.#executable = executable;
    this.#light = light;
    this.#callbacks = callbacks;
  }

  /** Loads the bytes under the page's own address, stops at DOMContentLoaded, then runs the given scripts. */
  async load(html: Buffer, url: string | undefined, scripts: readonly string[]): Promise<void> {
    const page = await this.#open();
    this.#answer = { url: address(url), body: withoutRefresh(html) };
    await within(
      LOAD_TIMEOUT,
      'loading',
      page.goto(this.#answer.url, { waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT }),
    );
    await within(LOAD_TIMEOUT, 'stopping', this.#session!.send('Page.stopLoading'));
    for (const script of scripts) await this.evaluate(script, LOAD_TIMEOUT);
  }

  /** Value of an expression in the page; throws PageTimeout after `timeout` milliseconds. */
  async evaluate<T>(expression: string, timeout: number): Promise<T> {
    await this.#open();
    // Playwright's evaluate uses eval, which a page's policy may forbid; the protocol does not.
    const call = this.#session!.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    const { result, exceptionDetails } = await within(timeout, 'evaluating', call);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  /** Milliseconds of processor time of the page's main thread so far. Waiting for a busy machine does not count. */
  async threadTime(): Promise<number> {
    await this.#open();
    if (!this.#metrics) await this.#session!.send('Performance.enable');
    this.#metrics = true;
    const { metrics } = await this.#session!.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('The browser states no ThreadTime.');
    return seconds * 1000;
  }

  async version(): Promise<string> {
    await this.#open();
    return this.#browser!.version();
  }

  /** Ends the browser, even if it hangs; the next call starts a new one. */
  async close(): Promise<void> {
    const browser = this.#browser;
    this.#browser = this.#page = this.#session = null;
    this.#metrics = false;
    if (!browser) return;
    try {
      await within(CLOSE_TIMEOUT, 'closing', browser.close());
    } catch (cause) {
      process.stderr.write(`A browser did not close: ${String(cause)}\n`);
    }
  }

  async #open(): Promise<Page> {
    if (this.#page) return this.#page;
    this.#browser = await chromium.launch({
      executablePath: this.#executable,
      args: ['--js-flags=--expose-gc', '--host-resolver-rules=MAP * ~NOTFOUND', ...(this.#light ? LIGHT : [])],
    });
    const context = await this.#browser.newContext({
      javaScriptEnabled: this.#callbacks,
      serviceWorkers: 'block',
      acceptDownloads: false,
    });
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const isPage = route.request().isNavigationRequest() && route.request().frame() === page.mainFrame();
      if (!isPage) return route.abort();
      return route.fulfill({
        body: this.#answer.body,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
      });
    });
    page.on('dialog', (dialog) => void dialog.dismiss());
    this.#session = await context.newCDPSession(page);
    this.#page = page;
    return page;
  }
}

function address(url: string | undefined): string {
  return url && /^https?:\/\//u.test(url) && URL.canParse(url) ? url : FALLBACK_URL;
}

/** Removes meta refresh without decoding, as pages have different encodings. */
function withoutRefresh(html: Buffer): Buffer {
  return Buffer.from(html.toString('latin1').replace(META_REFRESH, ''), 'latin1');
}

async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PageTimeout(`${what} took longer than ${ms / 1000} s`));
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
