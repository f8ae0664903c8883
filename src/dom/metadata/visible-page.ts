import { itemAt } from '../../engine/outline-tree.ts';
import { bareText } from '../../engine/text/letters.ts';
import type { Outline } from '../../engine/types.ts';
import { SEPARATOR } from './title.ts';

/** What visible metadata is read from. */
export type VisiblePage = {
  readonly outline: Outline;
  /** An attribute of an element of the outline; '' where the element does not have it. */
  readonly attribute: (element: number, name: string) => string;
  /** BCP 47 tag; '' where the page declares none. */
  readonly lang: string;
  /** Block of the headline; -1 where there is none. */
  readonly headline: number;
  /** What `markOf` has read, by element. */
  readonly marks: string[];
  /** False where no element names an author by an attribute, or has a test id. */
  readonly hasAuthors: boolean;
  readonly hasTestIds: boolean;
};

/** Classes and ids of parts whose names and dates belong to others. */
const OTHERS =
  /(?:^|[\s_-])(?:comments?|repl(?:y|ies)|related|recommend(?:ed|ations?)|teasers?|popular|trending|newsletter|promos?|read-?(?:next|more)|more-(?:from|posts|articles|news|stories)|latest|recent|testimonials?|reviews?|breadcrumbs?|menu|cards?)(?:$|[\s_-])/;
const OTHER_TAGS = new Set(['nav', 'blockquote', 'pre', 'select']);
const ASIDE = /(?:^|[\s_-])(?:sidebar|footer|widget|nav|navigation)(?:$|[\s_-])/;
const ASIDE_TAGS = new Set(['aside', 'table', 'figure', 'figcaption', 'form', 'footer', 'li']);

/** Class, id and test id of an element in lower case, with hyphens in camel case. */
export function markOf({ outline, attribute, marks, hasTestIds }: VisiblePage, element: number): string {
  const known = marks[element];
  if (known !== undefined) return known;
  const { classes, id } = itemAt(outline.elements, element);
  const name = `${classes} ${id} ${hasTestIds ? attribute(element, 'data-testid') : ''}`;
  return (marks[element] = name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase());
}

/**
 * Where an element stands: 'others' if a part of the page around it is about something else, 'aside' if one stands
 * beside the text, else 'own'. Parts that hold the headline do not count; without a headline, parts with more than
 * half of the blocks do not.
 */
export function partOf(page: VisiblePage, element: number): 'own' | 'aside' | 'others' {
  const { elements, blocks } = page.outline;
  const anchor = blocks[page.headline]?.element ?? -1;
  let part: 'own' | 'aside' = 'own';
  for (let at = element; at > 0;) {
    const { end, firstBlock, lastBlock, tag, role, parent } = itemAt(elements, at);
    const isAroundHeadline = at <= anchor && anchor < end;
    if (isAroundHeadline || (anchor < 0 && lastBlock - firstBlock > blocks.length / 2)) break;
    const mark = markOf(page, at);
    if (OTHER_TAGS.has(tag) || OTHERS.test(mark)) return 'others';
    if (ASIDE_TAGS.has(tag) || role === 'complementary' || ASIDE.test(mark)) part = 'aside';
    at = parent;
  }
  return part;
}

/** A text with fewer words and letters may equal a part of the title by chance. */
const TITLE_WORDS = 3;
const TITLE_LETTERS = 12;
/** Punctuation makes a text at most this much longer than its letters. */
const PUNCTUATION = 10;

/**
 * Index of the block with the page's headline: a heading or line that is the window's title, or its part between
 * separators; else the first h1; -1 where there is none.
 */
export function headlineBlock({ blocks }: Outline, windowTitle: string): number {
  const parts = partsOf(windowTitle);
  let [first, best, most] = [-1, -1, 0];
  for (const [i, { heading, text, words, chars, linkChars }] of blocks.entries()) {
    if (heading === 1 && first < 0) first = i;
    // A line that is a link names another page, such as the front page.
    if (text.length > windowTitle.length + PUNCTUATION || (heading === 0 && linkChars >= chars)) continue;
    const bare = bareText(text);
    if (!parts.has(bare)) continue;
    const isLong = words >= TITLE_WORDS || bare.length >= TITLE_LETTERS;
    const rank = (isLong ? 2 : 0) + (heading === 1 ? 1.5 : heading > 0 ? 1 : 0);
    if (rank > most) [best, most] = [i, rank];
  }
  return best >= 0 ? best : first;
}

/** The title's parts between separators, alone and together with their neighbours, in plain letters. */
function partsOf(title: string): Set<string> {
  const parts = title.split(SEPARATOR);
  const found = new Set<string>();
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 1; to <= parts.length; to++) found.add(bareText(parts.slice(from, to).join(' ')));
  found.delete('');
  return found;
}
