import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { shortCommit } from '../command/short-commit.ts';
import { Extension } from '../../e2e/chromium/extension.ts';
import { type Frames, framesWhile } from './frames.ts';
import { startSite } from '../../e2e/site/server.ts';

/** Nodes of the generated article. It has more than 100,000 words. */
const NODES = 20_000;
const AIM_MS = 50;
/** Time between two presses of a key, as a person types. Milliseconds. */
const PRESS_MS = 250;
/** Time between two changes, so that each can be seen. Milliseconds. */
const LOOK_MS = 800;
const SCROLLS = 200;
const NOTCH = 240;
const NOTCH_MS = 40;

/** One action of a user. */
type Action = { readonly name: string; readonly act: (page: Page) => Promise<void> };

const keys =
  (pause: number, ...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name);
      await page.waitForTimeout(pause);
    }
  };

/** Presses one choice after the other in Appearance, which is open. */
const choices =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page.getByRole('radio', { name, exact: true }).press(' ');
      await page.waitForTimeout(LOOK_MS);
    }
  };

const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 400);
  for (let notch = 0; notch < SCROLLS; notch++) {
    await page.mouse.wheel(0, NOTCH);
    await page.waitForTimeout(NOTCH_MS);
  }
};

/** Jumps into the middle of the article, so that there is text above the view, too. */
const toMiddle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scroller = document.querySelector('.scroller')!;
    scroller.scrollTop = scroller.scrollHeight / 2;
  });

const ACTIONS: readonly Action[] = [
  { name: 'scrolling', act: scroll },
  { name: 'jumping to the middle', act: toMiddle },
  { name: 'opening find', act: keys(LOOK_MS, '/') },
  { name: 'typing “survey” in find, letter by letter', act: keys(PRESS_MS, ...'survey') },
  { name: 'stepping through eight hits', act: keys(PRESS_MS, ...Array<string>(8).fill('Enter')) },
  { name: 'deleting the word, letter by letter', act: keys(PRESS_MS, ...Array<string>(6).fill('Backspace')) },
  { name: 'typing “year 1234”, which is found once', act: keys(PRESS_MS, ...'year 1234') },
  { name: 'closing find', act: keys(LOOK_MS, 'Escape') },
  { name: 'all themes, one after the other', act: keys(LOOK_MS, ...'dddddd') },
  { name: 'three sizes up, three down', act: keys(LOOK_MS, ...'+++---') },
  { name: 'three sizes up, in a hurry', act: keys(60, ...'+++') },
  { name: 'back, in a hurry', act: keys(60, ...'---') },
  { name: 'opening the outline', act: keys(LOOK_MS, 'o') },
  { name: 'scrolling with the outline', act: scroll },
  { name: 'closing the outline', act: keys(LOOK_MS, 'o') },
  {
    name: 'opening Appearance',
    act: async (page) => {
      await page.getByRole('button', { name: 'Appearance' }).click();
      await page.waitForTimeout(LOOK_MS);
    },
  },
  { name: 'width: wide, narrow, normal', act: choices('Wide', 'Narrow', 'Normal') },
  { name: 'face: sans, hyperlegible, serif', act: choices('Sans', 'Hyperlegible', 'Serif') },
  {
    name: 'opening the further fields',
    act: async (page) => {
      await page.locator('.more-fields summary').click();
      await page.waitForTimeout(LOOK_MS);
    },
  },
  { name: 'two columns', act: choices('Two') },
  { name: 'one column', act: choices('One') },
];

/**
 * npm run bench:reader: measures the longest frames of a reader tab with an article of 100,000 words, while a user
 * searches, changes the look and scrolls. Needs `npm run build`. Writes bench/results/reader-frames.md.
 */
async function main(): Promise<void> {
  const site = await startSite();
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const tab = await extension.open(`http://parish.example/chapters-${NODES}.html`);
    const reader = await extension.openReaderTab(tab);
    await reader.locator('article.sheet .content:not([aria-busy])').waitFor();
    await reader.waitForTimeout(LOOK_MS);
    const words = await reader.evaluate(
      () => document.querySelector('article.sheet .content')!.textContent.split(/\s+/).length,
    );
    const rows: string[] = [];
    for (const { name, act } of ACTIONS) {
      rows.push(row(name, await framesWhile(reader, () => act(reader))));
      process.stdout.write(`${rows.at(-1)}\n`);
    }
    const version = extension.context.browser()!.version();
    await writeFile(`${RESULTS}reader-frames.md`, reportOf(words, version, rows));
  } finally {
    await extension.close();
    await site.close();
  }
}

function row(name: string, { count, usual, longest, slow, task }: Frames): string {
  return `| ${name} | ${count} | ${usual.toFixed(1)} | ${longest.toFixed(0)} | ${slow} | ${task.toFixed(0)} |`;
}

function reportOf(words: number, version: string, rows: readonly string[]): string {
  return `# Frames of the reader

\`npm run bench:reader\`: a reader tab with an article of ${words.toLocaleString('en')} words, in headless Chromium ${version}, commit ${shortCommit()}. A frame is the time from one animation frame to the next, with all that the machine does meanwhile. A task is what the page does between two frames, in processor time. Aim: no frame over ${AIM_MS} ms.

| action | frames | median, ms | longest, ms | over ${AIM_MS} ms | longest task, ms of processor time |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

runCommand(main);
