import { isContentByWords } from '../../features/num-words.ts';
import { linkDensity, textDensity, withVerdict, type TextBlock } from './text-block.ts';
import type { Step } from './chain.ts';

/** Learned on 621 news pages (WSDM 2010, section 4; decision trees pruned to two features); values as code 1.2.0 has them. */
const MAX_LINK_DENSITY = 0.333333;
const LINKY_PREVIOUS = 0.555556;
const DENSITY = { current: 9, next: 10, previous: 4, nextAfterLinks: 11 } as const;
/** Of the CanolaExtractor, learned on CleanEval. */
const CANOLA = { linkedNext: 11, own: 19, next: 6, ownWithNext: 6, previous: 7, longNext: 19 } as const;

/** What stands before the first block and behind the last one. */
const NOTHING: TextBlock = {
  words: 0,
  anchorWords: 0,
  wrappedWords: 0,
  wrappedLines: 1,
  parts: [],
  level: 0,
  first: 0,
  last: 0,
  labels: 0,
  isContent: false,
};

type Rule = (previous: TextBlock, current: TextBlock, next: TextBlock) => boolean;

/** By numbers of words and link densities of a block and its neighbours. */
export const numWords: Step = (blocks) =>
  judge(blocks, (previous, current, next) => {
    if (linkDensity(current) > MAX_LINK_DENSITY) return false;
    return isContentByWords(previous.words, current.words, next.words, linkDensity(previous) > LINKY_PREVIOUS);
  });

/** By text densities and link densities of a block and its neighbours. */
export const density: Step = (blocks) =>
  judge(blocks, (previous, current, next) => {
    if (linkDensity(current) > MAX_LINK_DENSITY) return false;
    if (linkDensity(previous) > LINKY_PREVIOUS) return textDensity(next) > DENSITY.nextAfterLinks;
    if (textDensity(current) > DENSITY.current) return textDensity(next) !== 0;
    return textDensity(next) > DENSITY.next || textDensity(previous) > DENSITY.previous;
  });

/** The rules of the CanolaExtractor. */
export const canola: Step = (blocks) =>
  judge(blocks, (previous, current, next) => {
    if (linkDensity(current) > 0 && next.words > CANOLA.linkedNext) return true;
    if (current.words > CANOLA.own) return true;
    if (next.words <= CANOLA.next || linkDensity(next) > 0 || linkDensity(previous) > 0) return false;
    return current.words > CANOLA.ownWithNext || previous.words > CANOLA.previous || next.words > CANOLA.longNext;
  });

function judge(blocks: readonly TextBlock[], rule: Rule): TextBlock[] {
  const judged: TextBlock[] = [];
  let previous = NOTHING;
  for (let i = 0; i < blocks.length; i++) {
    const current = blocks[i]!;
    judged.push(withVerdict(current, rule(previous, current, i + 1 < blocks.length ? blocks[i + 1]! : NOTHING)));
    previous = current;
  }
  return judged;
}
