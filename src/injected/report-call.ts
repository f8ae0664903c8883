import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import { writeReport } from '../dom/report/write-report.ts';
import type { Resources } from '../engine/types.ts';
import type { ReadExtraction } from '../extract/extract.ts';
import type { ReportOutcome, ReportRequest } from '../platform/messages/protocol.ts';

/** A page that was read for a report, with the resources that its algorithm needs, and the decision. */
type ReadForReport = Pick<ReadExtraction, 'read' | 'needs'> & {
  readonly resources: Resources;
  readonly decided: Extraction;
};

/** Writes a report of the page, which keeps the public words; `read` reads it. */
export function reportCall(
  { options, winnow, browser }: ReportRequest,
  publicWords: string,
  read: (options: ExtractOptions) => ReadForReport,
): ReportOutcome {
  const { algorithm, alternative = 0, corrections = [], rules = [] } = options;
  const { decided, ...extraction } = read({ ...(algorithm !== undefined && { algorithm }), explain: true });
  const article = decided.kind === 'article' ? decided.article : decided.bestGuess;
  if (decided.blocks === undefined || article === null) return { kind: 'nothing' };
  // Selected text does not say how the article should be.
  const chosen = alternative === 'selected-text' ? 0 : alternative;
  const isChanged = chosen !== 0 || corrections.length > 0 || rules.length > 0;
  const wanted = isChanged ? read({ ...options, explain: true, alternative: chosen }).decided.blocks : undefined;
  const file = writeReport(
    {
      ...extraction.read,
      ...{ winnow, browser, algorithm: article.algorithm, corrections },
      blocks: decided.blocks,
      wanted: wanted ?? decided.blocks,
    },
    { publicWords, stopWords: stopWordsIn(extraction) },
    random,
  );
  return { kind: 'report', file };
}

/** The stop words that the algorithm looked for. */
function stopWordsIn({ needs, resources }: Pick<ReadForReport, 'needs' | 'resources'>): string {
  return needs
    .filter((name) => name.startsWith('stop-words-'))
    .map((name) => resources[name] ?? '')
    .join(' ');
}

/** A number that nobody can predict. Predictable letters would give the text away. */
function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
