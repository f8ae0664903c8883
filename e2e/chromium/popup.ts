import type { Page } from '@playwright/test';

/** The open popup as a page. */
export class Popup {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Runs an action that closes the popup, and waits until it is closed. */
  async closedBy(act: () => Promise<unknown>): Promise<void> {
    const closed = this.page.waitForEvent('close');
    // A key press rejects when the popup closes before the key is released.
    await Promise.all([closed, act().catch(() => undefined)]);
  }

  /** Closes the popup as a click elsewhere does: its page has no time to do anything. */
  async close(): Promise<void> {
    if (!this.page.isClosed()) await this.closedBy(() => this.page.close());
  }
}
