import { firstParagraphOf } from './first-paragraph.ts';

/** Characters of HTML that the start of a long article has at least: a few screens. */
const START_LENGTH = 10_000;

/** Takes the start of an article that is still written. */
export type OnStart = (html: string, firstParagraph: string) => void;

/** Hands over all outermost blocks except the last one, which may be open. False as long as they are short. */
export function handOverStart(root: Element, onStart: OnStart): boolean {
  let html = '';
  for (let block = root.firstElementChild; block?.nextElementSibling; block = block.nextElementSibling)
    html += block.outerHTML;
  if (html.length <= START_LENGTH) return false;
  onStart(html, firstParagraphOf(root));
  return true;
}
