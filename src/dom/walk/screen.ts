import type { Outline } from '../../engine/types.ts';
import { attributeOf } from '../safe-dom.ts';
import { isClipped, isVisible, styleOf } from './visibility.ts';

/** Labels for screen readers are short; prose is not put into clips. */
const MAX_CLIPPED_CHARS = 200;

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

/** Remembers, element by element, what the browser said of visibility, so that each is asked at most once. */
export class Screen {
  readonly #seen: number[] = [];
  readonly #displayed: number[] = [];
  readonly #elements: readonly Element[];
  readonly #parentOf: (index: number) => number;

  constructor(elements: readonly Element[], parentOf: (index: number) => number) {
    this.#elements = elements;
    this.#parentOf = parentOf;
  }

  /** True where a person can see text of this length directly inside the element with this index. */
  shows(index: number, chars: number): boolean {
    const known = this.#seen[index] ?? UNKNOWN;
    if (known !== UNKNOWN) return known === YES;
    const element = this.#elements[index]!;
    const shown = isVisible(element, () => this.undisplayedRoot(index) < 0) && !(chars <= MAX_CLIPPED_CHARS && isMarked(element) && isClipped(element));
    this.#seen[index] = shown ? YES : NO;
    return shown;
  }

  /** Index of the outermost ancestor-or-self with display: none, or -1. */
  undisplayedRoot(index: number): number {
    const path: number[] = [];
    for (let i = index; i >= 0 && (this.#displayed[i] ?? UNKNOWN) === UNKNOWN; i = this.#parentOf(i)) path.push(i);
    const top = path.length > 0 ? this.#parentOf(path[path.length - 1]!) : index;
    let displayed = top < 0 || this.#displayed[top] === YES;
    for (const i of path.reverse()) {
      displayed &&= styleOf(this.#elements[i]!)?.display !== 'none';
      this.#displayed[i] = displayed ? YES : NO;
    }
    if (displayed) return -1;
    let root = index;
    for (let up = this.#parentOf(root); up >= 0 && this.#displayed[up] === NO; up = this.#parentOf(root)) root = up;
    return root;
  }
}

/** Words of the whole outline. */
export function wordsOf(outline: Outline): number {
  return outline.blocks.reduce((sum, block) => sum + block.words, 0);
}

/** Clips are put on by a class or a style of the element's own. */
function isMarked(element: Element): boolean {
  return attributeOf(element, 'class') !== '' || attributeOf(element, 'style') !== '' || attributeOf(element, 'id') !== '';
}
