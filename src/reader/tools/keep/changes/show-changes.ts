import { partsOf } from '../../../text/parts-of.ts';
import { nodeAt } from '../../../text/text-places.ts';
import type { ParagraphChange } from './compare-texts.ts';
import type { Paragraphs } from './read-paragraphs.ts';

/** Classes of what is new and of what was before. */
export const NOW = 'changed-now';
export const WAS = 'changed-was';
/** Elements that are a paragraph of their own. */
export const BLOCK =
  'p, li, dt, dd, td, th, pre, blockquote, figcaption, caption, summary, h1, h2, h3, h4, h5, h6, div, section';
/** Elements whose parts cannot have a paragraph between them. */
const CLOSED = 'table, dl, details, figure';

/**
 * Marks changes in a shown content: new words are in `<ins>`, old ones in `<del>`. A `<del>` is in a shadow tree, so
 * that its words are no part of the text for everything that reads the document. Returns a function that takes
 * everything back.
 */
export function showChanges({ read, texts, starts }: Paragraphs, changes: readonly ParagraphChange[]): () => void {
  const marks: Element[] = [];
  const add = <E extends Element>(mark: E): E => {
    marks.push(mark);
    return mark;
  };
  const insert = (start: number, end: number): void => {
    // From the end to the start, so that the offsets before stay valid.
    for (const { node, from, to } of partsOf(read, { start, end }).toReversed()) {
      if (to < node.length) node.splitText(to);
      const text = from > 0 ? node.splitText(from) : node;
      const mark = add(document.createElement('ins'));
      mark.className = NOW;
      text.replaceWith(mark);
      mark.append(text);
    }
  };
  const deleteAt = (unit: number, isAtEnd: boolean, text: string): void => {
    const mark = add(deletion('span', text));
    const last = isAtEnd ? unit - 1 : unit;
    const node = read.nodes[nodeAt(read, last)]!;
    const offset = read.offsets[last]! + (isAtEnd ? 1 : 0);
    if (offset === 0) outermostFirst(node).before(mark);
    else if (offset >= node.length) node.after(mark);
    else node.splitText(offset).before(mark);
  };

  for (const change of changes.toReversed()) {
    const start = starts[change.at] ?? 0;
    const length = texts[change.at]?.length ?? 0;
    switch (change.kind) {
      case 'inserted':
        insert(start, start + length);
        break;
      case 'deleted':
        add(deletedParagraph({ read, texts, starts }, change.at, change.text));
        break;
      case 'changed': {
        let end = start + length;
        for (const { kind, text } of change.pieces.toReversed()) {
          if (kind === 'deleted') deleteAt(end, end === start + length, text);
          else {
            if (kind === 'inserted') insert(end - text.length, end - text.length + text.trimEnd().length);
            end -= text.length;
          }
        }
      }
    }
  }
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      if (mark.localName === 'ins') mark.replaceWith(...mark.childNodes);
      else mark.remove();
      parent?.normalize();
    }
  };
}

/** An element that shows a deleted text and has no text itself. */
function deletion(name: 'span' | 'p', text: string): HTMLElement {
  const host = document.createElement(name);
  host.className = WAS;
  const words = document.createElement('del');
  words.textContent = text.trimEnd();
  // The space after it has no line.
  host.attachShadow({ mode: 'open' }).append(words, text.slice(words.textContent.length));
  return host;
}

/** Puts a deleted paragraph before the paragraph of this index, or after the last one. */
function deletedParagraph({ read, texts, starts }: Paragraphs, at: number, text: string): HTMLElement {
  const isAtEnd = at >= texts.length;
  const unit = isAtEnd ? starts.at(-1)! + texts.at(-1)!.length - 1 : starts[at]!;
  const node = read.nodes[nodeAt(read, unit)]!;
  const block = node.parentElement!.closest(BLOCK)!;
  const put = (place: ChildNode, mark: HTMLElement): HTMLElement => {
    place[isAtEnd ? 'after' : 'before'](mark);
    return mark;
  };
  if (block.localName === 'li') {
    const item = document.createElement('li');
    item.className = 'changed-item';
    item.append(deletion('span', text));
    return put(block as HTMLElement, item);
  }
  const host = deletion('p', text);
  // Text that is in the content itself, or beside blocks.
  if (block.matches('.content, .stretch, .post')) return put(childOf(block, node), host);
  let place = block as HTMLElement;
  for (let outer = place.closest<HTMLElement>(CLOSED); outer?.closest('.content');) {
    place = outer;
    outer = place.parentElement!.closest<HTMLElement>(CLOSED);
  }
  return put(place, host);
}

/** The child of the block that has the node. */
function childOf(block: Element, node: Text): ChildNode {
  let child: ChildNode = node;
  while (child.parentNode !== block) child = child.parentElement!;
  return child;
}

/** The outermost element of running text that begins with this text, such as a link; the text itself if none does. */
function outermostFirst(node: Text): ChildNode {
  let first: ChildNode = node;
  for (
    let parent = first.parentElement;
    parent !== null && parent.firstChild === first && !parent.matches(BLOCK);
    parent = first.parentElement
  )
    first = parent;
  return first;
}
