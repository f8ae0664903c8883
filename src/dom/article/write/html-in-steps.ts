import type { Steps } from '../../../engine/steps.ts';

/** Elements whose HTML is made in one step: about a millisecond. */
const ELEMENTS_A_STEP = 1_000;

/** The HTML in an element. An element with text between its elements takes one step. */
export function* htmlInSteps(element: Element): Steps<string> {
  const { children, childNodes } = element;
  if (children.length < childNodes.length) return element.innerHTML;
  let html = '';
  let written = 0;
  for (const child of children) {
    const within = child.getElementsByTagName('*').length;
    if (within < ELEMENTS_A_STEP) html += child.outerHTML;
    else {
      const tags = child.ownerDocument.importNode(child).outerHTML;
      const end = tags.lastIndexOf('</');
      html += tags.slice(0, end) + (yield* htmlInSteps(child)) + tags.slice(end);
    }
    written += within + 1;
    if (written < ELEMENTS_A_STEP) continue;
    written = 0;
    yield;
  }
  return html;
}
