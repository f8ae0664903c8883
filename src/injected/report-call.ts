import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import type { ReadExtraction } from '../extract/extract.ts';
import { reportCode } from '../extract/report.ts';
import { loadedPacks } from '../platform/in-tab/loaded-packs.ts';
import {
  type Pack,
  type PacksNeeded,
  PUBLIC_WORDS,
  type ReportOutcome,
  type ReportRequest,
} from '../platform/messages/protocol.ts';

/** A walked page, the packs that its algorithm lacks, and its decision with those that are loaded. */
type ReadForReport = Pick<ReadExtraction, 'read' | 'needs'> & {
  readonly packs: readonly Pack[];
  readonly decide: () => Extraction;
};

/** Writes a report of the page; `read` walks it. */
export function reportCall(
  { options, winnow, browser }: ReportRequest,
  read: (options: ExtractOptions) => ReadForReport,
): ReportOutcome | PacksNeeded {
  const { algorithm, alternative = 0, corrections = [], rules = [] } = options;
  const extraction = read({ ...(algorithm !== undefined && { algorithm }), explain: true });
  const packs: Pack[] = [...extraction.packs];
  const publicWords = loadedPacks()[PUBLIC_WORDS];
  if (publicWords === undefined) packs.push(`packs/${PUBLIC_WORDS}`);
  if (publicWords === undefined || packs.length > 0) return { kind: 'needs', packs };
  const decided = extraction.decide();
  const article = decided.kind === 'article' ? decided.article : decided.bestGuess;
  if (decided.blocks === undefined || article === null) return { kind: 'nothing' };
  // Selected text does not say how the article should be.
  const chosen = alternative === 'selected-text' ? 0 : alternative;
  const isChanged = chosen !== 0 || corrections.length > 0 || rules.length > 0;
  const wanted = isChanged ? read({ ...options, explain: true, alternative: chosen }).decide().blocks : undefined;
  const file = reportCode.writeReport(
    {
      ...extraction.read,
      ...{ winnow, browser, algorithm: article.algorithm, corrections },
      blocks: decided.blocks,
      wanted: wanted ?? decided.blocks,
    },
    { publicWords, stopWords: stopWordsIn(extraction.needs) },
    random,
  );
  return { kind: 'report', file };
}

/** The stop words that the algorithm looked for. */
function stopWordsIn(needs: readonly string[]): string {
  return needs
    .filter((name) => name.startsWith('stop-words-'))
    .map((name) => loadedPacks()[name] ?? '')
    .join(' ');
}

/** A number that nobody can predict. Predictable letters would give the text away. */
function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
