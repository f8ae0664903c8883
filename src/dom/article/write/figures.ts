import type { OutlineElement } from '../../../engine/types.ts';
import { type BlockRule, BLOCKS } from './vocabulary.ts';

/** Class names by which editors of the div age say figure and caption. */
const FIGURE_CLASS = /(?:^|\s)(?:wp-caption|thumbinner|image-with-caption|captioned-image-container)(?:\s|$)/;
const CAPTION_CLASS =
  /(?:^|\s)(?:wp-caption-text|thumbcaption|image-caption|gallery-caption|wp-element-caption)(?:\s|$)/;

/** The rule for divs that are figures or captions in all but name; null for everything else. */
export function figureRule({ tag, classes }: OutlineElement, isInFigure: boolean): BlockRule | null {
  if (classes === '' || BLOCKS.has(tag)) return null;
  if (FIGURE_CLASS.test(classes)) return BLOCKS.get('figure') ?? null;
  return isInFigure && CAPTION_CLASS.test(classes) ? (BLOCKS.get('figcaption') ?? null) : null;
}
