import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import type { Block } from '../../../engine/types.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { COMMENT_HEADING } from './are-comments.ts';

/** Names of boxes with something else that an algorithm may take for comments. */
const OTHER_BOX =
  /cookie|consent|newsletter|sign-?up|toast|success|dialog(?!ue)|modal|pop-?(?:over|up)|(?:^|[\s_-])(?:rules|guidelines|policy|bio|footnotes?|endnotes|references|related)(?:$|[\s_-])|author-?_?(?:box|bio|info|card)|about-?_?author/i;
/** Names of boxes with comments, in the languages whose words stand in class names. */
const COMMENT_BOX =
  /com+ent|koment|kom+entar|disqus|remark42|\bisso\b|talkback|repl(?:y|ies)|responses?\b|discuss|(?<!p)review|opini|guestbook|(?:^|[\s_-])(?:ratings?|posts?|thread|forum|msg|messages?|answers?)(?:$|[\s_-])/i;
/** Blocks of a form. A larger form is the whole page. */
const FORM_BLOCKS = 12;
/** Characters of a line with a name and a time, and how many such lines show that people speak. */
const LINE_CHARS = 100;
const LINES = 2;
/** A link with as many words before a text is the title of another piece. */
const TITLE_WORDS = 4;
/** A time of day, a day with its year, or a time ago. */
const TIME =
  /\d[:.h]\d\d(?!\d)|\p{L}{3,9}\.? \d{1,2},? (?:19|20)\d\d|(?<!\d)\d{1,2}\D{1,16}(?:19|20)\d\d|(?:19|20)\d\d\D{1,3}\d{1,2}(?!\d)|\d[./-]\d\d?[./-]\d\d|(?<!\p{L})(?:vor|il y a|hace|há|för|قبل|منذ)\s|\s(?:ago|fa|назад|тому|önce|geleden|siden|sedan|temu)(?!\p{L})|\d ?\p{L}{1,3}(?:前|전)/u;
const SPEAKS =
  /(?:^|\s)(?:says?|said|wrote|writes|sagt|schreibt|schrieb|dit|dice|dijo|disse|scrive|pisze|napisał\S?|комментирует|пишет|написал\S?)(?=\s*:|\s*$|\s+(?:on|at|am)\s|.{0,12}\d)/i;

/**
 * The given blocks that are comments on the article, where no software of comments is known. A block counts in a box
 * with a name of comments. Any does where a heading of comments stands before them, or several lines with a name and a
 * time stand among them. Boxes of another purpose never count. `inArticle`: parallel to `keep`.
 */
export function saidBlocks(
  { outline: { elements, blocks }, elements: nodes }: Walk,
  keep: readonly boolean[],
  inArticle: readonly boolean[],
): boolean[] {
  const heldBefore = [0];
  for (const [b] of blocks.entries()) heldBefore.push(heldBefore[b]! + Number(inArticle[b]));
  /** Whether a box around a block, but not around a part of the article, passes the test. */
  const isIn = (block: number, test: (name: string, i: number) => boolean): boolean => {
    for (let i = itemAt(blocks, block).element; i >= 0; i = itemAt(elements, i).parent) {
      const { tag, classes, id, firstBlock, lastBlock } = itemAt(elements, i);
      if (tag === 'body' || tag === 'html' || heldBefore[firstBlock] !== heldBefore[lastBlock]) return false;
      if (test(`${classes} ${id}`, i)) return true;
    }
    return false;
  };
  const isOther = (name: string, i: number): boolean => {
    const { tag, firstBlock, lastBlock } = itemAt(elements, i);
    const isForm = tag === 'form' && lastBlock - firstBlock <= FORM_BLOCKS;
    return isForm || tag === 'dialog' || OTHER_BOX.test(name) || /dialog/.test(attributeOf(itemAt(nodes, i), 'role'));
  };
  const said = keep.map((isKept, b) => isKept && !isIn(b, isOther));
  const first = said.indexOf(true);
  const near = blockRange({ firstBlock: Math.max(0, first - 3), lastBlock: said.lastIndexOf(true) + 1 }).filter(
    (b) => !inArticle[b] && itemAt(blocks, b).chars <= LINE_CHARS,
  );
  const isTitle = ({ heading, linkChars, chars, words }: Block): boolean =>
    linkChars * 2 > chars && (heading > 0 || words >= TITLE_WORDS);
  const headings = near.filter((b) => COMMENT_HEADING.test(itemAt(blocks, b).text));
  const lines = near.filter((b) => {
    const { text } = itemAt(blocks, b);
    return (
      SPEAKS.test(text) ||
      (TIME.test(text) && ![b - 1, b, b + 1].some((at) => blocks[at] && isTitle(itemAt(blocks, at))))
    );
  });
  const isSaid = (first >= 0 && headings.length > 0 && headings.length <= LINES) || lines.length >= LINES;
  return isSaid ? said : said.map((isKept, b) => isKept && isIn(b, (name) => COMMENT_BOX.test(name)));
}
