import { expect, type Locator, type Page } from '@playwright/test';

/** More than the stops of any page that is tested. */
const MAX_STOPS = 150;

/** Presses Tab until the element has the focus, and fails if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await hasFocus()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
