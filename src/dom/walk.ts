import type { Outline } from '../engine/types.ts';

/** A text node met by the walk, in document order. */
export type TextRun = {
  readonly node: Text;
  /** Index of its parent in outline.elements (inline elements are elements too). */
  readonly element: number;
  /** Index of the block it belongs to, or -1 for white space between blocks. */
  readonly block: number;
  /** outline.elements.length when it was met: elements with a lower index started before it. */
  readonly before: number;
};

/** The outline and, aside, the live nodes it was read from: elements[i] is the node of outline.elements[i]. */
export type Walk = {
  readonly outline: Outline;
  readonly elements: readonly Element[];
  readonly runs: readonly TextRun[];
};
