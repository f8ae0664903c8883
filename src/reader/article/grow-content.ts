import { SHOW_WHOLE } from './show-whole.ts';

/** Blocks whose children may come in several parts. A table would change the widths of its columns with each part. */
const DIVISIBLE = new Set(['ul', 'ol', 'dl', 'div', 'section', 'article', 'blockquote']);
/** Weight of the part that is shown at once, a few screens, and of each later part. */
const FIRST_PART = 2_000;
const LATER_PART = 6_000;
/** Characters of text that take about as long to show as one element. */
const CHARACTERS = 32;

/** Events on the window that ask for the whole content at once. */
const WHOLE = [SHOW_WHOLE, 'beforeprint'];

/**
 * Moves the content into the target: its start at once, the rest in parts between frames, so that a long article shows
 * its first screen early and the view stays responsive. Calls `onGrown` at the end. Returns a function that stops it.
 */
export function growContent(target: Element, content: DocumentFragment, onGrown: () => void): () => void {
  const parts = moveInParts(content, target, { left: FIRST_PART });
  let isGrowing = true;
  const stop = (): void => {
    isGrowing = false;
    for (const type of WHOLE) removeEventListener(type, finish);
    target.removeAttribute('aria-busy');
  };
  const finish = (): void => {
    while (parts.next().done !== true);
    stop();
    onGrown();
  };
  const grow = (): void => {
    if (!isGrowing) return;
    if (parts.next().done === true) finish();
    else requestAnimationFrame(() => setTimeout(grow));
  };
  for (const type of WHOLE) addEventListener(type, finish);
  target.setAttribute('aria-busy', 'true');
  grow();
  return stop;
}

/** Moves the nodes to the end of the target, and pauses after each part. */
function* moveInParts(content: Node, target: Element, part: { left: number }): Generator<undefined, void> {
  for (let node = content.firstChild; node !== null; node = content.firstChild) {
    const weight = weightOf(node);
    if (weight > LATER_PART && node instanceof Element && DIVISIBLE.has(node.localName)) {
      const empty = node.cloneNode(false) as Element;
      node.remove();
      target.append(empty);
      yield* moveInParts(node, empty, part);
      continue;
    }
    target.append(node);
    part.left -= weight;
    if (part.left > 0) continue;
    part.left = LATER_PART;
    yield;
  }
}

function weightOf(node: Node): number {
  const elements = node instanceof Element ? node.getElementsByTagName('*').length + 1 : 1;
  return elements + (node.textContent?.length ?? 0) / CHARACTERS;
}
