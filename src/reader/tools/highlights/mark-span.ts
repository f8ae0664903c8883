import type { HighlightColor } from '../../../platform/stores/kept-highlights.ts';
import { partsOf } from '../../text/parts-of.ts';
import type { ReadText } from '../../text/read-text.ts';
import type { Span } from './quote.ts';

/** Elements of running text, which may be inside a mark as a whole. */
const PHRASING = new Set(
  'a,em,strong,b,i,u,s,small,sub,sup,del,ins,span,q,cite,dfn,abbr,time,code,kbd,samp,var,bdi,bdo,data'.split(','),
);
/** A mark inside a formula, or between the parts of ruby, would break it. */
const WHOLE = 'math, ruby';

/** Puts `<mark>` around the words of a span: one for each run of text inside a block. */
export function markSpan(read: ReadText, span: Span, color: HighlightColor): void {
  const texts = new Set<Node>();
  for (const { node, from, to } of partsOf(read, span)) {
    if (to < node.length) node.splitText(to);
    texts.add(from > 0 ? node.splitText(from) : node);
  }
  const tops = new Set<Node>();
  for (const text of texts) tops.add(topOf(text, texts));
  let run: Node[] = [];
  for (const top of tops) {
    if (run.length > 0 && run.at(-1)?.nextSibling !== top) {
      wrap(run, color);
      run = [];
    }
    run.push(top);
  }
  if (run.length > 0) wrap(run, color);
}

/** The outermost element of running text whose whole text is marked; the text itself if there is none. */
function topOf(text: Node, texts: ReadonlySet<Node>): Node {
  let top: Node = (text.parentElement?.closest(WHOLE) as Node | null | undefined) ?? text;
  for (let parent = top.parentElement; parent !== null && PHRASING.has(parent.localName); parent = top.parentElement) {
    if (!isWholly(parent, texts)) break;
    top = parent;
  }
  return top;
}

function isWholly(element: Element, texts: ReadonlySet<Node>): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!texts.has(node) && node.nodeValue !== '' && node.parentElement?.closest(WHOLE) == null) return false;
  return true;
}

function wrap(nodes: readonly Node[], color: HighlightColor): void {
  const mark = document.createElement('mark');
  mark.className = `highlight highlight-${color}`;
  nodes[0]?.parentNode?.insertBefore(mark, nodes[0]);
  for (const node of nodes) mark.append(node);
}
