import { itemAt } from '../../../engine/outline-tree.ts';
import { attributeOf } from '../../safe-dom.ts';
import { type PlanContext, type PlanState, keepBlocks } from './plan-state.ts';

/** Fewer entries may be equal by chance. */
const MIN_ENTRIES = 3;
/** Blocks of a question with its answer. */
const MAX_BLOCKS = 6;
const MOST_WORDS = 25;
/** The address of a link that opens something in the page. */
const IN_PAGE = /^\s*(?:$|#|javascript:)/i;
const QUESTION_MARK = /[?？؟]\W{0,3}$/;

/**
 * Adds the questions of kept answers: the first lines of equal entries whose other blocks are all kept. Such a line is
 * a button, ends with a question mark, or links to its own page. Any other line may lead to another page. A line that
 * is the same in each entry is a control.
 */
export function addQuestions(state: PlanState, { walk, known }: PlanContext): PlanState {
  if (known.isComments) return state;
  const { elements, blocks, runs } = walk.outline;
  const { keep } = state.kept;
  const questions = new Map<string, number[]>();
  for (const { tag, classes, parent, firstBlock: b, lastBlock } of elements) {
    if (lastBlock - b < 2 || lastBlock - b > MAX_BLOCKS || keep[b] || itemAt(blocks, b).words > MOST_WORDS) continue;
    if (keep.slice(b + 1, lastBlock).includes(false)) continue;
    const key = `${String(parent)} ${tag} ${classes}`;
    const set = questions.get(key);
    if (set) set.push(b);
    else questions.set(key, [b]);
  }
  const textOf = (b: number): string => itemAt(blocks, b).text;
  const isSet = (set: readonly number[]): boolean =>
    set.length >= MIN_ENTRIES && new Set(set.map(textOf)).size === set.length;
  const found = [...questions.values()].filter(isSet).flat();
  if (found.length === 0) return state;
  const wanted = new Set(found);
  const openers = new Set<number>();
  for (const { block, element } of runs) {
    if (!wanted.has(block)) continue;
    let i = element;
    do {
      if (isOpener(i)) openers.add(block);
      i = itemAt(elements, i).parent;
    } while (i > itemAt(blocks, block).element);
  }
  return keepBlocks(
    state,
    found.filter((b) => openers.has(b) || QUESTION_MARK.test(textOf(b))),
  );

  function isOpener(i: number): boolean {
    const { tag, role } = itemAt(elements, i);
    const node = walk.elements[i];
    return (
      tag === 'button' ||
      role === 'button' ||
      (tag === 'a' && node !== undefined && IN_PAGE.test(attributeOf(node, 'href')))
    );
  }
}
