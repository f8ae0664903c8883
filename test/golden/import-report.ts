import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Correction } from '../../src/article/corrections.ts';
import type { Extraction } from '../../src/article/extraction.ts';
import type * as Engine from '../../src/extract/extract.ts';
import { articleOf, toFacts, toText } from './expectation.ts';
import { type Report, readReport, ReportError } from './read-report.ts';
import { servePage } from './serve-page.ts';

const CASES = fileURLToPath(new URL('./', import.meta.url));
const ENGINE = fileURLToPath(new URL('../../dist/engine/winnow.js', import.meta.url));
const NAME = /^[a-z]+--[a-z0-9-]+$/;

/** What an import wrote. */
export type Imported = {
  readonly folder: string;
  readonly report: Report;
  /** Blocks with the verdict that the report states; -1 where the page has other blocks. */
  readonly same: number;
  /** True where the expectation differs from what the engine makes of the page: the case fails until it is repaired. */
  readonly fails: boolean;
};

/**
 * Writes a golden case of a report: the page, and the article with the corrections of the person as the expectation.
 * Throws ReportError where the file cannot be read or the case exists.
 */
export async function importReport(page: Page, file: string, name?: string, cases = CASES): Promise<Imported> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReportError(`${file} cannot be read (${String(cause)}). Give the file that Report this page saved.`, { cause });
  });
  const report = readReport(text);
  const caseName = name ?? nameOf(file);
  if (!NAME.test(caseName))
    throw new ReportError(`"${caseName}" is no name of a case. Name it <area>--<symptom>, such as news--lost-lead.`);
  const folder = join(cases, caseName);
  if (existsSync(folder)) throw new ReportError(`${folder} exists. Give another name after the file.`);
  if (!existsSync(ENGINE)) throw new ReportError('The engine is not built. Run npm run build:engine first.');
  await mkdir(folder, { recursive: true });
  const source = join(folder, 'source.html');
  await writeFile(source, report.source);
  await servePage(page, source, ENGINE);
  const plain = await extractIn(page, []);
  const corrections = correctionsOf(report, plain);
  const wanted = corrections.length === 0 ? plain : await extractIn(page, corrections);
  await writeFile(join(folder, 'expected.json'), toFacts(wanted));
  await writeFile(join(folder, 'expected.md'), toText(articleOf(wanted)));
  const blocks = plain.kind === 'not-article' && plain.bestGuess === null ? [] : (plain.blocks ?? []);
  const isSamePage = blocks.length === report.blocks.length;
  return {
    folder,
    report,
    same: isSamePage ? report.blocks.filter(({ kept }, b) => blocks[b]!.kept === kept).length : -1,
    fails: toFacts(plain) !== toFacts(wanted) || toText(articleOf(plain)) !== toText(articleOf(wanted)),
  };
}

/** The corrections in the report, with the texts of the redacted page; then each block that a rule decided. */
function correctionsOf({ corrections, blocks }: Report, plain: Extraction): Correction[] {
  const texts = plain.blocks?.map(({ text }) => text) ?? [];
  const made = corrections.map((one) => ({ ...one, text: texts[one.block] ?? '' }));
  const decided = blocks.flatMap(({ wanted }, block) =>
    wanted === undefined ? [] : [{ keep: wanted, block, text: texts[block] ?? '' }],
  );
  return [...made, ...decided];
}

function extractIn(page: Page, corrections: readonly Correction[]): Promise<Extraction> {
  return page.evaluate(
    async ([path, made]) => {
      const { extract } = (await import(path)) as typeof Engine;
      return extract(document, { explain: true, corrections: made });
    },
    ['/winnow.js', corrections] as const,
  );
}

/** report--2026-11-25 for winnow-report-2026-11-25.html. */
function nameOf(file: string): string {
  const words = basename(file)
    .replace(/\.html?$/i, '')
    .toLowerCase()
    .replace(/^winnow-report-?/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.includes('--') ? words : `report--${words || 'page'}`;
}
