import type { Extraction } from '../../article/extraction.ts';

const MAX_TEXT = 100;

/**
 * One line for each block of a page: kept or not, score, kind, reasons and the start of the text, apart by tabs. The
 * first line says what the page is.
 */
export function explainedBlocks(extraction: Extraction): string {
  const { blocks = [], pageKind } = extraction;
  const verdict = extraction.kind === 'article' ? 'article' : `no article (${extraction.reason})`;
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  const head = [
    `# ${verdict}`,
    article && `${article.algorithm}, confidence ${article.confidence.toFixed(2)}`,
    pageKind && `page kind ${pageKind.name} (${pageKind.probability.toFixed(2)})`,
  ];
  const lines = blocks.map(({ kept, score, kind = '-', reasons, words, text }) =>
    [
      kept ? 'keep' : 'drop',
      score.toFixed(2),
      kind,
      reasons.join(','),
      `${String(words)} words`,
      text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT),
    ].join('\t'),
  );
  return `${[head.filter(Boolean).join('; '), ...lines].join('\n')}\n`;
}
