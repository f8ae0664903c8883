import { attributeOf } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { parseUrl } from '../../../url/parse-url.ts';
import { linkDensityOfBlocks } from '../../../engine/features/link-density.ts';
import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import { isBackgroundPicture } from '../media/background.ts';
import { isHidden } from '../media/is-hidden.ts';
import { isPortraitSized, isShownLarge } from '../media/picture-size.ts';
import { linkAround } from '../parts/link-around.ts';
import { type MediaKind, mediaKindOf } from '../parts/media-kinds.ts';
import { isPost } from '../parts/post-quotations.ts';
import { isInBody } from './drop-media-outside-posts.ts';
import type { KeptText } from './kept-text.ts';
import { MediaRule } from './media-rule.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

const FACE = /avatar|headshot|author/i;
/** Names of boxes about the author. */
const AUTHOR_BOX = /(?:^|[\s_-])(?:author|byline|bio|biography|contributor|writer|columnist)s?(?:$|[\s_-])/i;
/** Characters of the text of such a box, and levels from it to the picture. */
const AUTHOR_CHARS = 800;
const AUTHOR_LEVELS = 4;
/** Words before the name in the description of a portrait, in the largest languages. */
const PORTRAIT_OF =
  /^(?:(?:a |the )?(?:photo(?:graph)?|picture|image|portrait|avatar|headshot)(?: of|:)|(?:foto|bild|porträt|portrait|photo|imagen?|retrato)(?: von| de| di| da|:))\s+/i;
/** File names of the icons of controls: to print, send, share, listen, subscribe, or change the size of the text. */
const CONTROL_FILE =
  /(?:^|[\W_]|new)(?:print|pf|e?mail|send|rss|share|digg|reddit|stumble|delicious|facebook|twitter|line|txt|font|text|zoom|reduce|enlarge|bigger|quote|listen|player|loader)(?:[-_+]?(?:er|friendly|it|this|size|plus|minus|icon|button|post|\d|\+)){0,3}[-+]?\.(?:gif|png|svg|ico)$/i;
/** Descriptions of such icons. */
const CONTROL_ALT =
  /^(?:print(?:er)?[- ]?(?:friendly)?|(?:print|e-?mail|share) this(?: \w+)?|e-?mail(?: to a friend)?|\w+crease font|enlarge font|view (?:larger image|post)|quote|(?:[\w ]{0,12})rss(?: feed)?|digg|reddit|slashdot|delicious|(?:facebook|twitter|x|flickr|youtube|instagram|linkedin|pinterest|whatsapp|telegram|google\+?)(?: (?:logo|icon|button))?|stumbleupon(?: it)?!?|(?:bookmark (?:and|&) )?share(?: (?:on|to|via) .{1,20})?|add ?this|follow us .{1,20}|分享.{0,8})$/i;
/** Link density of a quotation without words of its own. */
const ONLY_LINKS = 0.95;

/** Chooses the media of the article. What is inside a chosen one, such as the img of a picture, belongs to it. */
export function chooseMedia(state: PlanState, { walk, known }: PlanContext): PlanState {
  const { outline } = walk;
  const rule = new MediaRule(state.kept);
  const media = new Map<number, MediaKind>();
  // No medium after the container of the kept text belongs to the article.
  const end = outline.elements[state.kept.container]?.end ?? 0;
  for (let i = 0; i < end;) {
    const element = outline.elements[i]!;
    const own = element.tag === 'blockquote' && isPostLink(outline, i) ? 'frame' : mediaKindOf(element);
    const node = nodeAt(walk, i);
    const isBackground = own === 'none' && element.end === i + 1 && isBackgroundPicture(outline.elements, i, node);
    const kind = isBackground ? 'image' : own;
    if (kind === 'none') {
      i++;
      continue;
    }
    // A same-origin frame with text is walked in place: part of the page, not a player.
    const isWhole = !(element.tag === 'iframe' && element.end > i + 1 && element.lastBlock > element.firstBlock);
    const isLarge = (): boolean => isShownLarge(node) && !isHidden(node, kind);
    // An attached picture stands beside its file's name and size, which are no text of the post.
    const isAttached = (): boolean =>
      kind === 'image' && state.thread !== null && isInBody(outline, state.thread, i) === true;
    const isKept = isWhole && (rule.keeps({ index: i, kind }, isLarge) || (isAttached() && isLarge()));
    // A small background or drawing is an icon, and a small picture of the author is part of the byline.
    const isImage = isKept && kind === 'image';
    const isPortrait = isImage && (isFace(node, known.byline) || isBesideName(outline, i, known.byline));
    const isBoxed = isImage && (isInAuthorBox(state.kept, i) || isControl(node) || isLogo(walk, i));
    const mustBeLarge = isBackground || kind === 'drawing' || isPortrait;
    if (
      isKept &&
      !isBoxed &&
      !isHidden(node, kind) &&
      (!mustBeLarge || (isLarge() && !(isPortrait && isPortraitSized(node))))
    )
      media.set(i, kind);
    i = isWhole ? element.end : i + 1;
  }
  return { ...state, media };
}

/** True for a quotation that a script would replace by a post and that holds nothing but a link to it. */
function isPostLink({ elements, blocks }: Outline, index: number): boolean {
  const element = elements[index]!;
  const { firstBlock, lastBlock } = element;
  if (!isPost(element)) return false;
  return firstBlock === lastBlock || linkDensityOfBlocks(blocks, firstBlock, lastBlock) > ONLY_LINKS;
}

/** True for the icon of a control, by its file's name and description. */
function isControl(image: Element): boolean {
  const file = attributeOf(image, 'src').replace(/[?#].*/, '');
  const alt = attributeOf(image, 'alt').trim();
  return CONTROL_ALT.test(alt) || (CONTROL_FILE.test(file.slice(file.lastIndexOf('/') + 1)) && !isShownLarge(image));
}

/** The name of a file with a logo that does not say whose. */
const LOGO_FILE = /(?:^|\/)(?:site|main|header|default)?[-_]?logo[-_@]?(?:\w{1,5})?\.\w+$/i;

/** True for the site's logo: a link to its front page, or a file that is named so and after nothing else. */
function isLogo({ outline, elements, address }: Walk, index: number): boolean {
  const page = parseUrl(address);
  const link = elements[linkAround(outline.elements, index)];
  const target = link && parseUrl(attributeOf(link, 'href'), address);
  const isHome = page !== null && target?.host === page.host && target.pathname === '/' && page.pathname !== '/';
  return isHome || LOGO_FILE.test(attributeOf(elements[index]!, 'src').replace(/[?#].*/, ''));
}

/** True in a short box with the name of one about the author. */
function isInAuthorBox({ outline: { elements }, share }: KeptText, index: number): boolean {
  let level = 0;
  const box = closest(elements, itemAt(elements, index).parent, ({ classes, id }, i) => {
    const isEnd = ++level > AUTHOR_LEVELS || (share.all[i] ?? 0) > AUTHOR_CHARS;
    return isEnd || AUTHOR_BOX.test(`${classes} ${id}`);
  });
  return box >= 0 && level <= AUTHOR_LEVELS && (share.all[box] ?? 0) <= AUTHOR_CHARS;
}

/** True for a picture of the author: its description is the name, or a name says so. */
function isFace(image: Element, byline: string | null): boolean {
  const alt = attributeOf(image, 'alt').trim().replace(PORTRAIT_OF, '');
  return (alt !== '' && byline?.includes(alt) === true) || FACE.test(`${alt} ${attributeOf(image, 'class')}`);
}

/** Blocks of a row with a portrait, and characters of its lines. */
const ROW_BLOCKS = 5;
const ROW_CHARS = 80;

/** True for a picture in a small box with the author's name. */
function isBesideName({ elements, blocks }: Outline, index: number, byline: string | null): boolean {
  const box = closest(elements, index, ({ firstBlock, lastBlock }) => lastBlock > firstBlock);
  const [name = ''] = byline?.split(', ') ?? [];
  if (box < 0 || name === '') return false;
  const { firstBlock, lastBlock } = itemAt(elements, box);
  return (
    lastBlock - firstBlock <= ROW_BLOCKS &&
    blocks.slice(firstBlock, lastBlock).some(({ chars, text }) => chars <= ROW_CHARS && text.includes(name))
  );
}
