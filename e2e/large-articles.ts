import { writeFile } from 'node:fs/promises';
import { Extension } from './chromium/extension.ts';
import { startSite } from './site/server.ts';
import { RESULTS } from '../bench/command/paths.ts';
import { runCommand } from '../bench/command/run-command.ts';

/** Nodes of an article, with the seconds in which its first screen is aimed to be shown. */
const AIMS: readonly (readonly [nodes: number, seconds: number])[] = [
  [100_000, 3],
  [200_000, 6],
];
const RUNS = 3;
const WAIT_MS = 180_000;

/** Milliseconds from the press of the button. */
type Times = { readonly first: number; readonly whole: number };

/**
 * npm run bench:large: seconds until the built popup shows the first screen of an article of many nodes, and all of it.
 * Needs `npm run build`. Writes bench/results/large.md.
 */
async function main(): Promise<void> {
  const site = await startSite();
  const rows: string[] = [];
  for (const [nodes, aim] of AIMS) {
    const runs: Times[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timesOf(site.proxy, nodes));
    const least = (part: keyof Times): string => (Math.min(...runs.map((times) => times[part])) / 1000).toFixed(1);
    rows.push(`| ${nodes.toLocaleString('en')} | ${least('first')} | ${aim} | ${least('whole')} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  await site.close();
  const report = `# Large articles

\`npm run bench:large\`: seconds from the press of the button until the built popup shows the first screen of an article, and all of it. The fastest of ${RUNS} runs in Chromium, on a page that was laid out and painted before the press. All nodes of the page are in the article.

| nodes | first screen | aim | whole article |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  await writeFile(`${RESULTS}large.md`, report);
}

async function timesOf(proxy: string, nodes: number): Promise<Times> {
  const extension = await Extension.launch({ proxy });
  try {
    const tab = await extension.open(`http://parish.example/chronicle-${nodes}.html`);
    // A person presses the button on a page that the browser has laid out and painted.
    await tab.evaluate(timeOfNextFrame);
    const { page } = await extension.press(tab);
    const first = await page.evaluate(timeOfArticle);
    await page.locator('article.sheet .content:not([aria-busy])').waitFor({ timeout: WAIT_MS });
    return { first, whole: await page.evaluate(timeOfNextFrame) };
  } finally {
    await extension.close();
  }
}

/** Milliseconds from the start of the popup until a frame with the article was painted. */
async function timeOfArticle(): Promise<number> {
  while (document.querySelector('article.sheet .content p') === null) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now();
}

/** Milliseconds from the start of the document until the frame after the next one was painted. */
async function timeOfNextFrame(): Promise<number> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now();
}

runCommand(main);
