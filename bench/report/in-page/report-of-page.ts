import resources from 'virtual:resources';
import publicWords from 'virtual:public-words';
import type { BlockAccount } from '../../../src/article/blocks.ts';
import { ALL_CODE } from '../../../src/dom/rare/all-code.ts';
import { prepareChosen } from '../../../src/extract/extract.ts';
import { writeReport } from '../../../src/dom/report/write-report.ts';

export type ReportOfPage = { readonly file: string; readonly kept: readonly boolean[] };

/** The report of this page, and which blocks its article keeps; null for a page without text. */
export function reportOfPage(): ReportOfPage | null {
  const pending = prepareChosen(document, { explain: true });
  const decided = pending.decide(resources, ALL_CODE);
  const article = decided.kind === 'article' ? decided.article : decided.bestGuess;
  if (decided.blocks === undefined || article === null) return null;
  const { blocks } = decided;
  const file = writeReport(
    {
      ...pending.read,
      ...{ winnow: 'bench', browser: 'bench', algorithm: article.algorithm, corrections: [], blocks, wanted: blocks },
    },
    { publicWords, stopWords: '' },
    Math.random,
  );
  return { file, kept: keptOf(blocks) };
}

/** Which blocks of this page are kept. */
export function keptBlocks(): boolean[] {
  return keptOf(prepareChosen(document, { explain: true }).decide(resources, ALL_CODE).blocks ?? []);
}

/** All letter runs of this page's texts, attributes and address, to check that the report has none of them. */
export function wordsOfPage(): string[] {
  const { walk, metadata } = prepareChosen(document, {}).read;
  const texts = [...walk.texts, ...walk.undisplayed].map((node) => node.textContent ?? '');
  const attributes = walk.elements.flatMap((element) => [...element.attributes].map(({ value }) => value));
  const all = [...texts, ...attributes, metadata.title, metadata.excerpt, metadata.byline ?? '', document.URL];
  return [
    ...new Set(
      all
        .join('\n')
        .toLowerCase()
        .match(/\p{L}{4,}/gu),
    ),
  ];
}

function keptOf(blocks: readonly BlockAccount[]): boolean[] {
  return blocks.map(({ kept }) => kept);
}
