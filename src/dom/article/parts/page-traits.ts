import type { Outline } from '../../../engine/types.ts';
import { namesOn } from '../../../engine/page-names.ts';
import { hasMarkedListing } from './code-blocks.ts';

/**
 * What the tags, roles and class names of a page allow it to hold. False is certain; true means that a step has to look
 * at the elements. Each step over all elements costs more than this one pass, and most pages need none of them.
 */
export type PageTraits = {
  readonly tables: boolean;
  readonly listings: boolean;
  readonly lineNumbers: boolean;
  readonly formulas: boolean;
  readonly callouts: boolean;
  readonly quotations: boolean;
  readonly pullQuotes: boolean;
  readonly sidenotes: boolean;
  readonly sectionControls: boolean;
  readonly captions: boolean;
  /** Tabs, and posts of other services. */
  readonly sets: boolean;
  readonly pictures: boolean;
};

const known = new WeakMap<Outline, PageTraits>();

/** The traits of a page, found once. Linear in the elements. */
export function traitsOf(outline: Outline): PageTraits {
  let traits = known.get(outline);
  if (traits === undefined) known.set(outline, (traits = findTraits(outline)));
  return traits;
}

function findTraits(outline: Outline): PageTraits {
  const { tags, classText } = namesOn(outline);
  const has = (...wanted: string[]): boolean => wanted.some((name) => tags.has(name));
  const says = (...parts: string[]): boolean => parts.some((part) => classText.includes(part));
  const callouts =
    has('aside', 'role note') ||
    says('admonition', 'callout', 'alert', 'custom-block', 'caution', 'important', 'danger', 'hint', 'note', 'tip') ||
    says('notice', 'warning', 'infobox', 'info-box', 'information-macro', 'messagebox', 'message-box');
  const posts = says(
    '\ntweet\n',
    '\ntweet ',
    'tweet-embed',
    'embedded-tweet',
    'toot',
    'skeet',
    'bluesky',
    'mastodon',
    'social-embed',
  );
  return {
    tables: has('table', 'role table', 'role grid', 'role treegrid'),
    listings:
      has('pre', 'listing', 'xmp', 'code', 'samp') ||
      says('syntaxhighlighter', 'js-file-line', 'blob-wrapper', 'crayon-', 'code-table', 'codemirror', 'cm-editor') ||
      says('enlighter', 'code', 'mono', 'terminal', 'console') ||
      hasMarkedListing(outline.elements),
    lineNumbers: says('line-n', 'linen', 'gutter', 'blob-num', 'hljs-ln', 'crayon-nums', 'ln-num', ' ln', '\nln'),
    formulas: has('math', 'mjx-container', 'script') || says('katex', 'mathjax', 'mwe-math', 'temml'),
    callouts,
    quotations: says('quote') || posts,
    pullQuotes: says('pull'),
    sidenotes: says('side', 'margin'),
    sectionControls: says('edit', 'margin-toggle', 'hatnote', 'geo-inline', 'navbox'),
    sets: has('role tabpanel') || says('tab-pan', 'tabpan', 'tab_pan') || posts,
    captions: callouts || has('figcaption', 'caption', 'summary'),
    pictures: has('img', 'picture'),
  };
}
