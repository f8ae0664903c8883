import { createElement } from '../../create-element.ts';
import { unwrap } from '../../move-children.ts';
import { ELEMENT_NODE } from '../../node-constants.ts';
import type { Successors } from './successors.ts';

/** Blocks of an article, which may not stand in a paragraph or a summary. */
export const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 hr pre blockquote div section aside article header ul ol dl details figure figcaption table'.split(
    ' ',
  ),
);

/**
 * Replaces a caption by its content as body text; what stands loose between its blocks gets paragraphs. Returns the
 * first element of the content.
 */
export function dissolveCaption(caption: Element, successors: Successors): Element | null {
  wrapLooseContent(caption);
  const first = caption.firstElementChild;
  unwrap(caption);
  if (first !== null) successors.set(caption, first);
  return first;
}

function wrapLooseContent(caption: Element): void {
  const scope = ['dir', 'lang'].flatMap((name) => {
    const value = caption.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  let paragraph: HTMLElement | null = null;
  for (const child of [...caption.childNodes]) {
    if (child.nodeType === ELEMENT_NODE && BLOCKS.has((child as Element).localName)) paragraph = null;
    else {
      if (paragraph === null) child.before((paragraph = createElement(caption.ownerDocument, 'p', scope)));
      paragraph.append(child);
    }
  }
}

/**
 * Gives each figure at most one caption, as its first or last child, as HTML demands. Captions in a row become one.
 * Where several parts of a figure have a caption, each gets a figure of its own.
 */
export function settleCaptions(root: HTMLElement, successors: Successors): void {
  const figures = new Set([...root.querySelectorAll('figure > figcaption')].map((caption) => caption.parentElement!));
  for (const figure of figures) {
    for (const child of [...figure.children]) {
      const before = child.previousElementSibling;
      if (isCaption(child) && before !== null && isCaption(before)) joinCaptions(before, child, successors);
    }
    const { firstElementChild: first, lastElementChild: last } = figure;
    if (first !== last && isCaption(first) && isCaption(last)) dissolveCaption(first!, successors);
    if (isCaption(figure.firstElementChild)) splitAtCaptions(figure);
    else splitBehindCaptions(figure);
  }
}

function isCaption(element: Element | null): boolean {
  return element?.localName === 'figcaption';
}

/** Moves the content of the second caption to the end of the first, each in paragraphs of its own. */
function joinCaptions(first: Element, second: Element, successors: Successors): void {
  wrapLooseContent(first);
  wrapLooseContent(second);
  first.append(...second.childNodes);
  second.remove();
  successors.set(second, first);
}

/** Of a figure with captions above its parts, puts each part with its caption into a figure. */
function splitAtCaptions(figure: Element): void {
  const children = [...figure.children];
  if (children.filter(isCaption).length < 2) return;
  let part: Element = figure;
  for (const child of children) {
    if (isCaption(child)) figure.append((part = figure.ownerDocument.createElement('figure')));
    part.append(child);
  }
}

/** Of a figure with captions below its parts, puts each part with its caption into a figure. */
function splitBehindCaptions(figure: Element): void {
  const children = [...figure.children];
  if (!children.slice(0, -1).some(isCaption)) return;
  let above: Element[] = [];
  for (const child of children) {
    above.push(child);
    if (!isCaption(child)) continue;
    const [only, caption] = above;
    if (above.length === 2 && only?.matches('figure:not(.embed)') && !isCaption(only.lastElementChild)) {
      only.append(caption!);
    } else {
      const part = figure.ownerDocument.createElement('figure');
      child.after(part);
      for (const one of above) part.append(one);
    }
    above = [];
  }
}
