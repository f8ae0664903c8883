import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Article, Extraction } from '../src/article.ts';
import type * as Engine from '../src/extract/extract.ts';
import { servePage } from './golden/serve-page.ts';
import { toMarkdown } from './golden/to-markdown.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const CASES = fileURLToPath(new URL('./golden/', import.meta.url));
const ENGINE = fileURLToPath(new URL('../dist/engine/winnow.js', import.meta.url));
/** `npm run golden:accept` sets it. Read the diff before you commit it. */
const isAccepting = process.env['WINNOW_ACCEPT'] === '1';

const cases = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('has at least 80 cases, named <area>--<symptom>', () => {
  expect(cases.length).toBeGreaterThanOrEqual(80);
  for (const name of cases) expect(name).toMatch(/^[a-z]+--[a-z0-9-]+$/);
});

for (const name of cases) {
  test(`golden: ${name}`, async ({ page }) => {
    await servePage(page, `${CASES}${name}/source.html`, ENGINE);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    const extraction = await page.evaluate(async (path) => {
      const { extract } = (await import(path)) as typeof Engine;
      return extract(document, {});
    }, '/winnow.js');
    expect(await page.evaluate(() => document.documentElement.outerHTML), 'the page is unchanged').toBe(before);
    await compare(`${CASES}${name}/expected.json`, toFacts(extraction));
    await compare(`${CASES}${name}/expected.md`, toText(articleOf(extraction)));
  });
}

function articleOf(extraction: Extraction) {
  return extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
}

/** The content as Markdown, and below a line the comments where there are any. */
function toText(article: Article | null): string {
  const { content = '', comments } = article ?? {};
  return [content, ...(comments ? [comments.content] : [])].map(toMarkdown).join('\n<!-- comments -->\n\n');
}

/** The extraction as JSON, without the HTML (compared as Markdown), the confidence and the algorithm. */
function toFacts(extraction: Extraction): string {
  const { comments, ...facts }: Partial<Mutable<Article>> = { ...articleOf(extraction) };
  if (comments) Object.assign(facts, { comments: { count: comments.count, wordCount: comments.wordCount } });
  delete facts.content;
  delete facts.confidence;
  delete facts.algorithm;
  const verdict =
    extraction.kind === 'article' ? { kind: extraction.kind } : { kind: extraction.kind, reason: extraction.reason };
  return `${JSON.stringify({ ...verdict, ...facts }, null, 2)}\n`;
}

async function compare(path: string, actual: string): Promise<void> {
  if (isAccepting) {
    await writeFile(path, actual);
    return;
  }
  const expected = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  expect(expected, `${path} is missing. Check the output, then run npm run golden:accept`).not.toBeNull();
  expect(actual).toBe(expected);
}
