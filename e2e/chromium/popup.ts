import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { WAIT_LIMIT } from '../until.ts';

/** A second connection to the browser of a profile. Unlike the first one, it lists the popup and private windows. */
export async function connectTo(profile: string): Promise<Browser> {
  const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return chromium.connectOverCDP(`ws://127.0.0.1:${port ?? ''}${path ?? ''}`);
}

/** The open popup as a page. */
export class Popup {
  readonly #connection: Browser;
  readonly page: Page;

  private constructor(connection: Browser, page: Page) {
    this.#connection = connection;
    this.page = page;
  }

  /** Attaches to the popup at that address, which must be open already. */
  static async attach(profile: string, address: string): Promise<Popup> {
    const connection = await connectTo(profile);
    const page = connection
      .contexts()
      .flatMap((context) => context.pages())
      .find((one) => one.url().startsWith(address));
    if (page === undefined) throw new Error('The popup closed before the test could attach to it.');
    page.setDefaultTimeout(WAIT_LIMIT);
    return new Popup(connection, page);
  }

  /** Runs an action that closes the popup, and waits until it is closed. */
  async closedBy(act: () => Promise<unknown>): Promise<void> {
    const closed = this.page.waitForEvent('close');
    // A key press rejects when the popup closes before the key is released.
    await Promise.all([closed, act().catch(() => undefined)]);
    await this.#connection.close();
  }

  /** Closes the popup as a click elsewhere does: its page has no time to do anything. */
  async close(): Promise<void> {
    if (this.page.isClosed()) await this.#connection.close();
    else await this.closedBy(() => this.page.close());
  }
}
