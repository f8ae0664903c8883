import type { OutlineElement } from '../../../engine/types.ts';
import { type BlockRule, BLOCK_RULES } from '../html/vocabulary.ts';

/** Class names of figures and captions that are divs. */
const FIGURE_CLASS = /(?:^|\s)(?:wp-caption|thumbinner|image-with-caption|captioned-image-container)(?:\s|$)/;
const CAPTION_CLASS = /caption|credit(?!s)/i;

/**
 * The rule for an element that is a figure or caption by its class; null for everything else. `joinParts` decides
 * about captions outside figures.
 */
export function figureRule({ tag, classes }: OutlineElement): BlockRule | null {
  if (classes === '' || BLOCK_RULES.has(tag)) return null;
  if (FIGURE_CLASS.test(classes)) return BLOCK_RULES.get('figure') ?? null;
  return CAPTION_CLASS.test(classes) ? (BLOCK_RULES.get('figcaption') ?? null) : null;
}
