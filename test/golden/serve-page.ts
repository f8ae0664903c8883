import type { Page, Route } from '@playwright/test';

export const ORIGIN = 'https://golden.example';
/** The size of a picture in pixels, in its name: boat-800x600.jpg. */
const SIZE = /-(\d+)x(\d+)\.\w+$/;
const DEFAULT_SIZE = [640, 400] as const;

/**
 * Loads the source file at a fixed address. Pictures are generated in the size of their names; every other request
 * fails, so nothing uses the network.
 */
export async function servePage(page: Page, source: string, engine: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document' && url.origin === ORIGIN) await route.fulfill({ path: source, contentType: 'text/html; charset=utf-8' });
    else if (url.href === `${ORIGIN}/winnow.js`) await route.fulfill({ path: engine, contentType: 'text/javascript' });
    else if (route.request().resourceType() === 'image') await draw(route, url.pathname);
    else await route.abort();
  });
  await page.goto(`${ORIGIN}/2024/05/story`, { waitUntil: 'load' });
}

async function draw(route: Route, name: string): Promise<void> {
  const [, width, height] = SIZE.exec(name) ?? ['', ...DEFAULT_SIZE];
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  await route.fulfill({ contentType: 'image/svg+xml', body });
}
