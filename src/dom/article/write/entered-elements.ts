import type { Scope } from '../html/open-elements.ts';

/** An entered element of the page, with what to close at its end. */
export type EnteredElement = {
  readonly start: number;
  readonly end: number;
  readonly opened: 'inline' | 'block' | 'button' | 'nothing';
  /** The scope to restore; null where the element declares none. */
  readonly scope: Scope | null;
};

/** The elements that the builder has entered and not closed, innermost last. */
export class EnteredElements {
  private readonly stack: EnteredElement[] = [];

  constructor(private readonly close: (element: EnteredElement) => void) {}

  push(element: EnteredElement): void {
    this.stack.push(element);
  }

  /** Closes the elements that end at or before this index. */
  closeEnded(index: number): void {
    for (let last = this.stack.at(-1); last && last.end <= index; last = this.stack.at(-1)) this.closeLast(last);
  }

  /** Closes the elements that do not contain the element with this index. */
  closeOutside(index: number): void {
    for (let last = this.stack.at(-1); last && (index < last.start || index >= last.end); last = this.stack.at(-1))
      this.closeLast(last);
  }

  private closeLast(last: EnteredElement): void {
    this.stack.pop();
    this.close(last);
  }
}
