import { labelBitsOfBlocks, TOPIC } from '../../evidence/label-vocabulary.ts';
import { countShared, wordsOfTitle } from '../../evidence/title-words.ts';
import { runningSums, sumBetween, sumInside } from '../../features/running-sums.ts';
import { closest, itemAt } from '../../outline-tree.ts';
import type { OutlineElement, Page } from '../../types.ts';

/** A heading is the page's headline if at least this share of its words is in the window's title. */
const OWN_SHARE = 0.7;
/** The headline of another piece has at most this share of its words in that headline. */
const OTHER_SHARE = 0.5;
/** Blocks from the start of a piece to its headline, and from there to its credits. */
const HEAD_BLOCKS = 4;
const CREDIT_BLOCKS = 6;
/** Longer lines are no credits and no labels. */
const LINE_WORDS = 12;
/** A piece has at least this many kept words in paragraphs; entries of a list have shorter lines. */
const PIECE_WORDS = 60;
const PROSE_WORDS = 12;
/** A further piece inside the page's own has at most this many times the kept prose before it: else it is the text. */
const MOST_PROSE = 3;
const HEADLINE_RANK = 2;
/** Class words of whole pieces. Sections of one may be alike, too. */
const PIECE_NAME = /(?:^|[\s_-])(?:article|story|news|post|entry)(?:$|[\s_-])/i;
/** Headings of the places of a ranking. */
const NUMBERED = /^\W*\d+\s*[.):\u2013\u2014-]/;
const AUTHOR = 1 << TOPIC.author;
const RELATED = 1 << TOPIC.related;
/** A label above the next piece that the topics lack. */
const NEXT =
  /^\W*(?:(?:the )?next (?:story|article|post|piece)|nächster (?:artikel|beitrag)|article suivant|siguiente (?:artículo|noticia)|prossimo articolo|próxima (?:notícia|matéria)|следующая (?:статья|новость)|下一篇|次の記事)\W*$/iu;
/** A year, and words before an author that the labels do not have. */
const CREDIT = /(?<!\d)(?:19|20)\d\d(?!\d)|^\W*(?:por|di|da|door|av|af)\s+\p{Lu}|^(?:文|글|撰文|[記记]者)\s*[：:]/u;

/**
 * Leaves out further pieces in full, as pages add them below their own: parts after it that begin with a headline of
 * its rank that is not the page's title, and credits or the tag and class of the page's own; and such parts below a
 * label such as "Up next". Returns a new decision; linear in elements.
 */
export function leaveOutOtherPieces(
  { outline, title, windowTitle = title, declaredKinds }: Page,
  keep: Uint8Array,
): Uint8Array {
  const { elements, blocks } = outline;
  const wanted = wordsOfTitle(windowTitle);
  const headline = blocks.findIndex(
    ({ heading, text }) => heading > 0 && heading <= HEADLINE_RANK && shareIn(wanted, text) >= OWN_SHARE,
  );
  // Entries of a live blog have headlines and authors of their own.
  if (headline < 0 || declaredKinds?.includes('liveblogposting')) return keep;
  const left = keep.slice();
  const prose = runningSums(blocks, ({ words, sentences }, b) =>
    keep[b] && sentences > 0 && words >= PROSE_WORDS ? words : 0,
  );
  const topics = labelBitsOfBlocks(blocks);
  const isPiece = (element: OutlineElement): boolean => sumInside(prose, element) >= PIECE_WORDS;
  const own = elements[closest(elements, itemAt(blocks, headline).element, isPiece)];
  if (own === undefined) return keep;
  const { heading: rank, text: ownHeadline } = itemAt(blocks, headline);
  const ownWords = wordsOfTitle(ownHeadline);
  const credits = runningSums(blocks, (_, b) => (isCredit(b) ? 1 : 0));
  const isNextLabel = (b: number): boolean =>
    itemAt(blocks, b).words <= LINE_WORDS && ((topics[b]! & RELATED) !== 0 || NEXT.test(itemAt(blocks, b).text));
  const labels = runningSums(blocks, (_, b) => (isNextLabel(b) ? 1 : 0));
  for (let i = itemAt(blocks, headline).element; i < elements.length;) {
    const element = itemAt(elements, i);
    const isOther = isPiece(element) && isOtherPiece(element);
    if (isOther) left.fill(0, element.firstBlock - (isNextLabel(element.firstBlock - 1) ? 1 : 0), element.lastBlock);
    i = isOther ? element.end : i + 1;
  }
  return left;

  function isOtherPiece(element: OutlineElement): boolean {
    const { firstBlock, lastBlock } = element;
    let b = firstBlock;
    while (b < lastBlock && b - firstBlock < HEAD_BLOCKS && itemAt(blocks, b).heading === 0) b++;
    const { heading, text, linkChars, chars } = itemAt(blocks, Math.min(b, lastBlock - 1));
    if (heading === 0 || b <= headline || shareIn(ownWords, text) > OTHER_SHARE) return false;
    const isLabelled = labels[b]! > labels[Math.max(0, firstBlock - 1)]!;
    const isAfter = own !== undefined && firstBlock >= own.lastBlock;
    if (isAfter && heading <= HEADLINE_RANK && linkChars >= chars && isNextArticle(element)) return true;
    const isRanked = heading <= rank || (heading <= HEADLINE_RANK && own !== undefined && isLike(element, own));
    if (!(isLabelled ? heading <= HEADLINE_RANK : isAfter && isRanked)) return false;
    // A contents list may name a section as a label does, right above the text.
    if (!isAfter && sumInside(prose, element) > MOST_PROSE * proseBefore(firstBlock)) return false;
    // A heading that is a link names another page.
    if (isLabelled && isAfter && (heading <= rank || linkChars >= chars)) return true;
    if (isAfter && isSameKindOfPiece(element, text)) return true;
    const end = Math.min(lastBlock, b + CREDIT_BLOCKS);
    return credits[end]! > credits[firstBlock]!;
  }
  /** True for an article beside the page's own one, whose headline is no link. */
  function isNextArticle({ tag, parent }: OutlineElement): boolean {
    return tag === 'article' && own?.tag === tag && own.parent === parent && itemAt(blocks, headline).linkChars === 0;
  }
  function proseBefore(block: number): number {
    return sumBetween(prose, own!.firstBlock, block);
  }
  /** True for an element of the same kind as the page's own piece: both are named or tagged as a piece. */
  function isSameKindOfPiece(element: OutlineElement, heading: string): boolean {
    if (own === undefined || NUMBERED.test(heading) || !isLike(element, own)) return false;
    return own.tag === 'article' || sharedClasses(element, own).some((name) => PIECE_NAME.test(name));
  }
  function isCredit(b: number): boolean {
    const { words, text, heading } = itemAt(blocks, b);
    return heading === 0 && words <= LINE_WORDS && ((topics[b]! & AUTHOR) !== 0 || CREDIT.test(text));
  }
}

/** The share of a heading's words that are in a title. */
export function shareIn(title: ReadonlySet<string>, text: string): number {
  const words = wordsOfTitle(text);
  return words.size === 0 ? 0 : countShared(words, title) / words.size;
}

/** True for elements of one kind: the same tag, and a class in common where they have classes. */
function isLike(one: OutlineElement, other: OutlineElement): boolean {
  if (one.tag !== other.tag) return false;
  if (one.classes === other.classes) return one.tag === 'article' || one.classes !== '';
  return sharedClasses(one, other).length > 0;
}

function sharedClasses(one: OutlineElement, other: OutlineElement): string[] {
  const classes = new Set(one.classes.split(/\s+/));
  return other.classes.split(/\s+/).filter((name) => name !== '' && classes.has(name));
}
