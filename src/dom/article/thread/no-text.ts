import { itemAt } from '../../../engine/outline-tree.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Lines in a post that are not its text: the label of an advertisement, and what stands for an attached picture. */
export const NO_TEXT =
  /^(?:advert\S*|anzeige|werbung|publicit[éà]|publicida\S*|publicitate|pubblicità|reklam\S?|реклама|annons\S?|广告|廣告|広告|join to see exif .*|view attachment \d+)$/i;
const MEDIA = new Set('img picture svg canvas video audio iframe embed object math'.split(' '));

/** True for the body of a post that holds no medium and no text but such lines. */
export function isEmptyBody({ outline: { elements, blocks } }: Walk, body: number): boolean {
  const { firstBlock, lastBlock, end } = itemAt(elements, body);
  return (
    blocks.slice(firstBlock, lastBlock).every(({ text }) => NO_TEXT.test(text)) &&
    !elements.slice(body, end).some(({ tag }) => MEDIA.has(tag))
  );
}
