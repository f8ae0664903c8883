import { inFurniture } from '../../features/furniture.ts';
import { pageLanguage } from '../../text/page-language.ts';
import { wordsIn } from '../../text/segment-words.ts';
import { STOP_WORD_LANGUAGES, stopWordsName, stopWordsOf } from '../../text/stop-words.ts';
import type { Algorithm, Page, Resources, Verdicts } from '../../types.ts';
import { judgeAlone, REASONS, type StopWordDensity } from './context-free.ts';
import { dividesAsPublished, dividesAsShown, markElements, REMOVED } from './element-marks.ts';
import { settle } from './in-context.ts';
import { paragraphsOf } from './paragraphs.ts';
import { MODERN, PUBLISHED, type JustextThresholds } from './thresholds.ts';
import { toVerdicts } from './to-verdicts.ts';

export type JustextOptions = Partial<JustextThresholds> & {
  /** 'compat': the published list of tags and words as white space divides them, for comparison. 'modern': what a person gets; algorithms/README.md has the differences. */
  readonly profile?: 'compat' | 'modern';
  /** 'py3' repeats what the published code (3.0.2) does otherwise than text 003 has it. */
  readonly compat?: 'py3';
  /** Stop-word tests as the text writes them (>), not as the code does (≥). */
  readonly strict?: boolean;
};

/**
 * jusText (Pomikálek 2011; text 003): blocks of text are good, near-good, short or bad by their length, links and stop words, and what is neither good nor bad becomes what
 * stands around it. Thresholds that are given stand in for the profile's. Linear in elements and characters.
 */
export function justext({ profile = 'modern', compat, strict = false, ...thresholds }: JustextOptions = {}): Algorithm {
  const isModern = profile === 'modern';
  const options = {
    ...(isModern ? MODERN : PUBLISHED),
    ...thresholds,
    strict,
    prose: isModern,
    ...(compat && { compat }),
  };
  return {
    id: isModern ? 'justext' : 'justext-compat',
    label: isModern ? 'jusText' : 'jusText, literal',
    reasons: REASONS,
    needs,
    classify(page, resources = {}) {
      const { outline } = page;
      const marks = markElements(outline, isModern ? dividesAsShown : dividesAsPublished);
      if (isModern) remove(marks.inside, inFurniture(outline));
      const paragraphs = paragraphsOf(outline, marks);
      const density = densityFor(page, { resources, words: isModern ? wordsIn : wordsBetweenSpaces });
      const judged = paragraphs.list.map((paragraph) => judgeAlone(paragraph, density, options));
      const classes = settle(
        Uint8Array.from(judged, ({ is }) => is),
        paragraphs.list,
        options,
      );
      const verdicts: Verdicts = toVerdicts(outline, paragraphs, { judged, classes });
      return density ? verdicts : { ...verdicts, note: 'no-stop-words' };
    },
  };
}

function needs(page: Page): readonly string[] {
  const language = pageLanguage(page);
  return STOP_WORD_LANGUAGES.includes(language) ? [stopWordsName(language)] : [];
}

type DensityOptions = { readonly resources: Resources; words(text: string, lang: string): readonly string[] };

/** The measure of a page's language, or null where its stop words are not there. */
function densityFor(page: Page, { resources, words }: DensityOptions): StopWordDensity | null {
  const language = pageLanguage(page);
  const list = stopWordsOf(language, resources);
  if (!list) return null;
  return (text) => {
    const all = words(text.toLowerCase(), language);
    let hits = 0;
    for (const word of all) if (list.has(word)) hits++;
    return all.length === 0 ? 0 : hits / all.length;
  };
}

const WORD = /\S+/g;

/** Words with the punctuation that sticks to them, so that "the," is no stop word: what the published code does. */
function wordsBetweenSpaces(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

function remove(inside: Uint8Array, marked: Uint8Array): void {
  for (let i = 0; i < inside.length; i++) if (marked[i]) inside[i]! |= REMOVED;
}
