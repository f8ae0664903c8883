import { closest, itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { styleOf } from '../../walk/visibility.ts';
import { isCodeBlock, markListing } from '../parts/code-blocks.ts';

const CODE_TAGS = new Set(['code', 'samp', 'tt', 'kbd']);

/** Marks code that is a listing by style alone: it keeps its line breaks, has several, and is outside a pre. */
export function markStyledListings({ outline, elements, texts }: Walk): void {
  const { elements: outlined, runs } = outline;
  let last = -1;
  for (const [i, { element }] of runs.entries()) {
    const code = CODE_TAGS.has(itemAt(outlined, element).tag)
      ? element
      : closest(outlined, element, ({ tag, breaks }) => breaks || CODE_TAGS.has(tag));
    if (code === last || code < 0 || !CODE_TAGS.has(itemAt(outlined, code).tag)) continue;
    last = code;
    const node = nodeAt({ elements }, code);
    if (!(texts[i]?.data.includes('\n') ?? false) && node.childElementCount === 0) continue;
    if (!(node.textContent ?? '').trim().includes('\n') || closest(outlined, code, isCodeBlock) >= 0) continue;
    if (/^(?:pre|break-spaces)/.test(styleOf(node)?.whiteSpace ?? '')) markListing(itemAt(outlined, code));
  }
}
