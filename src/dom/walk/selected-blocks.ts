import type { Verdicts } from '../../engine/types.ts';
import { wholeWords } from '../whole-words.ts';
import type { Walk } from './walk-page.ts';

/** Firefox has the selection of a shadow root at its document, Chromium at the root. */
type MayHaveSelection = { readonly getSelection?: () => Selection | null };

const CELL = 'td, th';

/** What the user has selected of a walked page. */
export type SelectedText = {
  /** Blocks of which at least one character is selected, parallel to the outline's blocks. */
  readonly blocks: readonly boolean[];
  /** The selected part of each run of these blocks that is not selected as a whole. */
  readonly parts: NonNullable<Verdicts['parts']>;
};

/** What the user has selected, to whole words; null if no text of the walk is selected. Reads the live page. */
export function selectedText({ outline, texts }: Pick<Walk, 'outline' | 'texts'>): SelectedText | null {
  const blocks = outline.blocks.map(() => false);
  const found = new Map<number, readonly [number, number]>();
  const rangesOf = new Map<Node, readonly Range[]>();
  texts.forEach((text, at) => {
    const root = text.getRootNode();
    let ranges = rangesOf.get(root);
    if (ranges === undefined) rangesOf.set(root, (ranges = selectionOf(root)));
    const run = outline.runs[at];
    const part = run && partIn(ranges, text);
    if (!part) return;
    found.set(at, part);
    blocks[run.block] = true;
  });
  if (found.size === 0) return null;
  const parts = new Map<number, readonly [number, number]>();
  texts.forEach((text, at) => {
    // A cell that is cut would say something else.
    if (!blocks[outline.runs[at]!.block] || text.parentElement?.closest(CELL) != null) return;
    const [from, to] = found.get(at) ?? [0, 0];
    if (from > 0 || to < text.data.length) parts.set(at, [from, to]);
  });
  return { blocks, parts };
}

function selectionOf(root: Node): readonly Range[] {
  const selection = (root as MayHaveSelection).getSelection?.() ?? root.ownerDocument?.getSelection() ?? null;
  if (selection === null || selection.isCollapsed) return [];
  return Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
}

/** The part of a text from the first to the last word in the ranges; null where they have only white space of it. */
function partIn(ranges: readonly Range[], text: Text): readonly [number, number] | null {
  const { data } = text;
  let [from, to] = [data.length, 0];
  for (const range of ranges) {
    if (!range.intersectsNode(text)) continue;
    const start = range.startContainer === text ? range.startOffset : 0;
    const end = range.endContainer === text ? range.endOffset : data.length;
    if (data.slice(start, end).trim() === '') continue;
    from = Math.min(from, start);
    to = Math.max(to, end);
  }
  return from < to ? wholeWords(data, from, to) : null;
}
