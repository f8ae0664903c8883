import type { Walk } from './walk/walk-page.ts';

/** Firefox has the selection of a shadow root at its document, Chromium at the root. */
type MayHaveSelection = { readonly getSelection?: () => Selection | null };

/**
 * The blocks of which the user has selected at least one character, parallel to the outline's blocks; null if no text
 * of the walk is selected. Reads the live page.
 */
export function selectedBlocks({ outline, texts }: Pick<Walk, 'outline' | 'texts'>): boolean[] | null {
  const selected = outline.blocks.map(() => false);
  const rangesOf = new Map<Node, readonly Range[]>();
  texts.forEach((text, at) => {
    const root = text.getRootNode();
    let ranges = rangesOf.get(root);
    if (ranges === undefined) rangesOf.set(root, (ranges = selectionOf(root)));
    const run = outline.runs[at];
    if (run !== undefined && ranges.some((range) => hasText(range, text))) selected[run.block] = true;
  });
  return selected.includes(true) ? selected : null;
}

function selectionOf(root: Node): readonly Range[] {
  const selection = (root as MayHaveSelection).getSelection?.() ?? root.ownerDocument?.getSelection() ?? null;
  if (selection === null || selection.isCollapsed) return [];
  return Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
}

/** True if the range has a character of the text other than white space. */
function hasText(range: Range, text: Text): boolean {
  if (!range.intersectsNode(text)) return false;
  const start = range.startContainer === text ? range.startOffset : 0;
  const end = range.endContainer === text ? range.endOffset : text.data.length;
  return text.data.slice(start, end).trim() !== '';
}
