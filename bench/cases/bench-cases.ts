import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../scripts/browsers.mjs';
import type * as Engine from '../../src/extract/extract.ts';
import { ROOT } from '../command/paths.ts';
import { UsageError } from '../command/options.ts';
import { runCommand } from '../command/run-command.ts';
import { type CaseFile, type FoundArticle, untrueStatements } from './case-file.ts';

const ENGINE = `${ROOT}dist/engine/winnow.js`;
const DEFAULT_URL = 'https://case.example/2024/05/story';
/** Milliseconds for the scripts of a page. */
const SCRIPTS_SETTLE = 500;

/**
 * npm run bench:cases -- [--show] [folder] [part of a name ...]: which statements of the cases are not true of Winnow's
 * article. Needs `npm run build:engine`. The folder is ../shared/cases beside the project unless an argument is one.
 * `--show` also prints title, byline, date and HTML.
 */
async function main(argv: readonly string[]): Promise<void> {
  const words = argv.filter((word) => !word.startsWith('--'));
  const folder = words.find((word) => existsSync(word)) ?? resolve(ROOT, '../shared/cases');
  const parts = words.filter((word) => word !== folder);
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}. Name the folder of the cases.`);
  if (!existsSync(ENGINE)) throw new UsageError('The engine is not built: run `npm run build:engine`.');
  const executablePath = await findChromium();
  if (!executablePath) throw new UsageError('No Chromium found: run `npx playwright install chromium`.');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.html') && (parts.length === 0 || parts.some((part) => name.includes(part))))
    .map((name) => name.slice(0, -'.html'.length));
  const browser = await chromium.launch({ executablePath });
  let right = 0;
  for (const name of names) {
    const file = JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8')) as CaseFile;
    const found = await readCase(browser, await readFile(`${folder}/${name}.html`), file);
    const untrue = untrueStatements(file, found, name.startsWith('b'));
    if (untrue.length === 0) right++;
    process.stdout.write(
      `${untrue.length === 0 ? 'right' : 'WRONG'}  ${name}\n${untrue.map((s) => `       ${s}\n`).join('')}`,
    );
    if (argv.includes('--show'))
      process.stdout.write(`${JSON.stringify({ ...found, text: undefined, html: undefined })}\n${found.html}\n`);
  }
  await browser.close();
  process.stdout.write(`${right} of ${names.length} cases right\n`);
}

async function readCase(browser: Browser, body: Buffer, file: CaseFile): Promise<FoundArticle> {
  const runsScripts = file.js === true || file.scripts === true;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const address = new URL(file.url ?? DEFAULT_URL);
  const policy = runsScripts ? {} : { 'content-security-policy': `script-src ${address.origin}/winnow.js` };
  await page.route('**/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.href === address.href)
      await route.fulfill({ body, headers: { 'content-type': 'text/html; charset=utf-8', ...policy } });
    else if (url.pathname === '/winnow.js') await route.fulfill({ path: ENGINE, contentType: 'text/javascript' });
    else if (request.resourceType() === 'image' && loads(url.href, file))
      await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    else await route.abort();
  });
  await page.goto(address.href, { waitUntil: 'load' });
  if (runsScripts) await page.waitForTimeout(SCRIPTS_SETTLE);
  const found = await page.evaluate(async (path): Promise<FoundArticle> => {
    const { extract } = (await import(path)) as typeof Engine;
    const extraction = extract(document, {});
    const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
    const read = new DOMParser().parseFromString(article?.content ?? '', 'text/html');
    // Blocks end in a space, so that words of two blocks do not join.
    for (const element of read.querySelectorAll(
      'p, li, h1, h2, h3, h4, h5, h6, div, td, th, dt, dd, figcaption, br, pre, blockquote',
    ))
      element.append(' ');
    return {
      html: article?.content ?? '',
      text: read.body.textContent,
      title: article?.title ?? null,
      byline: article?.byline ?? null,
      published: article?.published ?? null,
    };
  }, '/winnow.js');
  await context.close();
  return found;
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';

function loads(url: string, { images }: CaseFile): boolean {
  return images === undefined || Object.keys(images).some((part) => url.includes(part));
}

runCommand(main);
