import { unwrap } from '../../move-children.ts';

/**
 * Links only the heading of a card that is one link around several blocks, or its first block where it has no heading:
 * a paragraph that is a link is hard to read. `parts`: the links that the card's link became. Pictures stay linked.
 */
export function linkHeadingOnly(parts: readonly HTMLElement[]): void {
  if (parts.length < 2) return;
  const texts = parts.filter(({ textContent }) => (textContent ?? '').trim() !== '');
  const linked = texts.find((link) => link.closest('h1, h2, h3, h4, h5, h6')) ?? texts[0];
  for (const link of texts) if (link !== linked) unwrap(link);
}
