import type { Ground } from './ground.ts';
import type { Group } from './matrix.ts';

const THINGS = ['img', 'a', 'button', 'input', 'time', 'heading', 'p', 'li', 'svg'] as const;
const LEVELS = 4;

/** Elements that hold no text of their own, counted in the containers around a block: pictures, links, buttons, fields; each against the blocks there. */
export const things: Group = {
  names: Array.from({ length: LEVELS }, (_, level) => THINGS.map((thing) => `level-${level}-${thing}`)).flat(),
  fill({ outline, wider }: Ground, { values, width }, at) {
    const { blocks, elements } = outline;
    const n = elements.length;
    const columns = new Map<string, number>(THINGS.map((thing, i) => [thing, i]));
    columns.set('picture', 0).set('textarea', 3).set('select', 3);
    for (let level = 1; level <= 6; level++) columns.set(`h${level}`, 5);
    const before = new Int32Array((n + 1) * THINGS.length);
    for (let i = 0; i < n; i++) {
      const column = columns.get(elements[i]!.tag);
      for (let t = 0; t < THINGS.length; t++) before[(i + 1) * THINGS.length + t] = before[i * THINGS.length + t]!;
      if (column !== undefined) before[(i + 1) * THINGS.length + column]!++;
    }
    for (let b = 0; b < blocks.length; b++) {
      let r = b * width + at;
      let e = blocks[b]!.element;
      for (let level = 0; level < LEVELS; level++) {
        const { end, firstBlock, lastBlock } = elements[e]!;
        const count = lastBlock - firstBlock || 1;
        for (let t = 0; t < THINGS.length; t++) values[r++] = (before[end * THINGS.length + t]! - before[e * THINGS.length + t]!) / count;
        if (wider[e]! >= 0) e = wider[e]!;
      }
    }
  },
};
