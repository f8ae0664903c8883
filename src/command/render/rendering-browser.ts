import type { Browser, BrowserContext, LaunchOptions } from 'playwright-core';
import type { Fetch, FetchedFile, NetOptions } from '../net/fetch-file.ts';
import { webAddress } from '../net/web-address.ts';
import { PageError } from '../text/command-error.ts';
import { findChromium } from './find-chromium.ts';
import { openGuardedProxy } from './guarded-proxy.ts';

/** What a page loads that has no part in its text. */
const NOT_LOADED = new Set(['image', 'media', 'font', 'websocket', 'eventsource', 'manifest', 'other']);
/** Milliseconds that a loaded page gets until it asks for nothing more. */
const SETTLE = 3000;
/** Browsers that playwright-core finds by itself, where none is on PATH. */
const CHANNELS = ['chrome', 'msedge', undefined] as const;
/** Chromium's sandbox does not work for root in many containers. Only who trusts the pages turns it off. */
const NO_SANDBOX = 'WINNOW_NO_SANDBOX';
const FLAGS = [
  // Otherwise data of a page could pass the proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

export type RenderingBrowser = { readonly fetch: Fetch; close(): Promise<void> };

/** An installed Chromium that runs the scripts of pages. Everything that it loads goes through a guarded proxy. */
export async function openBrowser(net: NetOptions): Promise<RenderingBrowser> {
  const proxy = await openGuardedProxy(net);
  try {
    const browser = await launch({ server: proxy.address, bypass: '<-loopback>' });
    return {
      fetch: async (address) => {
        try {
          return await render(browser, webAddress(address, net), net);
        } catch (cause) {
          throw proxy.takeRefusal() ?? browserError(address, cause);
        }
      },
      close: async () => {
        await browser.close();
        await proxy.close();
      },
    };
  } catch (cause) {
    await proxy.close();
    throw cause;
  }
}

async function launch(proxy: NonNullable<LaunchOptions['proxy']>): Promise<Browser> {
  const { chromium } = await playwright();
  const options = { proxy, args: FLAGS, chromiumSandbox: (process.env[NO_SANDBOX] ?? '') === '' };
  const executablePath = await findChromium();
  if (executablePath !== null) return chromium.launch({ ...options, executablePath }).catch(notStarted);
  const failures: unknown[] = [];
  for (const channel of CHANNELS)
    try {
      return await chromium.launch({ ...options, ...(channel !== undefined && { channel }) });
    } catch (cause) {
      failures.push(cause);
    }
  return notStarted(failures.at(-1));
}

function notStarted(cause: unknown): never {
  const line = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  throw new PageError(
    'no-browser',
    `--render needs an installed Chromium, Chrome or Edge. WINNOW_CHROMIUM names another; as root in a container, ${NO_SANDBOX}=1 may be needed. ${line}`,
  );
}

async function playwright() {
  try {
    return await import('playwright-core');
  } catch {
    throw new PageError('no-browser', '--render needs the package playwright-core: npm install playwright-core');
  }
}

async function render(browser: Browser, url: URL, net: NetOptions): Promise<FetchedFile> {
  const { userAgent, lang, timeout, maxBytes } = net;
  const context = await browser.newContext({
    userAgent,
    ...(lang !== null && { locale: lang }),
    acceptDownloads: false,
    serviceWorkers: 'block',
  });
  try {
    await loadOnlyText(context);
    const page = await context.newPage();
    const response = await page.goto(url.href, { waitUntil: 'load', timeout });
    if (response === null) throw new PageError('network', `${url.href} gave no page.`);
    if (!response.ok())
      throw new PageError(
        'http-status',
        `${url.href} answered ${String(response.status())} ${response.statusText()}`.trim(),
      );
    // Some pages never stop asking; what they show by then is read.
    await page.waitForLoadState('networkidle', { timeout: SETTLE }).catch(() => null);
    const bytes = new TextEncoder().encode(await page.content());
    if (bytes.length > maxBytes)
      throw new PageError('too-large', `${url.href} has more than ${String(maxBytes)} bytes (--max-bytes).`);
    const [type = ''] = (response.headers()['content-type'] ?? '').split(';');
    return { url: page.url(), bytes, type: type.trim().toLowerCase(), charset: 'utf-8' };
  } finally {
    await context.close();
  }
}

function loadOnlyText(context: BrowserContext): Promise<unknown> {
  return context.route('**/*', (route) =>
    NOT_LOADED.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

function browserError(address: string, cause: unknown): PageError {
  if (cause instanceof PageError) return cause;
  const line = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  return new PageError(/timeout/i.test(line) ? 'timeout' : 'network', `${address}: ${line}`);
}
