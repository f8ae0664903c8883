import { baseOf, defaultViewOf, ownerDocumentOf } from '../../safe-dom.ts';

/** The addresses that relative links start from: the page's base, and inside a frame the base of that frame. */
export class BaseAddresses {
  private readonly owner: Document | null;
  private readonly base: string;

  /** `root`: the first element of the walk, absent for an empty page. */
  constructor(root: Element | undefined) {
    this.owner = root ? ownerDocumentOf(root) : null;
    this.base = root ? baseOf(root) : '';
  }

  /** The base for a node. A parsed noscript has a document without a view and without the page's base. */
  at(node: Element): string {
    const owner = ownerDocumentOf(node);
    if (owner === null || owner === this.owner) return this.base;
    return defaultViewOf(owner) ? baseOf(node) : this.base;
  }
}
