import { writeFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { shortCommit } from '../command/short-commit.ts';
import { quantile } from '../metrics/text-metrics.ts';
import { Extension } from '../../e2e/chromium/extension.ts';
import { startSite } from '../../e2e/site/server.ts';
import { until } from '../../e2e/until.ts';

const AIM_MS = 100;
const RUNS = 7;
/** Time with the reader open before the key, so that nothing else is under way. Milliseconds. */
const REST_MS = 2_000;
const PAGES = [
  ['a news page', 'http://saltmarsh-courier.example/news.html'],
  ['20,000 nodes', 'http://parish.example/chapters-20000.html'],
  ['100,000 nodes', 'http://parish.example/chapters-100000.html'],
] as const;

/** Milliseconds from the key: until the page is painted without the overlay, and until it takes clicks and keys. */
type Closing = { readonly seen: number; readonly usable: number };

/** In the overlay: keeps the time of the key, in milliseconds since 1970. */
const NOTE_KEY = `addEventListener('keydown', ({ timeStamp }) => {
  parent.postMessage({ bench: performance.timeOrigin + timeStamp }, '*');
}, true)`;
/** In the page: resolves to both times. */
const WATCH = `globalThis.closing = new Promise((resolve) => {
  let key = 0;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('message', ({ data }) => { key = data?.bench ?? key; });
  const atMiddle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const overlay = atMiddle();
  const seen = new Promise((found) => {
    const look = () => {
      if (atMiddle() === overlay) requestAnimationFrame(look);
      else setTimeout(() => found(now()));
    };
    requestAnimationFrame(look);
  });
  new MutationObserver(async (changes, observer) => {
    if (!changes.some(({ removedNodes }) => [...removedNodes].includes(overlay))) return;
    observer.disconnect();
    const usable = now();
    resolve({ seen: (await seen) - key, usable: usable - key });
  }).observe(document.documentElement, { childList: true });
}); 0`;

/**
 * npm run bench:closing: measures the time between Esc and the end of the overlay, on an ordinary page and on large
 * ones, in the built extension. Needs `npm run build`. Writes bench/results/closing.md.
 */
async function main(): Promise<void> {
  const site = await startSite();
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const rows: string[] = [];
    for (const [name, url] of PAGES) {
      const tab = await extension.open(url);
      await extension.grant(tab);
      const runs: Closing[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await close(extension, tab));
      rows.push(`| ${name} | ${statedTimes(runs, 'seen')} | ${statedTimes(runs, 'usable')} |`);
      process.stdout.write(`${rows.at(-1)}\n`);
      await tab.close();
    }
    await writeFile(`${RESULTS}closing.md`, reportOf(extension.context.browser()!.version(), rows));
  } finally {
    await extension.close();
    await site.close();
  }
}

/** Opens the reader over the page and closes it by its key. */
async function close(extension: Extension, tab: Page): Promise<Closing> {
  await extension.command(tab);
  const overlay: Frame = await extension.overlay(tab);
  await overlay.locator('article.sheet .content:not([aria-busy])').waitFor();
  await tab.waitForTimeout(REST_MS);
  await tab.evaluate(WATCH);
  await overlay.evaluate(NOTE_KEY);
  extension.pressClosingKey(tab, 'Escape');
  const times = await tab.evaluate<Closing>('closing');
  await until('The reader is gone', () => extension.overlayNow(tab) === null);
  return times;
}

function statedTimes(runs: readonly Closing[], name: keyof Closing): string {
  const times = runs.map((run) => run[name]);
  const [median, least, most] = [0.5, 0, 1].map((q) => quantile(times, q).toFixed(0));
  return `${median!} (${least!} to ${most!})`;
}

function reportOf(version: string, rows: readonly string[]): string {
  return `# Closing the overlay

\`npm run bench:closing\`: milliseconds from Esc until the page is painted without the overlay, and until it takes clicks and keys again. Median of ${RUNS} runs, and the range; Chromium ${version}, commit ${shortCommit()}. Aim: the page is seen within ${AIM_MS} ms.

| page | page seen | page usable |
| --- | --: | --: |
${rows.join('\n')}
`;
}

runCommand(main);
