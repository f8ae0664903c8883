import { attributeOf, documentElementOf, isFetched } from '../safe-dom.ts';
import { rootOf } from './flat-tree.ts';
import { readTree, type Walk } from './read-tree.ts';
import { wordCountOf } from './text-visibility.ts';

export type { Walk } from './read-tree.ts';

/** A page that shows fewer words than this may keep its text in <noscript>, or wait, hidden, for a script. */
const SPARSE_WORDS = 80;
/** A sparse page's hidden text is taken only where it is this many times what is shown. */
const HIDDEN_TEXT_FACTOR = 3;

/**
 * Reads the page once, top to bottom, into an outline: flat tree (open shadow roots, slots, same-origin frames in place), only what a person can see.
 * Writes nothing. Linear in nodes, no recursion. A page that shows almost nothing is read again with its <noscript>, then with its hidden text.
 */
export function walkPage(document: Document): Walk {
  const root = rootOf(document);
  if (!root) return { outline: { elements: [], blocks: [], runs: [] }, elements: [], texts: [] };
  const top = documentElementOf(document);
  const lang = top ? attributeOf(top, 'lang') : '';
  // It has no looks to ask for; what its markup hides is gone from it.
  if (isFetched(document)) return readTree(root, { lang, noscript: true, hidden: true });
  const seen = readTree(root, { lang, noscript: false, hidden: false });
  if (wordCountOf(seen.outline) >= SPARSE_WORDS) return seen;
  const withNoscript = readTree(root, { lang, noscript: true, hidden: false });
  if (wordCountOf(withNoscript.outline) >= SPARSE_WORDS) return withNoscript;
  const everything = readTree(root, { lang, noscript: true, hidden: true });
  return wordCountOf(everything.outline) >=
    Math.max(SPARSE_WORDS, HIDDEN_TEXT_FACTOR * wordCountOf(withNoscript.outline))
    ? everything
    : withNoscript;
}
