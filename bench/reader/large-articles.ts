import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClickBrowser, type Watch } from '../click/click-browser.ts';
import type { Variant } from '../click/extension-copies.ts';
import { UsageError } from '../command/options.ts';
import { RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { findChromium } from '../../scripts/browsers.mjs';
import { chroniclePage } from '../../e2e/site/generated.ts';

/** Nodes of an article, and the aim for its first screen in seconds. */
const AIMS: readonly (readonly [nodes: number, seconds: number])[] = [
  [100_000, 1.5],
  [200_000, 3],
];
const RUNS = 3;

/**
 * In the page: notes how long a timer waits, after the page was painted. In the popup: the time when the whole article
 * is painted, in milliseconds since 1970.
 */
const WATCH: Watch = {
  start: `(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    let last = performance.now();
    globalThis.waits = [];
    const wake = () => {
      const now = performance.now();
      waits.push([performance.timeOrigin + now, now - last]);
      last = now;
      setTimeout(wake, 4);
    };
    wake();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  })()`,
  end: 'waits',
  popup: `(async () => {
    while (document.querySelector('.content[aria-busy]')) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return performance.timeOrigin + performance.now();
  })()`,
};

/** Milliseconds from the press of the button, and the longest wait of the page's timer until the first screen. */
type Times = { readonly first: number; readonly whole: number; readonly wait: number };

/**
 * npm run bench:large: measures the seconds until the built popup shows the first screen of an article of many nodes,
 * and the whole article. Also measures how long the page stands still meanwhile, beside an empty popup. Needs
 * `npm run build`. Writes bench/results/large.md.
 */
async function main(): Promise<void> {
  const executable = await findChromium();
  if (executable === null) throw new UsageError('No Chromium found. Set WINNOW_CHROMIUM to the path of one.');
  // Does not use Playwright, because it attaches to the page again when the popup opens, and the page is then laid out
  // again.
  const builds = new Map<Variant, string>([
    ['empty popup', ''],
    ['other popup', join(ROOT, 'dist/chromium')],
  ]);
  const browser = await ClickBrowser.start(executable, builds);
  const rows: string[] = [];
  try {
    for (const [nodes, aim] of AIMS) {
      const page = Buffer.from(chroniclePage(nodes));
      const runs = new Map<Variant, Times[]>([...builds.keys()].map((variant) => [variant, []]));
      for (let run = 0; run < RUNS; run++)
        for (const [variant, times] of runs) times.push(await timesOf(browser, variant, page));
      const least = (variant: Variant, part: keyof Times): number =>
        Math.min(...runs.get(variant)!.map((times) => times[part]));
      const seconds = (part: keyof Times): string => (least('other popup', part) / 1000).toFixed(1);
      const waits = [...builds.keys()].reverse().map((variant) => Math.round(least(variant, 'wait')));
      rows.push(
        `| ${nodes.toLocaleString('en')} | ${seconds('first')} | ${aim} | ${seconds('whole')} | ${waits.join(' | ')} |`,
      );
      process.stdout.write(`${rows.at(-1)}\n`);
    }
  } finally {
    await browser.close();
  }
  const report = `# Large articles

\`npm run bench:large\`: seconds from the press of the button until the built popup shows the first screen of an article, and all of it. The page waits: milliseconds that its own timer waited at most until the first screen, beside an empty popup on the same page. The least of ${RUNS} runs in Chromium, on a page that was laid out and painted before the press. All nodes of the page are in the article.

| nodes | first screen | aim | whole article | page waits | with an empty popup |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  await writeFile(`${RESULTS}large.md`, report);
}

async function timesOf(browser: ClickBrowser, variant: Variant, page: Buffer): Promise<Times> {
  const press = await browser.press(variant, page, WATCH);
  const { pressed } = press;
  const shown = press.origin + press.painted;
  const waits = press.page as readonly (readonly [end: number, wait: number])[];
  return {
    first: shown - pressed,
    whole: (press.popup as number) - pressed,
    wait: Math.max(...waits.flatMap(([end, wait]) => (end > pressed && end - wait < shown ? [wait] : []))),
  };
}

runCommand(main);
