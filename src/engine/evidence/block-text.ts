import { linkDensity } from '../features/link-density.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';

/** Closing quotes and brackets: the mark before them ends the text. */
const CLOSING = '"\'”’»›)]}」』）';

const AT = {
  chars: 0,
  words: 1,
  'link-ratio': 2,
  'sentence-length': 3,
  'inline-tags-per-word': 4,
  'heading-level': 5,
  ends: 6,
} as const;

/** Form of a block's own text, independent of the language. */
export const blockText: ColumnGroup = {
  columns: 7,
  fill({ outline }, { blocks: { values, width } }, first) {
    const { blocks } = outline;
    for (let b = 0; b < blocks.length; b++) {
      const { text, chars, words, linkChars, sentences, tags, heading } = blocks[b]!;
      let end = text.length - 1;
      while (end > 0 && CLOSING.includes(text.charAt(end))) end--;
      const r = b * width + first;
      values[r + AT.chars] = chars;
      values[r + AT.words] = words;
      values[r + AT['link-ratio']] = linkDensity(linkChars, chars);
      values[r + AT['sentence-length']] = sentences > 0 ? words / sentences : -1;
      values[r + AT['inline-tags-per-word']] = words > 0 ? tags / words : tags;
      values[r + AT['heading-level']] = heading;
      values[r + AT.ends] = classOfEnd(text.charCodeAt(end), text.charCodeAt(end - 1));
    }
  },
};

export function blockTextNames(): ColumnNames {
  return { blocks: namesOf(AT) };
}

/**
 * Class of the last character: 0 letter or digit, 1 full stop, 2 question or exclamation mark, 3 colon, 4 comma,
 * 5 ellipsis or arrow, 6 any other sign. CJK, Arabic and Devanagari marks count as their Latin counterparts.
 */
function classOfEnd(last: number, before: number): number {
  if (last === 0x2e) return before === 0x2e ? 5 : 1;
  if ((last > 96 && last < 123) || (last > 64 && last < 91) || (last > 47 && last < 58)) return 0;
  if (last === 0x3002 || last === 0x964 || last === 0x6d4) return 1;
  if (last === 0x3f || last === 0x21 || last === 0xff1f || last === 0xff01 || last === 0x61f) return 2;
  if (last === 0x3a || last === 0xff1a) return 3;
  if (last === 0x2c || last === 0xff0c || last === 0x60c) return 4;
  if (last === 0x2026 || last === 0xbb || last === 0x203a || last === 0x2192 || last === 0x3e) return 5;
  return last < 0xaa || (last >= 0x2000 && last < 0x2c00) || (last >= 0x3000 && last < 0x3040) ? 6 : 0;
}
