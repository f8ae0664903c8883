import { blockVerdicts } from '../../../src/engine/algorithms/justext/block-verdicts.ts';
import {
  decideNearGood,
  decideShort,
  headingsOfGood,
  keepHeadings,
} from '../../../src/engine/algorithms/justext/decide-by-neighbours.ts';
import { markElements } from '../../../src/engine/algorithms/justext/element-marks.ts';
import { stopWordsNeeded } from '../../../src/engine/algorithms/justext/index.ts';
import { NEAR_GOOD, SHORT } from '../../../src/engine/algorithms/justext/judge-paragraph.ts';
import { paragraphsOf, type Paragraph } from '../../../src/engine/algorithms/justext/paragraphs.ts';
import { stopWordDensity } from '../../../src/engine/algorithms/justext/stop-word-density.ts';
import type { Algorithm, OutlineElement } from '../../../src/engine/types.ts';
import { COMPAT_REASONS, judgeAsPublished } from './judge-as-published.ts';
import { PUBLISHED_THRESHOLDS, type JustextThresholds } from './published-thresholds.ts';

export type JustextCompatOptions = Partial<JustextThresholds> & {
  /**
   * Decides headings as the published code does (3.0.2). It looks for good text ahead of a heading before any
   * paragraph is marked good, so its first heading step never fires.
   */
  readonly asCode?: boolean;
  /** Stop-word tests as the text writes them (>), not as the code does (≥). */
  readonly strict?: boolean;
};

/**
 * jusText as text 003 describes it: the published tags, thresholds and stop-word conditions. Options replace
 * thresholds.
 */
export function justextCompat({ asCode = false, strict = false, ...thresholds }: JustextCompatOptions = {}): Algorithm {
  const options = { ...PUBLISHED_THRESHOLDS, ...thresholds, strict };
  return {
    id: 'justext-compat',
    reasons: COMPAT_REASONS,
    needs: stopWordsNeeded,
    classify(page, resources = {}) {
      const paragraphs = paragraphsOf(page.outline, markElements(page.outline, isPublishedDivider));
      const density = stopWordDensity(page, resources, wordsBetweenSpaces);
      const judgements = paragraphs.list.map((paragraph) => judgeAsPublished(paragraph, density, options));
      const own = Uint8Array.from(judgements, (judgement) => judgement.class);
      const classes = decideAsPublished(own, paragraphs.list, { ...options, asCode });
      const verdicts = blockVerdicts(page.outline, paragraphs, { judgements, classes });
      return density ? verdicts : { ...verdicts, note: 'no-stop-words' };
    },
  };
}

type NeighbourOptions = Pick<JustextThresholds, 'headings' | 'maxHeadingDistance'> & { readonly asCode: boolean };

function decideAsPublished(
  own: Uint8Array,
  paragraphs: readonly Paragraph[],
  { headings, maxHeadingDistance, asCode }: NeighbourOptions,
): Uint8Array {
  const classes = own.slice();
  if (headings && !asCode) {
    for (const i of headingsOfGood(classes, paragraphs, maxHeadingDistance))
      if (own[i] === SHORT) classes[i] = NEAR_GOOD;
  }
  decideShort(classes);
  decideNearGood(classes);
  if (headings) keepHeadings(classes, own, headingsOfGood(classes, paragraphs, maxHeadingDistance));
  return classes;
}

/**
 * The list of text 003, and body, which the published code adds. The list lacks later tags (section, figure …) and ol.
 */
const PUBLISHED_DIVIDERS = new Set(
  (
    'body blockquote caption center col colgroup dd div dl dt fieldset form h1 h2 h3 h4 h5 h6 legend li optgroup ' +
    'option p pre table td textarea tfoot th thead tr ul'
  ).split(' '),
);

/** True if the published code starts a new paragraph at the element's tags. */
export function isPublishedDivider({ tag }: OutlineElement): boolean {
  return PUBLISHED_DIVIDERS.has(tag);
}

const WORD = /\S+/g;

/** Words with the punctuation next to them, as in the published code. So "the," is not a stop word. */
function wordsBetweenSpaces(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}
