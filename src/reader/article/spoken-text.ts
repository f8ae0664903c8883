import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import { type Span, splitSentences } from '../text/sentences.ts';
import { rangeOf, type TextPlaces } from '../text/text-places.ts';
import { showWhole } from './show-whole.ts';

/** A paragraph to speak. Its sentences are in order. */
export type Spoken = { readonly text: string; readonly lang: string; readonly sentences: readonly Span[] };

/** The paragraphs, read one at a time when they are needed. Null at either end. */
export type Source<B extends Spoken> = {
  readonly after: (block: B) => B | null;
  readonly before: (block: B) => B | null;
};

/** A paragraph of the article that is read aloud. */
export type TextBlock = Spoken &
  TextPlaces & {
    readonly element: Element;
    /** First and last node of the paragraph, in document order. */
    readonly first: Node;
    readonly last: Node;
  };

/** The text of the shown article and its open comments, paragraph by paragraph. */
export type SpokenText = Source<TextBlock> & {
  readonly first: () => TextBlock | null;
  /** The paragraph at a place in the document, or the next one; `offset` is the place in its text. */
  readonly at: (node: Node, offset: number) => { readonly block: TextBlock; readonly offset: number } | null;
};

/** A row of a table is one paragraph. */
const BLOCK = 'p,li,dt,dd,tr,caption,blockquote,figcaption,summary,h1,h2,h3,h4,h5,h6,div,section,article,header,footer';
const CELL = `td,th,${BLOCK}`;

/** Elements that are not read: notes and their marks, readings above Han, credits, folded and purely visual content. */
const SKIPPED = [
  '.footnotes, .footnote, .footnote-ref, .footnote-back, a[href^="#"]:has(sup), sup:has(a[href^="#"])',
  '[data-translation="whole"] .source-run.translated, [data-translation="below"] .translation',
  'rt, rp, .credits, .changes, .algorithm-notice, [aria-hidden="true"], details:not([open]) > :not(summary)',
].join();

/** Elements without words to read. A message is spoken instead. */
const NAMED = 'pre, math';
/** A formula in a sentence with at most this many characters is read with it, as in "the point x". */
const SHORT_FORMULA = 12;

const SPEAKABLE = /[\p{L}\p{N}]/u;
const SPACE = /\s/;
/** Soft hyphens and other marks for line breaks, which some voices spell out. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/;

/** Reads paragraphs below the scroll container when they are asked for, so that a long article costs nothing. */
export function spokenText(root: Element): SpokenText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    if (node.parentElement === root && !node.matches('.sheet')) return NodeFilter.FILTER_REJECT;
    if (node.matches(SKIPPED)) return NodeFilter.FILTER_REJECT;
    return node.localName === 'br' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });

  /** The paragraph of a node: all nodes around it that are in the same block. */
  const read = (node: Node): TextBlock => {
    const named = namedAround(node);
    if (named !== null) return namedBlock(named);
    const element = blockAround(node);
    const belongs = (other: Node | null): other is Node =>
      other !== null && blockAround(other) === element && namedAround(other) === null;
    walker.currentNode = node;
    let first = node;
    while (belongs(walker.previousNode())) first = walker.currentNode;
    walker.currentNode = first;
    const nodes = [first];
    while (belongs(walker.nextNode())) nodes.push(walker.currentNode);
    return textBlock(element, nodes);
  };

  const step = (from: Node, move: 'nextNode' | 'previousNode'): TextBlock | null => {
    let at = from;
    for (;;) {
      walker.currentNode = at;
      const node = walker[move]();
      if (node === null) return null;
      const block = read(node);
      if (SPEAKABLE.test(block.text)) return block;
      at = move === 'nextNode' ? block.last : block.first;
    }
  };
  const next = (from: Node): TextBlock | null => {
    const block = step(from, 'nextNode');
    if (block !== null || root.querySelector('.content[aria-busy]') === null) return block;
    showWhole(root);
    return step(from, 'nextNode');
  };

  return {
    first: () => next(root),
    // A paragraph that is no longer shown has no neighbours.
    after: ({ last }) => (last.isConnected ? next(last) : null),
    before: ({ first }) => (first.isConnected ? step(first, 'previousNode') : null),
    at: (node, offset) => {
      const start = node instanceof Text ? node : (node.childNodes[offset] ?? node);
      const skipped = outermost(start, SKIPPED);
      const text = skipped === null ? firstText(start) : null;
      const block = text && read(text);
      if (text !== null && block !== null && SPEAKABLE.test(block.text))
        return { block, offset: offsetOf(block, text, start === node ? offset : 0) };
      const following = next(skipped === null ? (block?.last ?? start) : deepestLast(skipped));
      return following && { block: following, offset: 0 };
    },
  };
}

/** The place of a part of a paragraph in the document. */
export function spanRange(block: TextBlock, { start, end }: Span): Range {
  if (block.nodes.length > 0) return rangeOf(block, start, end);
  const range = new Range();
  range.selectNodeContents(block.element);
  return range;
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

function outermost(node: Node, selector: string): Element | null {
  let found: Element | null = null;
  for (let at = elementOf(node)?.closest(selector); at; at = at.parentElement?.closest(selector)) found = at;
  return found;
}

function firstText(node: Node): Text | null {
  return node instanceof Text
    ? node
    : (document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() as Text | null);
}

function deepestLast(node: Node): Node {
  let last = node;
  while (last.lastChild !== null) last = last.lastChild;
  return last;
}

function blockAround(node: Node): Element {
  const element = elementOf(node)!;
  return element.closest('tr') ?? element.closest(BLOCK)!;
}

/** The listing or formula around a node that is named, not read. */
function namedAround(node: Node): Element | null {
  const element = elementOf(node)?.closest(NAMED) ?? null;
  if (element?.localName !== 'math' || element.getAttribute('display') === 'block') return element;
  return element.textContent.length > SHORT_FORMULA ? element : null;
}

function namedBlock(element: Element): TextBlock {
  const text = translate(element.localName === 'pre' ? 'listen_code' : 'listen_formula');
  const sentences = [{ start: 0, end: text.length }];
  const places = { nodes: [], starts: [], offsets: [] };
  return { element, first: element, last: deepestLast(element), text, lang: interfaceLanguage(), sentences, ...places };
}

/** Text without white space of the source. A line break ends a sentence; cells of a row have a comma between them. */
function textBlock(element: Element, all: readonly Node[]): TextBlock {
  const nodes: Text[] = [];
  const starts: number[] = [];
  const offsets: number[] = [];
  let text = '';
  let cell: Element | null = null;
  const separate = (mark: string, at: number): void => {
    text = text.trimEnd();
    offsets.length = text.length;
    if (text === '') return;
    text += mark;
    for (let unit = 0; unit < mark.length; unit++) offsets.push(at);
  };
  for (const node of all) {
    if (!(node instanceof Text)) {
      separate('\n', nodes.at(-1)?.length ?? 0);
      continue;
    }
    const nodeCell: Element | null = element.localName === 'tr' ? elementOf(node)!.closest(CELL) : null;
    if (nodeCell !== cell && SPEAKABLE.test(node.data)) {
      separate(/[\p{L}\p{N}]\s*$/u.test(text) ? ', ' : '\n', nodes.at(-1)?.length ?? 0);
      cell = nodeCell;
    }
    nodes.push(node);
    starts.push(offsets.length);
    for (let at = 0; at < node.length; at++) {
      const unit = node.data.charAt(at);
      const isSpace = SPACE.test(unit);
      if (INVISIBLE.test(unit) || (isSpace && (text === '' || SPACE.test(text.at(-1)!)))) continue;
      text += isSpace ? ' ' : unit;
      offsets.push(at);
    }
  }
  const spoken = elementOf(all[0]!)?.closest('.translation') ?? element;
  const lang = spoken.closest('[lang]')?.getAttribute('lang') ?? '';
  const sentences = splitSentences(text, lang);
  return { element, first: all[0]!, last: all.at(-1)!, text, lang, sentences, nodes, starts, offsets };
}

/** The first unit of a paragraph's text at or after a place in one of its nodes. */
function offsetOf({ nodes, starts, offsets, text }: TextBlock, node: Text, offset: number): number {
  const index = nodes.indexOf(node);
  if (index === -1) return 0;
  const end = starts[index + 1] ?? text.length;
  let unit = starts[index]!;
  while (unit < end && offsets[unit]! < offset) unit++;
  return Math.min(unit, text.length - 1);
}
