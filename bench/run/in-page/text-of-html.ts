/** Elements whose text is not shown. */
const SILENT = new Set(['script', 'style', 'noscript', 'template']);

/** Elements that begin and end a line; also cells, so that words of neighbouring cells stay apart. */
const BREAKS = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section ' +
    'select summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

const LINE = '\n';

/** Text below root, one line for each block element and `br`, without the elements for which `hidden` is true. */
export function textOf(root: Node, hidden: (element: Element) => boolean = () => false): string {
  const parts: string[] = [];
  // An explicit stack, as pages may be nested deeper than the call stack. LINE marks the end of a block.
  const stack: (Node | typeof LINE)[] = [root];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (item === LINE) {
      parts.push(LINE);
    } else if (item.nodeType === Node.TEXT_NODE) {
      parts.push(item.nodeValue ?? '');
    } else if (item.nodeType === Node.ELEMENT_NODE) {
      const element = item as Element;
      // Reads through the prototype, as fields of a form can shadow its properties.
      const tag = nameOf(element);
      if (SILENT.has(tag) || hidden(element)) continue;
      if (tag === 'br') parts.push(LINE);
      if (BREAKS.has(tag)) {
        parts.push(LINE);
        stack.push(LINE);
      }
      pushChildren(element, stack);
    } else {
      pushChildren(item, stack);
    }
  }
  return parts.join('');
}

/** Text of an extractor's HTML, parsed in a document that runs and loads nothing. */
export function textOfHtml(html: string): string {
  return textOf(new DOMParser().parseFromString(html, 'text/html').documentElement);
}

const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get;
const lastChild = Object.getOwnPropertyDescriptor(Node.prototype, 'lastChild')?.get;
const previousSibling = Object.getOwnPropertyDescriptor(Node.prototype, 'previousSibling')?.get;

function nameOf(element: Element): string {
  return (localName?.call(element) as string).toLowerCase();
}

function pushChildren(node: Node, stack: (Node | typeof LINE)[]): void {
  let child = lastChild?.call(node) as Node | null;
  while (child) {
    stack.push(child);
    child = previousSibling?.call(child) as Node | null;
  }
}
