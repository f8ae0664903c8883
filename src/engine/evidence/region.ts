import type { Ground } from './ground.ts';
import type { Group } from './matrix.ts';

const SHARES = [0.4, 0.6, 0.8, 0.95];

/** The cores of the page: for several shares, the deepest element that holds that much of its prose outside furniture; and how a block stands to them. */
export const region: Group = {
  names: [...SHARES.flatMap((share) => [`core-${share}`, `core-${share}-ancestors`, `core-${share}-distance`]), 'core-share', 'core-link-ratio', 'stretch', 'stretch-distance', 'in-title', 'is-title', 'title-share', 'in-description', 'before-title-block'],
  fill(ground, { values, width }, at) {
    const { outline, sums } = ground;
    const { blocks, elements } = outline;
    const worth = worthBefore(ground);
    const cores = SHARES.map((share) => coreOf(ground, worth, share));
    const common = SHARES.map((_, k) => commonDepths(ground, cores[k]!));
    const stretch = densestStretch(ground);
    const title = wordsOf(ground.page.title);
    const titleSize = title.size || 1;
    const description = ground.page.description.toLowerCase();
    let titleBlock = -1;
    const rows: { shared: number; words: number }[] = [];
    for (let b = 0; b < blocks.length; b++) {
      const { text, chars } = blocks[b]!;
      const own = chars < 300 ? wordsOf(text) : null;
      let shared = 0;
      if (own) for (const word of own) if (title.has(word)) shared++;
      rows.push({ shared, words: own ? own.size : 99 });
      if (titleBlock < 0 && own && own.size > 0 && shared / own.size > 0.7 && shared / titleSize > 0.5 && blocks[b]!.heading > 0) titleBlock = b;
    }
    const core = elements[cores[1]!];
    const coreChars = core ? sums.chars[core.lastBlock]! - sums.chars[core.firstBlock]! || 1 : 1;
    const coreLinks = core ? (sums.linkChars[core.lastBlock]! - sums.linkChars[core.firstBlock]!) / coreChars : 0;
    for (let b = 0; b < blocks.length; b++) {
      let r = b * width + at;
      const e = blocks[b]!.element;
      for (let k = 0; k < SHARES.length; k++) {
        const c = elements[cores[k]!]!;
        const isIn = b >= c.firstBlock && b < c.lastBlock && e >= cores[k]! && e < c.end;
        values[r++] = isIn ? 1 : 0;
        values[r++] = c.depth - common[k]![e]!;
        values[r++] = isIn ? 0 : b < c.firstBlock ? b - c.firstBlock : b - c.lastBlock + 1;
      }
      values[r++] = coreChars / (sums.chars[blocks.length]! || 1);
      values[r++] = coreLinks;
      values[r++] = b >= stretch.from && b < stretch.to ? 1 : 0;
      values[r++] = b < stretch.from ? b - stretch.from : b >= stretch.to ? b - stretch.to + 1 : 0;
      const { shared, words } = rows[b]!;
      values[r++] = words > 0 ? shared / words : 0;
      values[r++] = words > 0 && shared === words && shared === title.size ? 1 : 0;
      values[r++] = shared / titleSize;
      values[r++] = description.length > 20 && blocks[b]!.chars > 20 && description.includes(blocks[b]!.text.slice(0, 40).toLowerCase()) ? 1 : 0;
      values[r++] = titleBlock < 0 ? -1 : b < titleBlock ? 1 : b === titleBlock ? 2 : 0;
    }
  },
};

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().split(/[^0-9a-z\u00aa-\u1fff\u2c00-\ud7ff\ud800-\udfff]+/).filter(Boolean));
}

function worthBefore({ outline, sums, area }: Ground): Float64Array {
  const { blocks } = outline;
  const worth = new Float64Array(blocks.length + 1);
  for (let b = 0; b < blocks.length; b++) worth[b + 1] = worth[b]! + ((area[blocks[b]!.element]! & 1) !== 0 ? 0 : sums.prose[b + 1]! - sums.prose[b]!);
  return worth;
}

function coreOf({ outline }: Ground, worth: Float64Array, share: number): number {
  const { elements, blocks } = outline;
  const enough = share * worth[blocks.length]!;
  let core = 0;
  for (let i = 0; i < elements.length; ) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    const holds = worth[lastBlock]! - worth[firstBlock]! >= enough;
    if (holds) core = i;
    i = holds ? i + 1 : end;
  }
  return core;
}

/** Depth of the lowest element around both an element and the core. */
function commonDepths({ outline }: Ground, core: number): Int32Array {
  const { elements } = outline;
  const depths = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { parent, end, depth } = elements[i]!;
    const isAround = i <= core && core < end;
    depths[i] = isAround ? depth : parent < 0 ? 0 : depths[parent]!;
  }
  return depths;
}

/** Body text extraction in a line (Finn 2001): the stretch of blocks with most words over tags. */
function densestStretch({ outline }: Ground): { readonly from: number; readonly to: number } {
  const { blocks, elements } = outline;
  let best = 0;
  let current = 0;
  let start = 0;
  let [from, to] = [0, 0];
  let before = 0;
  for (let b = 0; b < blocks.length; b++) {
    const { element, words, tags } = blocks[b]!;
    const opened = Math.max(0, element - before) + tags;
    before = element;
    current -= b === 0 ? 0 : 2 * opened;
    if (current < 0) {
      current = 0;
      start = b;
    }
    current += words;
    if (current > best) {
      best = current;
      [from, to] = [start, b + 1];
    }
  }
  void elements;
  return { from, to };
}
