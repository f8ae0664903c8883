import { caretAt, firstLine } from '../../article/text-place.ts';
import type { SpokenText, TextBlock } from '../../article/spoken-text.ts';

/** A paragraph and a place in its text. */
export type ListenPlace = { readonly block: TextBlock; readonly offset: number };

/** Elements that have an action of their own when they are pressed. */
const INTERACTIVE = 'a, button, summary, input, select, [role="button"], .enlargeable';

/** Where listening begins: at the selection, at a focused heading in view, else at the first line in view. */
export function startPlace(scroller: Element, text: SpokenText): ListenPlace | null {
  const selection = getSelection();
  if (selection !== null && !selection.isCollapsed && selection.rangeCount > 0) {
    const { startContainer, startOffset } = selection.getRangeAt(0);
    if (isInSheet(startContainer, scroller)) return text.at(startContainer, startOffset);
  }
  return focusedPlace(scroller, text) ?? placeInView(scroller, text);
}

/** The paragraph of the focused element, if it is one that Enter does not press; else the first line in view. */
export function placeForEnter(target: Element, scroller: Element, text: SpokenText): ListenPlace | null {
  if (target === scroller) return startPlace(scroller, text);
  if (!isInSheet(target, scroller) || target.closest(INTERACTIVE) !== null) return null;
  return text.at(target, 0);
}

/** The sentence under the pointer; null on controls, next to the text and while text is selected. */
export function placeOfClick(event: MouseEvent, text: SpokenText): ListenPlace | null {
  const target = event.target as Element;
  if (event.detail > 1 || target.closest(INTERACTIVE) !== null || getSelection()?.isCollapsed === false) return null;
  const caret = caretAt(event.clientX, event.clientY);
  const place = caret && text.at(caret.node, caret.offset);
  return place?.block.element.contains(target) ? atSentence(place) : null;
}

function placeInView(scroller: Element, text: SpokenText): ListenPlace | null {
  const line = firstLine(scroller);
  const place = line && text.at(line.caret.node, line.caret.offset);
  if (place) return atSentence(place);
  const block = text.first();
  return block && { block, offset: 0 };
}

function focusedPlace(scroller: Element, text: SpokenText): ListenPlace | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement === scroller || !isInSheet(activeElement, scroller)) return null;
  const { top, bottom } = scroller.getBoundingClientRect();
  const place = activeElement.getBoundingClientRect();
  return place.bottom > top && place.top < bottom ? text.at(activeElement, 0) : null;
}

function isInSheet(node: Node, scroller: Element): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('.sheet') != null && scroller.contains(element);
}

/** The start of the sentence instead of a place in it. */
function atSentence({ block, offset }: ListenPlace): ListenPlace {
  return { block, offset: block.sentences.find(({ end }) => end > offset)?.start ?? 0 };
}
