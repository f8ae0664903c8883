import type { Outline } from '../../types.ts';
import { LINK, TAG_BITS } from './tag-bits.ts';

/**
 * The collapsed DOM of Web2Text (section 3.1). Text nodes with visible characters are the leaves. Elements without
 * leaves are removed, and an element with one child is merged with it. Leaves and nodes are in document order; every
 * array is parallel to the leaves or to the nodes.
 */
export type CollapsedTree = {
  /** Number of leaves. */
  readonly leaves: number;
  /** Index of each leaf in outline.runs. */
  readonly run: Int32Array;
  /** Node above each leaf; -1 if the page has one leaf only. */
  readonly parentOfLeaf: Int32Array;
  /** Bits (tag-bits.ts) of the tags merged with each leaf. */
  readonly tagsOfLeaf: Int32Array;
  /** 1 for leaves inside a link. */
  readonly inLink: Uint8Array;
  /** Number of nodes. Each has at least two children; the first is the root. */
  readonly nodes: number;
  /** Node above each node; -1 for the root. */
  readonly parent: Int32Array;
  /** Number of nodes above each node. */
  readonly depth: Int32Array;
  /** Bits of the tags merged with each node. */
  readonly tags: Int32Array;
  /** The leaves below each node are firstLeaf … lastLeaf-1. */
  readonly firstLeaf: Int32Array;
  readonly lastLeaf: Int32Array;
  /** 1 for nodes inside a link; their leaves do not count as link text of the node again. */
  readonly belowLink: Uint8Array;
  /** 1 for nodes that contain a form field (input). */
  readonly hasInput: Uint8Array;
};

/** Bit of elements that are a link or inside one. */
const LINK_AROUND = 1 << 30;

/** Collapses the elements and runs of an outline, without recursion; linear. */
export function collapseTree({ elements, runs, blocks }: Outline): CollapsedTree {
  const run = new Int32Array(runs.length);
  const children = new Int32Array(elements.length);
  let leaves = 0;
  for (let r = 0; r < runs.length; r++) {
    const { block, start, end, element } = runs[r]!;
    if (isBlank(blocks[block]!.text, start, end)) continue;
    run[leaves++] = r;
    children[element]!++;
  }
  for (let i = elements.length - 1; i > 0; i--) {
    const above = elements[i]!.parent;
    if (children[i]! > 0 && above >= 0) children[above]!++;
  }

  const tags = new Int32Array(elements.length);
  const node = new Int32Array(elements.length);
  const inputs = new Int32Array(elements.length + 1);
  // Nodes have at least two children, so there are fewer nodes than leaves.
  const nodeTags = new Int32Array(leaves);
  const parent = new Int32Array(leaves);
  const depth = new Int32Array(leaves);
  const belowLink = new Uint8Array(leaves);
  const elementOf = new Int32Array(leaves);
  let nodes = 0;
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent: above } = elements[i]!;
    inputs[i + 1] = inputs[i]! + (tag === 'input' ? 1 : 0);
    if (children[i] === 0) continue;
    const own = TAG_BITS.get(tag) ?? 0;
    const around = above < 0 ? 0 : tags[above]! & LINK_AROUND;
    const merged = above >= 0 && children[above] === 1 ? tags[above]! & ~LINK_AROUND : 0;
    // LINK_AROUND is inherited even where the tags are not merged.
    tags[i] = own | merged | around | ((own & LINK) === 0 ? 0 : LINK_AROUND);
    node[i] = above < 0 ? -1 : node[above]!;
    if (children[i]! < 2) continue;
    const upper = node[i]!;
    parent[nodes] = upper;
    depth[nodes] = upper < 0 ? 0 : depth[upper]! + 1;
    nodeTags[nodes] = tags[i]!;
    belowLink[nodes] = upper >= 0 && (tags[elementOf[upper]!]! & LINK_AROUND) !== 0 ? 1 : 0;
    elementOf[nodes] = i;
    node[i] = nodes++;
  }

  const parentOfLeaf = new Int32Array(leaves);
  const tagsOfLeaf = new Int32Array(leaves);
  const inLink = new Uint8Array(leaves);
  const firstLeaf = new Int32Array(nodes).fill(leaves);
  const lastLeaf = new Int32Array(nodes);
  for (let l = 0; l < leaves; l++) {
    const { element } = runs[run[l]!]!;
    const above = node[element]!;
    parentOfLeaf[l] = above;
    tagsOfLeaf[l] = children[element] === 1 ? tags[element]! : 0;
    inLink[l] = (tags[element]! & LINK_AROUND) === 0 ? 0 : 1;
    if (above < 0) continue;
    if (firstLeaf[above] === leaves) firstLeaf[above] = l;
    lastLeaf[above] = l + 1;
  }
  const hasInput = new Uint8Array(nodes);
  for (let n = nodes - 1; n >= 0; n--) {
    const upper = parent[n]!;
    const at = elementOf[n]!;
    if (inputs[elements[at]!.end]! > inputs[at]!) hasInput[n] = 1;
    if (upper < 0) continue;
    if (firstLeaf[n]! < firstLeaf[upper]!) firstLeaf[upper] = firstLeaf[n]!;
    if (lastLeaf[n]! > lastLeaf[upper]!) lastLeaf[upper] = lastLeaf[n]!;
  }
  return {
    leaves,
    run: run.subarray(0, leaves),
    parentOfLeaf,
    tagsOfLeaf,
    inLink,
    nodes,
    parent,
    depth,
    tags: nodeTags,
    firstLeaf,
    lastLeaf,
    belowLink,
    hasInput,
  };
}

/** True if a stretch of text is white space; the first character decides for almost every run. */
function isBlank(text: string, start: number, end: number): boolean {
  if (start >= end) return true;
  const first = text.charCodeAt(start);
  return (first <= 32 || first > 126) && text.slice(start, end).trim() === '';
}
