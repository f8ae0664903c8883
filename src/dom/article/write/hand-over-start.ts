import { firstParagraphOf } from './first-paragraph.ts';
import { joinParts } from './join-parts.ts';
import { nameLinks } from './name-links.ts';
import { Successors } from '../html/successors.ts';

/** Characters of HTML that the start of a long article has at least: a few screens. */
const START_LENGTH = 10_000;

/** Takes the start of an article that is still written. */
export type OnStart = (html: string, firstParagraph: string) => void;

/** Hands over a copy of all outermost blocks but the last one, which may be open. False as long as they are short. */
export function handOverStart(root: HTMLElement, onStart: OnStart): boolean {
  const copy = root.ownerDocument.importNode(root);
  for (let block = root.firstElementChild; block?.nextElementSibling; block = block.nextElementSibling)
    copy.append(block.cloneNode(true));
  if (copy.innerHTML.length <= START_LENGTH) return false;
  // As for the whole article. Links to later places get no address yet.
  joinParts(copy, new Successors());
  nameLinks(copy);
  onStart(copy.innerHTML, firstParagraphOf(copy));
  return true;
}
