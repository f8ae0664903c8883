const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6';

/** Id of the element that says in words what is highlighted. */
export function commentId(id: string): string {
  return `highlight-${id}`;
}

/** The innermost blocks of text that a range touches, in order. */
export function blocksOf(range: Range): readonly Element[] {
  const { commonAncestorContainer: common } = range;
  const top = common instanceof Element ? common : common.parentElement;
  if (top === null) return [];
  const inner = [...top.querySelectorAll(BLOCK)].filter(
    (block) => range.intersectsNode(block) && block.querySelector(BLOCK) === null,
  );
  return inner.length > 0 ? inner : [top.closest(BLOCK) ?? top];
}

/**
 * Points from each block with highlights to the comments that describe them, so that screen readers announce them. The
 * text does not change. `described`: the blocks of the call before. Returns those of this call.
 */
export function describeBlocks(ranges: ReadonlyMap<string, Range>, described: readonly Element[]): readonly Element[] {
  for (const block of described) block.removeAttribute('aria-details');
  const ids = new Map<Element, string[]>();
  for (const [id, range] of ranges)
    for (const block of blocksOf(range)) ids.set(block, [...(ids.get(block) ?? []), commentId(id)]);
  for (const [block, comments] of ids) block.setAttribute('aria-details', comments.join(' '));
  return [...ids.keys()];
}
