import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, findFirefox } from '../../scripts/browsers.mjs';
import { UsageError } from '../command/options.ts';
import { RESULTS, ROOT } from '../command/paths.ts';
import { runCommand } from '../command/run-command.ts';
import { readPage, readSet } from '../data/data-set.ts';
import { ClickBrowser, type Press, type Presses } from './click-browser.ts';
import { ClickFirefox } from './click-firefox.ts';
import { clickTables, type PressesOnPage, whatIsShown, withSection } from './click-report.ts';
import type { Variant } from './extension-copies.ts';
import { meanSpans, waterfall } from './waterfall.ts';

const SET = 'wcxb-dev';
const PICTURE = join(ROOT, 'docs/one-press.svg');
const OPTIONS = {
  limit: { type: 'string', default: '50' },
  rounds: { type: 'string', default: '3' },
  browser: { type: 'string', default: 'chromium' },
  data: { type: 'string', default: '../shared/data' },
  against: { type: 'string' },
  asleep: { type: 'boolean', default: false },
  pinned: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

/** The methods that both browsers have. */
type Pressed = Pick<ClickBrowser, 'version' | 'close'> & {
  press(variant: Variant, page: Buffer): Promise<Press>;
};

/**
 * npm run bench:click: measures the time from the press of the toolbar button to the painted article, beside an empty
 * popup and the floor. --against <folder>: measures another build of the extension instead of the overlay and the
 * timed popup. --browser firefox: in Firefox, without the overlay. --asleep: in Chromium, stops the backgrounds before
 * each press. --pinned: in Chromium, with the buttons in the toolbar. --write: writes the browser's part of
 * bench/results/click.md, and in Chromium the picture of a press.
 */
async function main(argv: readonly string[]): Promise<void> {
  const {
    limit,
    rounds,
    browser: name,
    data,
    against,
    asleep,
    pinned,
    write,
  } = parseArgs({ args: [...argv], options: OPTIONS }).values;
  const isFirefox = name === 'firefox';
  if (isFirefox && (asleep || pinned)) throw new UsageError('Leave out --asleep and --pinned: they are for Chromium.');
  const built = join(ROOT, isFirefox ? 'dist/firefox' : 'dist/chromium');
  const builds = new Map<Variant, string>([
    ['empty popup', ''],
    ['floor', ''],
    ['popup', built],
  ]);
  if (against !== undefined) builds.set('other popup', resolve(against));
  else {
    builds.set('timed popup', built);
    if (!isFirefox) for (const variant of ['late popup', 'overlay'] as const) builds.set(variant, built);
  }
  const browser = await start(isFirefox, builds, { isAsleep: asleep, isPinned: pinned });
  const pages: PressesOnPage[] = [];
  try {
    const sources = await readSet(resolve(ROOT, data), SET, Number(limit));
    for (const [at, source] of sources.entries()) {
      const presses = await pressOn(browser, (await readPage(source)).html, [...builds.keys()], Number(rounds), at);
      pages.push(presses);
      process.stderr.write(`\r${String(at + 1)} of ${String(sources.length)} pages`);
    }
    const text = report(await browser.version(), pages, rounds, [...builds.keys()]);
    process.stdout.write(`\n${text}`);
    if (write) {
      const file = `${RESULTS}click.md`;
      const section = [isFirefox ? 'Firefox' : 'Chromium', asleep && 'background asleep', pinned && 'button pinned'];
      if (!isFirefox && !asleep && !pinned) await writeFile(PICTURE, pictureOf(pages));
      await writeFile(file, withSection(await readFile(file, 'utf8'), section.filter(Boolean).join(', '), text));
    }
  } finally {
    await browser.close();
  }
}

/** The mean press of the timed popups, as a picture. */
function pictureOf(pages: readonly PressesOnPage[]): string {
  const pressesOf = (variant: Variant): readonly Press[] =>
    pages.flatMap((page) => page.get(variant) ?? []).filter(({ notice }) => notice === null);
  return waterfall([
    { title: 'The page is read when the popup has started', spans: meanSpans(pressesOf('late popup')) },
    { title: 'The page is read while the popup opens', spans: meanSpans(pressesOf('timed popup')) },
  ]);
}

async function start(isFirefox: boolean, builds: ReadonlyMap<Variant, string>, presses: Presses): Promise<Pressed> {
  const executable = await (isFirefox ? findFirefox() : findChromium());
  if (executable)
    return isFirefox ? ClickFirefox.start(executable, builds) : ClickBrowser.start(executable, builds, presses);
  throw new UsageError(`No browser found. Set WINNOW_${isFirefox ? 'FIREFOX' : 'CHROMIUM'} to the path of one.`);
}

/** Presses the buttons in turn on one page. Each round and each page starts with another variant. */
async function pressOn(
  browser: Pressed,
  html: Buffer,
  variants: readonly Variant[],
  rounds: number,
  page: number,
): Promise<PressesOnPage> {
  const presses = new Map<Variant, Press[]>(variants.map((variant) => [variant, []]));
  // The first press of each button is not counted, because the browser still reads its files from the disk.
  if (page === 0) for (const variant of variants) await browser.press(variant, html);
  for (let round = 0; round < rounds; round++)
    for (const at of variants.keys()) {
      const variant = variants[(at + round + page) % variants.length]!;
      presses.get(variant)!.push(await browser.press(variant, html));
    }
  return presses;
}

function report(
  version: string,
  pages: readonly PressesOnPage[],
  rounds: string,
  variants: readonly Variant[],
): string {
  return `${version}, headless; ${String(pages.length)} pages of ${SET}, ${rounds} rounds, the variants in turn in the same browser. ${whatIsShown(pages)}

${clickTables(pages, variants)}
`;
}

runCommand(main);
