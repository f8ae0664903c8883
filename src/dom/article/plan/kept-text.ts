import type { Outline } from '../../../engine/types.ts';
import { keptContainer, measureTextShare, type TextShare } from '../parts/text-share.ts';

/** A choice of blocks. Its text shares and its container are measured on first use. */
export class KeptText {
  #share: TextShare | null = null;
  #container: number | null = null;

  constructor(
    readonly outline: Outline,
    /** Parallel to outline.blocks. */
    readonly keep: readonly boolean[],
  ) {}

  get share(): TextShare {
    return (this.#share ??= measureTextShare(this.outline, this.keep));
  }

  /** Index of the lowest element that contains every kept block; -1 where nothing is kept. */
  get container(): number {
    return (this.#container ??= keptContainer(this.outline, this.share));
  }

  /** The same choice except for these blocks. */
  with(changes: Iterable<readonly [block: number, keep: boolean]>): KeptText {
    const keep = [...this.keep];
    for (const [block, isKept] of changes) keep[block] = isKept;
    return new KeptText(this.outline, keep);
  }
}
