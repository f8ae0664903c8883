import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';

const AT = { repeats: 0, 'repeats-earlier': 1 } as const;

/** How many blocks of the page have the same text, and whether an earlier one has it. */
export const repeats: ColumnGroup = {
  columns: 2,
  fill({ outline: { blocks } }, { blocks: { values, width } }, first) {
    const count = new Map<string, number>();
    for (let b = 0; b < blocks.length; b++) {
      const { text } = blocks[b]!;
      const earlier = count.get(text) ?? 0;
      values[b * width + first + AT['repeats-earlier']] = earlier > 0 ? 1 : 0;
      count.set(text, earlier + 1);
    }
    for (let b = 0; b < blocks.length; b++) values[b * width + first + AT.repeats] = count.get(blocks[b]!.text) ?? 0;
  },
};

export function repeatNames(): ColumnNames {
  return { blocks: namesOf(AT) };
}
