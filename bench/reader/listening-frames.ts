import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RESULTS } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { Extension } from '../../e2e/chromium/extension.ts';
import { installFakeSpeech, type SpeakingWindow } from '../../e2e/fake-speech.ts';
import { startSite } from '../../e2e/site/server.ts';

/** Nodes of the generated articles; the long one has more than 100,000 words. */
const SHORT = 200;
const LONG = 20_000;
const SECONDS = 8;
/** A voice at three times the normal speed says about nine words in a second. Milliseconds. */
const WORD_MS = 110;
/** One notch of a mouse wheel, and the time between two. */
const NOTCH = 240;
const NOTCH_MS = 40;
const AIM_MS = 50;
const SETTLE_MS = 1000;

type Frames = { readonly count: number; readonly usual: number; readonly slow: number; readonly longest: number };

/**
 * npm run bench:listen: measures the frame times of a reader tab while it reads a long article aloud and the user
 * scrolls, and the time to the first word. The voice is a fake that reports words; a real one speaks in another
 * process. Needs `npm run build`. Writes bench/results/listening.md.
 */
async function main(): Promise<void> {
  const site = await startSite();
  const extension = await Extension.launch({ proxy: site.proxy });
  const rows: string[] = [];
  const starts: string[] = [];
  try {
    for (const nodes of [SHORT, LONG]) {
      const tab = await extension.open(`http://parish.example/chronicle-${nodes}.html`);
      const reader = await extension.openReaderTab(tab);
      await reader.locator('article.sheet .content:not([aria-busy])').waitFor();
      const words = await reader.evaluate(
        () => document.querySelector('article.sheet .content')!.textContent.split(/\s+/).length,
      );
      const name = `${words.toLocaleString('en')} words`;
      rows.push(row(`${name}, scrolling, silent`, await framesOf(reader, scroll)));
      await reader.evaluate(() => {
        document.querySelector('.scroller')!.scrollTop = 0;
      });
      // tsx adds calls of a helper `__name` to functions. The view does not have this helper.
      await reader.evaluate('globalThis.__name = (one) => one');
      await reader.evaluate(installFakeSpeech, [['Alva', 'en-GB']] as const);
      starts.push(`| ${name} | ${await startOf(reader)} |`);
      await reader.evaluate(speakOn, WORD_MS);
      // The bar opens and the article is laid out again. That is part of the start, so the frames are counted after it.
      await reader.waitForTimeout(SETTLE_MS);
      rows.push(row(`${name}, following the voice`, await framesOf(reader, follow)));
      rows.push(row(`${name}, scrolling, with the voice`, await framesOf(reader, scroll)));
      await reader.close();
      await tab.close();
    }
  } finally {
    await extension.close();
    await site.close();
  }
  await writeFile(
    `${RESULTS}listening.md`,
    `# Listening

\`npm run bench:listen\`: frames of a reader tab in headless Chromium, ${SECONDS} seconds for each row. Scrolling is one notch of the wheel (${NOTCH} px) every ${NOTCH_MS} ms. The voice is a fake that reports a word every ${WORD_MS} ms, as one at three times the normal speed. Aim: no frame over ${AIM_MS} ms.

| article | frames | median, ms | 99 of 100 below, ms | longest, ms |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

From the press of the key to the first words in the engine. The bar is loaded in that time.

| article | ms |
| --- | --- |
${starts.join('\n')}
`,
  );
}

function row(name: string, { count, usual, slow, longest }: Frames): string {
  const text = `| ${name} | ${count} | ${usual.toFixed(1)} | ${slow.toFixed(1)} | ${longest.toFixed(1)} |`;
  process.stdout.write(`${text}\n`);
  return text;
}

/** Times between the frames of the view while something happens. */
async function framesOf(reader: Page, act: (page: Page) => Promise<void>): Promise<Frames> {
  const frames = reader.evaluate(async (seconds) => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    let before = await new Promise(requestAnimationFrame);
    while (before < end) {
      const now = await new Promise(requestAnimationFrame);
      times.push(now - before);
      before = now;
    }
    return times.sort((one, other) => one - other);
  }, SECONDS);
  await act(reader);
  const times = await frames;
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { count: times.length, usual: at(0.5), slow: at(0.99), longest: at(1) };
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end) {
    await page.mouse.wheel(0, NOTCH);
    await page.waitForTimeout(NOTCH_MS);
  }
}

async function follow(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
}

/** Milliseconds from the key to the first request to the engine. */
async function startOf(reader: Page): Promise<string> {
  const started = reader.evaluate(async () => {
    const { texts } = (window as unknown as SpeakingWindow).fakeSpeech;
    const pressed = await new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => {
        resolve(timeStamp);
      });
    });
    while (texts.length === 0) await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - pressed;
  });
  await reader.waitForTimeout(100);
  await reader.keyboard.press('l');
  return (await started).toFixed(0);
}

/** Runs in the view: speaks on, word by word. */
function speakOn(wordMs: number): void {
  const speech = (window as unknown as SpeakingWindow).fakeSpeech;
  let text = '';
  let at = 0;
  setInterval(() => {
    const now = speech.last().text;
    if (now !== text) at = 0;
    text = now;
    speech.word(at);
    const next = text.indexOf(' ', at) + 1;
    if (next > 0) at = next;
    else speech.end();
  }, wordMs);
}

runCommand(main);
