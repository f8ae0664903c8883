import type { BlockAccount } from '../article/blocks.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import type { LegendWords } from '../platform/messages/protocol.ts';
import { createLegend, type Legend } from './legend.ts';
import { MAX_BOXES, type Origin, PageBoxes } from './page-boxes.ts';
import { focusedElement } from './page-dom.ts';
import { placeBox } from './place-box.ts';
import { scoreColor } from './score-color.ts';

type Boxes = ReturnType<HeatmapExtraction['boxes']>;

/**
 * A box over each block of the page, colored by score, and a legend. All of it is in a closed shadow root, and no
 * element of the page changes. Esc, the legend's button and `remove` remove it. It contains no text of the page.
 */
export class Heatmap {
  readonly #layer: PageBoxes;
  readonly #legend: Legend;
  /** Element that had the focus before the legend. */
  #focusedBefore: HTMLElement | null = null;

  constructor(
    readonly blocks: readonly Pick<BlockAccount, 'kept' | 'score'>[],
    readonly boxes: () => Boxes,
    words: LegendWords,
  ) {
    this.#legend = createLegend(words, () => {
      this.remove();
    });
    this.#layer = new PageBoxes((origin) => this.#draw(origin), [this.#legend.card]);
  }

  get isAttached(): boolean {
    return this.#layer.isAttached;
  }

  /** Shows it and focuses the legend. False if no block is visible. */
  show(): boolean {
    if (!this.#layer.show()) return false;
    addEventListener(
      'keydown',
      (event) => {
        this.#onKey(event);
      },
      { signal: this.#layer.signal, capture: true },
    );
    this.focus();
    return true;
  }

  /** Focuses the legend's button. */
  focus(): void {
    if (!this.#layer.hasFocus) this.#focusedBefore = focusedElement();
    this.#legend.card.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Removes it and restores the focus. */
  remove(): void {
    const hadFocus = this.#layer.hasFocus;
    this.#layer.remove();
    if (hadFocus) this.#focusedBefore?.focus({ preventScroll: true });
  }

  #draw(originNow: () => Origin): HTMLElement[] {
    const drawn: HTMLElement[] = [];
    let isTruncated = false;
    const boxes = this.boxes();
    // Measured after the boxes, because the layout of a page that became shorter may scroll it.
    const origin = originNow();
    boxes.forEach((box, at) => {
      const block = this.blocks[at];
      if (box === null || block === undefined) return;
      isTruncated = drawn.length === MAX_BOXES;
      if (isTruncated) return;
      const color = scoreColor(block.score);
      drawn.push(
        placeBox(box, origin, {
          background: `rgb(${color} / 28%)`,
          ...(block.kept && { outline: `2px solid rgb(${color})` }),
        }),
      );
    });
    this.#legend.setTruncated(isTruncated);
    return drawn;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isAttached) return;
    // Only the heatmap gets the key; the page must not close something as well.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.remove();
  }
}
