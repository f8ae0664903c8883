import { itemAt } from '../../engine/outline-tree.ts';
import type { Outline } from '../../engine/types.ts';

/** What visible metadata is read from. */
export type VisiblePage = {
  readonly outline: Outline;
  /** An attribute of an element of the outline; '' where the element does not have it. */
  readonly attribute: (element: number, name: string) => string;
  /** The page's address. */
  readonly url: string;
  /** BCP 47 tag; '' where the page declares none. */
  readonly lang: string;
  /** Block of the headline; -1 where there is none. */
  readonly headline: number;
  /** What `markOf` has read, by element. */
  readonly marks: string[];
  /** False where no element is a time, or is named after authors. */
  readonly hasCredits: boolean;
  /** False where no element names an author by an attribute, or has a test id. */
  readonly hasAuthors: boolean;
  readonly hasTestIds: boolean;
};

/** Classes and ids of parts whose names and dates belong to others. */
const OTHERS =
  /(?:^|[\s_-])(?:comments?(?:list)?|repl(?:y|ies)|related|recommend(?:ed|ations?)|teasers?|popular|trending|newsletter|promos?|read-?(?:next|more)|more-(?:from|posts|articles|news|stories)|latest|recent|testimonials?|reviews?|breadcrumbs?|menu|cards?|top-?bar|masthead(?!-)|site-?header|(?:current|today-?s?)-?date)(?:$|[\s_-])/;
/** Class names of WordPress for the topics of a post, which may be "reviews" or "popular". */
const TOPIC_CLASS = /(?<![\w-])(?:category|tag|post_tag|post_format)-[\w-]+/g;
const OTHER_TAGS = new Set(['nav', 'blockquote', 'pre', 'select']);
const ASIDE = /(?:^|[\s_-])(?:sidebar|footer|widget|nav|navigation)(?:$|[\s_-])/;
const ASIDE_TAGS = new Set(['aside', 'table', 'figure', 'figcaption', 'form', 'footer', 'li']);

/** Class, id and test id of an element in lower case, with hyphens in camel case. */
export function markOf({ outline, attribute, marks, hasTestIds }: VisiblePage, element: number): string {
  const known = marks[element];
  if (known !== undefined) return known;
  const { classes, id } = itemAt(outline.elements, element);
  if (classes === '' && id === '' && !hasTestIds) return (marks[element] = '');
  const name = `${classes} ${id} ${hasTestIds ? attribute(element, 'data-testid') : ''}`;
  return (marks[element] = name
    .replace(TOPIC_CLASS, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase());
}

/**
 * Where an element stands: 'others' if a part of the page around it is about something else or is a header with a
 * menu, 'aside' if one stands beside the text, else 'own'. Parts that hold the headline do not count; without a
 * headline, parts with more than half of the blocks do not.
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
    const isBar = tag === 'header' && elements.slice(at, end).some((inner) => inner.tag === 'nav');
    if (isBar || OTHER_TAGS.has(tag) || OTHERS.test(mark)) return 'others';
    if (ASIDE_TAGS.has(tag) || role === 'complementary' || ASIDE.test(mark)) part = 'aside';
    at = parent;
  }
  return part;
}
