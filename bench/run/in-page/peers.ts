import { Readability } from '@mozilla/readability';
import Defuddle from 'defuddle';
import type { Tool } from './algorithm-tool.ts';
import { textOf } from './text-of-html.ts';

/** The peers, called as their documentation says. */
export const PEERS: Readonly<Record<string, Tool>> = {
  // Readability changes its document, so every caller must clone it; the clone is part of its time.
  readability: (page) => ({ html: new Readability(page.cloneNode(true) as Document).parse()?.content ?? '' }),
  defuddle: (page) => ({ html: new Defuddle(page).parse().content }),
  everything: (page) => ({ text: textOf(page.documentElement, invisible) }),
};

const checkVisibility = Element.prototype.checkVisibility;

function invisible(element: Element): boolean {
  return !checkVisibility.call(element, { visibilityProperty: true });
}
