import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { until, WAIT_LIMIT } from '../until.ts';

/** A second connection to the browser of a profile. Unlike the first one, it lists private windows. */
async function connectTo(profile: string): Promise<Browser> {
  const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return chromium.connectOverCDP(`ws://127.0.0.1:${port ?? ''}${path ?? ''}`);
}

/** A private window. */
export class PrivateWindow {
  readonly #connection: Browser;
  readonly page: Page;

  private constructor(connection: Browser, page: Page) {
    this.#connection = connection;
    this.page = page;
  }

  /** Attaches to the private window that shows the address. */
  static async attach(profile: string, url: string): Promise<PrivateWindow> {
    const connection = await connectTo(profile);
    const page = await until('The private window opens', () => pageOf(connection, url));
    page.setDefaultTimeout(WAIT_LIMIT);
    await page.waitForLoadState();
    return new PrivateWindow(connection, page);
  }

  /** Waits for a page at the address in any window. */
  async pageAt(url: string): Promise<Page> {
    return until(`A page at ${url} opens`, () => pageOf(this.#connection, url));
  }

  /** Closes all tabs of the window, which closes the window. */
  async close(others: readonly Page[]): Promise<void> {
    for (const page of [...others, this.page]) await page.close();
    await this.#connection.close();
  }
}

function pageOf(connection: Browser, url: string): Page | null {
  const pages = connection.contexts().flatMap((context) => context.pages());
  return pages.find((page) => page.url() === url) ?? null;
}
