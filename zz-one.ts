import { findChromium } from './scripts/browsers.mjs';
import { resources } from './vite/resources.ts';
import { bundleForPage } from './bench/browser/bundle-for-page.ts';
import { PageBrowser } from './bench/browser/page-browser.ts';
const EMPTY = Buffer.from('<!doctype html><html lang="en"><title>The tide mill</title><body></body></html>');
const scripts = [await bundleForPage(new URL('./bench/time/in-page/time-steps.ts', import.meta.url), 'Steps'), `globalThis.TEXTS = ${JSON.stringify(await resources())}`];
const [shape, ...factors] = process.argv.slice(2);
const browser = new PageBrowser((await findChromium())!, { callbacks: true });
for (const f of factors.map(Number)) {
  await browser.load(EMPTY, undefined, scripts);
  const size = await browser.evaluate<number>(`Steps.fill(${JSON.stringify(shape)}, ${f})`, 300_000);
  const t: Record<string, number> = {}; for (const n of await browser.evaluate<string[]>('Steps.prepareSteps(TEXTS)', 300000)) { let least = 1e9; for (let i = 0; i < 2; i++) { const b = await browser.threadTime(); await browser.evaluate('Steps.runStep(' + JSON.stringify(n) + ')', 300000); least = Math.min(least, (await browser.threadTime()) - b); } t[n] = least; }
  console.log(shape, size, Object.entries(t).map(([k, v]) => `${k} ${v.toFixed(0)}`).join(', '));
}
await browser.close();
