import type { ReadText } from './read-text.ts';
import { nodeAt } from './text-places.ts';

/** A part of a text node. `to` is exclusive. */
export type NodePart = { readonly node: Text; readonly from: number; readonly to: number };

/** The parts of text nodes that the units from `start` to before `end` cover, in order. */
export function partsOf(
  within: ReadText,
  { start, end }: { readonly start: number; readonly end: number },
): readonly NodePart[] {
  const { nodes, starts, offsets, text } = within;
  const parts: NodePart[] = [];
  for (let at = nodeAt(within, start); at < nodes.length && starts[at]! < end; at++) {
    let from = Math.max(start, starts[at]!);
    let to = Math.min(end, starts[at + 1] ?? offsets.length);
    // The line break before the next block belongs to this node.
    if (text.charAt(to - 1) === '\n') to--;
    if (text.charAt(from) === '\n') from++;
    if (from < to) parts.push({ node: nodes[at]!, from: offsets[from]!, to: offsets[to - 1]! + 1 });
  }
  return parts;
}
