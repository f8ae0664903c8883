import { takeChildren } from '../../move-children.ts';
import { dissolveCaption, settleCaptions } from '../html/settle-captions.ts';
import type { Successors } from '../html/successors.ts';

/**
 * Moves each caption and credit outside a figure into the figure of the picture right before it; any other becomes body
 * text. Then gives each figure at most one caption.
 */
export function joinCaptions(root: HTMLElement, successors: Successors): void {
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
