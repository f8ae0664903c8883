import { goToElement } from '../../../article/go-to-element.ts';
import { BLOCK, NOW, WAS } from './show-changes.ts';

/** Where the user is among the changes, from 1, and how many there are. */
export type ChangeStep = { readonly number: number; readonly count: number };

/**
 * Goes through the changed paragraphs of some contents, in their order, and around at the end. Each call moves the
 * focus to the next (1) or the previous (-1) one. Null if no change is shown.
 */
export function stepChanges(contents: readonly Element[]): (by: 1 | -1) => ChangeStep | null {
  let at: HTMLElement | null = null;
  return (by) => {
    const marks = contents.flatMap((content) => [...content.querySelectorAll(`.${NOW}, .${WAS}`)]);
    const blocks = [...new Set(marks.map((mark) => mark.closest<HTMLElement>(BLOCK) ?? (mark as HTMLElement)))];
    const last = at === null ? -1 : blocks.indexOf(at);
    const from = last === -1 && by === -1 ? 0 : last;
    const next = (from + by + blocks.length) % blocks.length;
    const block = blocks[next];
    if (block === undefined) return null;
    at = block;
    goToElement(block);
    // The text is as before when the user has left it.
    block.addEventListener(
      'blur',
      () => {
        block.removeAttribute('tabindex');
      },
      { once: true },
    );
    return { number: next + 1, count: blocks.length };
  };
}
