import { bareText } from '../../../engine/text/letters.ts';
import type { Outline } from '../../../engine/types.ts';
import { isPullQuote } from '../outline/quotations.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

/** Letters from which a passage does not repeat by chance. */
const REPEATED_CHARS = 20;

/** Leaves out pull quotes whose words are in the article elsewhere. */
export function leaveOutPullQuotes(state: PlanState, { walk: { outline } }: PlanContext): PlanState {
  return withChanges(state, repeatedPullQuotes(outline, state.kept.keep), false);
}

function repeatedPullQuotes({ elements, blocks }: Outline, keep: readonly boolean[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < elements.length;) {
    const element = elements[i]!;
    if (!isPullQuote(element)) {
      i++;
      continue;
    }
    const { firstBlock, lastBlock } = element;
    const kept = range(firstBlock, lastBlock).filter((block) => keep[block]);
    const repeated = kept.filter((block) =>
      isRepeated(
        blocks.map(({ text }) => text),
        keep,
        block,
        firstBlock,
        lastBlock,
      ),
    );
    // The name below a repeated quote is left out with it.
    if (repeated.length > 0 && kept.every((block) => repeated.includes(block) || blocks[block]!.chars < REPEATED_CHARS))
      found.push(...kept);
    i = element.end;
  }
  return found;
}

function isRepeated(
  texts: readonly string[],
  keep: readonly boolean[],
  block: number,
  firstBlock: number,
  lastBlock: number,
): boolean {
  const words = bareText(texts[block]!);
  if (words.length < REPEATED_CHARS) return false;
  return texts.some(
    (text, i) =>
      keep[i] && (i < firstBlock || i >= lastBlock) && text.length >= words.length && bareText(text).includes(words),
  );
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}
