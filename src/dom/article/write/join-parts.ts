import { bareText } from '../../../engine/text/letters.ts';
import { takeChildren } from '../../move-children.ts';
import { dissolveCaption, settleCaptions } from '../html/settle-captions.ts';
import type { Successors } from '../html/successors.ts';

/** Characters from which a line that repeats the description of the picture above it is its caption. */
const LEAST_CAPTION = 8;
/** The number of a section. */
const NUMBER = /^\d{1,2}[.)]?$/;

/** Joins captions with their pictures, and numbers on lines of their own with their headings. */
export function joinParts(root: HTMLElement, successors: Successors): void {
  markCaptions(root, successors);
  joinCaptions(root, successors);
  joinNumbers(root, successors);
}

/**
 * Moves each caption and credit outside a figure into the figure of the picture right before it; any other becomes body
 * text. Then gives each figure at most one caption.
 */
function joinCaptions(root: HTMLElement, successors: Successors): void {
  for (const caption of root.querySelectorAll(':not(figure) > figcaption')) {
    const before = caption.previousElementSibling;
    if (before?.matches('figure:not(.embed)')) before.append(caption);
    else if (before?.matches('img, p:has(img)') && !before.textContent?.trim()) {
      const figure = root.ownerDocument.createElement('figure');
      before.replaceWith(figure);
      figure.append(before.localName === 'p' ? takeChildren(before) : before, caption);
    } else dissolveCaption(caption, successors);
  }
  settleCaptions(root, successors);
}

/** Makes a caption of the line below a picture that repeats its description. */
function markCaptions(root: HTMLElement, successors: Successors): void {
  // Siblings are asked for by name: a selector for them takes quadratic time in some programs' DOM.
  for (const figure of root.querySelectorAll('figure:not(.embed)')) {
    const line = figure.nextElementSibling;
    if (line?.localName !== 'p' || figure.querySelector('figcaption') !== null) continue;
    const alt = bareText(figure.querySelector('img')?.getAttribute('alt') ?? '');
    if (alt.length < LEAST_CAPTION || alt !== bareText(line.textContent ?? '')) continue;
    const caption = figure.appendChild(root.ownerDocument.createElement('figcaption'));
    caption.append(takeChildren(line));
    line.remove();
    successors.set(line, caption);
  }
}

/** Joins numbers that count sections from 1 on, each on a line above a heading, with the headings. */
function joinNumbers(root: HTMLElement, successors: Successors): void {
  const lines = [...root.querySelectorAll('h2, h3, h4')].flatMap(({ previousElementSibling: line }) =>
    line?.localName === 'p' && NUMBER.test(line.textContent ?? '') ? [line] : [],
  );
  if (lines.length < 2 || lines.some(({ textContent }, i) => parseInt(textContent!, 10) !== i + 1)) return;
  for (const line of lines) {
    const heading = line.nextElementSibling!;
    heading.prepend(takeChildren(line), ' ');
    line.remove();
    successors.set(line, heading);
  }
}
