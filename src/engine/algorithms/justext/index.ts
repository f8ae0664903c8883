import { inFurniture } from '../../features/furniture.ts';
import { pageLanguage } from '../../text/page-language.ts';
import { wordsIn } from '../../text/segment-words.ts';
import { STOP_WORD_LANGUAGES, stopWordsName } from '../../text/stop-words.ts';
import type { Algorithm, Page } from '../../types.ts';
import { blockVerdicts } from './block-verdicts.ts';
import { decideByNeighbours } from './decide-by-neighbours.ts';
import { markElements, REMOVED } from './element-marks.ts';
import { judgeParagraph, REASONS } from './judge-paragraph.ts';
import { paragraphsOf } from './paragraphs.ts';
import { stopWordDensity } from './stop-word-density.ts';

/**
 * jusText (Pomikálek 2011; text 003), adapted to pages of today (README.md). Paragraphs are good, near-good, short or
 * bad by their length, links and stop words; short and near-good ones are then decided by their neighbours.
 * Linear in elements and characters. Without stop words of the page's language the note is 'no-stop-words'.
 */
export function justext(): Algorithm {
  return {
    id: 'justext',
    reasons: REASONS,
    needs: stopWordsNeeded,
    classify(page, resources = {}) {
      const { outline } = page;
      const marks = markElements(outline, ({ breaks }) => breaks);
      markRemoved(marks.inside, inFurniture(outline));
      const paragraphs = paragraphsOf(outline, marks);
      const density = stopWordDensity(page, resources, wordsIn);
      const judgements = paragraphs.list.map((paragraph) => judgeParagraph(paragraph, density));
      const own = Uint8Array.from(judgements, (judgement) => judgement.class);
      const classes = decideByNeighbours(own, paragraphs.list);
      const verdicts = blockVerdicts(outline, paragraphs, { judgements, classes });
      return density ? verdicts : { ...verdicts, note: 'no-stop-words' };
    },
  };
}

/** The name of the stop words in the page's language; none if there is no list for it. */
export function stopWordsNeeded(page: Page): readonly string[] {
  const language = pageLanguage(page);
  return STOP_WORD_LANGUAGES.includes(language) ? [stopWordsName(language)] : [];
}

function markRemoved(inside: Uint8Array, isFurniture: Uint8Array): void {
  for (let i = 0; i < inside.length; i++) if (isFurniture[i]) inside[i]! |= REMOVED;
}
