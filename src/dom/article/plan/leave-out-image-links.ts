import { itemAt } from '../../../engine/outline-tree.ts';
import { attributeOf } from '../../safe-dom.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { linkAround } from '../parts/link-around.ts';
import { type PlanContext, type PlanState, leaveOutBlocks } from './plan-state.ts';

/** A link label such as "View" or "Enlarge image" has at most this many words. */
const LABEL_WORDS = 3;

/**
 * Leaves out short link labels around a picture that is a link to the same address: "Enlarge", "View". A label and its
 * picture have the same parent or grandparent, and the label is the whole text of its block.
 */
export function leaveOutImageLinks(state: PlanState, { walk }: PlanContext): PlanState {
  const { elements, blocks, runs } = state.kept.outline;
  if (!traitsOf(state.kept.outline).pictures) return state;
  const parentOf = (element: number, levels: number): number => {
    let at = element;
    for (let level = 0; level < levels && at >= 0; level++) at = itemAt(elements, at).parent;
    return at;
  };
  // Addresses of linked pictures, with the elements up to two levels around the link.
  const pictures = new Set<string>();
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = itemAt(elements, i);
    if (tag !== 'img' && tag !== 'picture') continue;
    const link = linkAround(elements, parent);
    const address = addressOf(walk.elements[link]);
    if (address === '') continue;
    for (const levels of [1, 2]) pictures.add(`${parentOf(link, levels)} ${address}`);
  }
  if (pictures.size === 0) return state;
  const labels: number[] = [];
  for (const { element, block } of runs) {
    const { words, linkChars, chars, heading } = itemAt(blocks, block);
    if (!state.kept.keep[block] || words > LABEL_WORDS || linkChars < chars || heading > 0) continue;
    const link = linkAround(elements, element);
    const address = addressOf(walk.elements[link]);
    const isBeside = [1, 2].some((levels) => pictures.has(`${parentOf(link, levels)} ${address}`));
    if (address !== '' && isBeside && labels.at(-1) !== block) labels.push(block);
  }
  return leaveOutBlocks(state, labels);
}

/** The link's address as written; '' without a link, or where it leads nowhere, so that equal ones say nothing. */
function addressOf(link: Element | undefined): string {
  const address = link ? attributeOf(link, 'href').trim() : '';
  return address === '#' || /^javascript:/i.test(address) ? '' : address;
}
