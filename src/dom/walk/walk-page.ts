import { finish, type Steps } from '../../engine/steps.ts';
import { addressOf, documentOf, isFetched, type PageSource } from '../page-source.ts';
import { attributeOf, documentElementOf } from '../safe-dom.ts';
import { rootOf } from './flat-tree.ts';
import { hiddenArticle, hiddenMain } from './hidden-article.ts';
import { readTreeInSteps, type TreeReading } from './read-tree.ts';

/** A walked page: the outline, the live nodes it was read from, and the page's address. */
export type Walk = TreeReading & { readonly address: string };

/** A page that shows fewer words may keep its text in noscript, or hide it until a script runs. */
const SPARSE_WORDS = 80;
/** A sparse page's hidden text is read only where it has this many times the words of the visible text. */
const HIDDEN_TEXT_FACTOR = 3;

/**
 * Reads the page once, top to bottom, into an outline of the flat tree (open shadow roots, slots and same-origin frames
 * in place), visible text only. A page that shows almost nothing is read again with its noscript, then with its hidden
 * text; a page that hides the text of `stated` (article bodies and descriptions of its metadata) or all of its main
 * part, with the part that holds it. Writes nothing; linear in nodes; no recursion.
 */
export function walkPage(page: PageSource, stated: readonly string[] = []): Walk {
  return finish(walkPageInSteps(page, stated));
}

/** `walkPage` in steps. The page must be the same at all of them. */
export function* walkPageInSteps(page: PageSource, stated: readonly string[]): Steps<Walk> {
  return { ...(yield* readPage(page, stated)), address: addressOf(page) };
}

function* readPage(page: PageSource, stated: readonly string[]): Steps<TreeReading> {
  const document = documentOf(page);
  const root = rootOf(document);
  if (!root)
    return {
      outline: { elements: [], blocks: [], runs: [] },
      elements: [],
      texts: [],
      undisplayed: [],
      innerTrees: [],
    };
  const top = documentElementOf(document);
  const lang = top ? attributeOf(top, 'lang') : '';
  // A fetched page has no computed style, and parsePage removed what its markup hides.
  if (isFetched(page)) return yield* readTreeInSteps(root, { lang, noscript: true, hidden: true });
  const visible = yield* readTreeInSteps(root, { lang, noscript: false, hidden: false });
  const opened = new Set([...hiddenArticle(visible.outline, visible.undisplayed, stated), ...hiddenMain(visible)]);
  if (opened.size > 0) return yield* readTreeInSteps(root, { lang, noscript: false, hidden: false, opened });
  if (wordCountOf(visible) >= SPARSE_WORDS) return visible;
  const withNoscript = yield* readTreeInSteps(root, { lang, noscript: true, hidden: false });
  if (wordCountOf(withNoscript) >= SPARSE_WORDS) return withNoscript;
  const everything = yield* readTreeInSteps(root, { lang, noscript: true, hidden: true });
  return wordCountOf(everything) >= Math.max(SPARSE_WORDS, HIDDEN_TEXT_FACTOR * wordCountOf(withNoscript))
    ? everything
    : withNoscript;
}

function wordCountOf({ outline }: TreeReading): number {
  return outline.blocks.reduce((sum, block) => sum + block.words, 0);
}
