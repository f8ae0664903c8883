import type { PageStructure } from '../../../article/blocks.ts';
import type { Part } from './parts.ts';

/** Called with the smallest part under the pointer or the finger; -1 for none. `isPress`: by a click or a tap. */
export type OnPoint = (leaf: number, isPress: boolean) => void;

/** Where parts are pointed at and framed: the article in the reader, or the page below it. */
export type Stage = {
  readonly structure: PageStructure;
  /** True where something of the part is shown. */
  readonly shows: (part: Part) => boolean;
  /** Frames a part. `isByKey`: scrolls to it. Returns a function that removes the frame. */
  readonly frame: (part: Part, how: { readonly isByKey: boolean }) => () => void;
  /** Watches the pointer. Returns a function that ends it. */
  readonly watch: (leaves: readonly Part[], onPoint: OnPoint) => () => void;
  /** Index of the first part in view. */
  readonly firstInView: (leaves: readonly Part[]) => number | Promise<number>;
};
