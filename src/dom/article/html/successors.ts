/** Which element of the article replaced which, so that a link to a replaced element can lead to its successor. */
export class Successors {
  private readonly next = new Map<Element, Element>();

  set(replaced: Element, successor: Element): void {
    this.next.set(replaced, successor);
  }

  /** The element that now takes this one's place; the element itself where nothing replaced it. */
  lastOf(element: Element): Element {
    let last = element;
    for (let next = this.next.get(last); next; next = this.next.get(last)) last = next;
    return last;
  }
}
