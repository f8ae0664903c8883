import type { Extraction } from '../article/extraction.ts';
import type { Corrections } from '../dom/corrections/corrections.ts';
import type { Outline, Verdicts } from '../engine/types.ts';
import { accountForBlocks } from './block-accounts.ts';
import type { ComposedArticle } from './compose-article.ts';

/** What an extraction says with `explain`. Passed in, so that the default script does not have to contain it. */
export type ExplainBlocks = (
  outline: Outline,
  verdicts: Verdicts,
  composed: ComposedArticle,
  corrected?: Corrections['reasons'],
) => Pick<Extraction & { readonly kind: 'article' }, 'blocks' | 'structure'>;

/** Most elements: more are too large for a message, and for corrections by hand. */
const MAX_ELEMENTS = 50_000;

/** The account of all blocks, and the elements that they are in. */
export const explainBlocks: ExplainBlocks = (outline, verdicts, composed, corrected) => ({
  blocks: accountForBlocks(outline, verdicts, composed, corrected),
  ...(outline.elements.length <= MAX_ELEMENTS && {
    structure: {
      elements: outline.elements,
      blocks: outline.blocks.map(({ element }) => element),
      media: [...composed.media],
    },
  }),
});
