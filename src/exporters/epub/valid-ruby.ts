import { unwrap } from '../parts/edit-dom.ts';

/** One base with its reading. */
type Pair = { readonly base: Node[]; reading: Node[] };

/**
 * Writes a ruby element as pairs of a base and its reading, each reading in brackets for systems without ruby: EPUB
 * lacks `rb` and `rtc`, and a base needs a reading.
 */
export function makeValidRuby(ruby: Element): void {
  for (const group of ruby.querySelectorAll(':scope > rtc')) unwrap(group);
  for (const bracket of ruby.querySelectorAll(':scope > rp')) bracket.remove();
  const pairs: Pair[] = [];
  /** The first pair without a reading: several bases may be followed by as many readings. */
  let open = 0;
  let isAfterReading = true;
  for (const node of [...ruby.childNodes]) {
    if (node.nodeName === 'RT') {
      // A reading of nothing is text.
      if (pairs.length === 0) pairs.push({ base: [], reading: [] });
      const pair = pairs[open] ?? pairs.at(-1)!;
      for (const child of node.childNodes) pair.reading.push(child);
      open = Math.min(open + 1, pairs.length);
      isAfterReading = true;
    } else if (node.nodeName === 'RB' || isAfterReading) {
      const isBlank = node.textContent?.trim() === '' && pairs.length > 0;
      const last = pairs.at(-1);
      if (isBlank && last) last.base.push(node);
      else {
        pairs.push({ base: node.nodeName === 'RB' ? [...node.childNodes] : [node], reading: [] });
        isAfterReading = false;
      }
    } else pairs.at(-1)!.base.push(node);
  }
  const { ownerDocument: document } = ruby;
  const written = document.createDocumentFragment();
  for (const { base, reading } of pairs) {
    const isPair = base.length > 0 && reading.length > 0;
    const pair = isPair ? written.appendChild(document.createElement('ruby')) : written;
    for (const node of isPair ? base : [...base, ...reading]) pair.append(node);
    if (isPair) pair.append(part(document, 'rp', ['(']), part(document, 'rt', reading), part(document, 'rp', [')']));
  }
  ruby.replaceWith(written);
}

function part(document: Document, name: string, content: readonly (Node | string)[]): Element {
  const element = document.createElement(name);
  for (const node of content) element.append(node);
  return element;
}
