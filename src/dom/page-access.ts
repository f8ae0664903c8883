const readUrl = Object.getOwnPropertyDescriptor(Document.prototype, 'URL')?.get;

/** The document's address; of a document without one of its own (about:srcdoc) the address that its links start from. */
export function addressOf(document: Document): string {
  const own = String(readUrl?.call(document) ?? '');
  return /^https?:/.test(own) ? own : baseOf(document);
}

const readBase = Object.getOwnPropertyDescriptor(Node.prototype, 'baseURI')?.get;

/** What relative addresses of a node resolve against. */
export function baseOf(node: Node): string {
  return String(readBase?.call(node) ?? '');
}
