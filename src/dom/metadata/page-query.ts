/** Queries a document in a way that named properties (<img name="querySelector">) cannot shadow. */
export function queryAll(document: Document, selector: string): Element[] {
  return [...Document.prototype.querySelectorAll.call(document, selector)];
}

export function queryFirst(document: Document, selector: string): Element | null {
  return Document.prototype.querySelector.call(document, selector);
}
