import type { ColumnGroup } from './table.ts';

const CLOSING = '"\'”’»›)]}」』）';

/** What a block's text looks like, whatever it says. Language-independent. */
export const blockText: ColumnGroup = {
  names: [
    'chars',
    'words',
    'link-ratio',
    'sentence-length',
    'inline-tags-per-word',
    'heading-level',
    'ends',
    'repeats',
    'repeats-earlier',
  ],
  fill({ outline }, { blocks: { values, width } }, at) {
    const { blocks } = outline;
    const count = new Map<string, number>();
    for (let b = 0; b < blocks.length; b++) {
      const { text } = blocks[b]!;
      const before = count.get(text) ?? 0;
      values[b * width + at + 8] = before > 0 ? 1 : 0;
      count.set(text, before + 1);
    }
    for (let b = 0; b < blocks.length; b++) {
      const { text, chars, words, linkChars, sentences, tags, heading } = blocks[b]!;
      let end = text.length - 1;
      while (end > 0 && CLOSING.includes(text[end]!)) end--;
      const last = text.charCodeAt(end);
      const r = b * width + at;
      values[r] = chars;
      values[r + 1] = words;
      values[r + 2] = chars > 0 ? linkChars / chars : 0;
      values[r + 3] = sentences > 0 ? words / sentences : -1;
      values[r + 4] = words > 0 ? tags / words : tags;
      values[r + 5] = heading;
      values[r + 6] = endOf(last, text.charCodeAt(end - 1));
      values[r + 7] = count.get(text)!;
    }
  },
};

/** 0 a letter or a digit, 1 a full stop, 2 a question or exclamation mark, 3 a colon, 4 a comma, 5 dots or an arrow, 6 another sign. */
function endOf(last: number, before: number): number {
  if (last === 0x2e) return before === 0x2e ? 5 : 1;
  if ((last > 96 && last < 123) || (last > 64 && last < 91) || (last > 47 && last < 58)) return 0;
  if (last === 0x3002 || last === 0x964 || last === 0x6d4) return 1;
  if (last === 0x3f || last === 0x21 || last === 0xff1f || last === 0xff01 || last === 0x61f) return 2;
  if (last === 0x3a || last === 0xff1a) return 3;
  if (last === 0x2c || last === 0xff0c || last === 0x60c) return 4;
  if (last === 0x2026 || last === 0xbb || last === 0x203a || last === 0x2192 || last === 0x3e) return 5;
  return last < 0xaa || (last >= 0x2000 && last < 0x2c00) || (last >= 0x3000 && last < 0x3040) ? 6 : 0;
}
