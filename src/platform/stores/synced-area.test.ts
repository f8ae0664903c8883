import { expect, it, vi } from 'vitest';
import { canSync } from './synced-area.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

it.each([
  [true, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'],
  [true, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [false, 'Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'],
  [false, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'],
])('%s: the browser syncs data of extensions: %s', (can, userAgent) => {
  expect(canSync(userAgent)).toBe(can);
});
