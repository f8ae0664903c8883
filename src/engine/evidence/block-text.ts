import type { Group } from './matrix.ts';

/** So much of a text says what kind of text it is. */
const LOOKED_AT = 300;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|kr|zł|руб)/;
const YEAR = /(?:^|\D)(?:19|20)\d\d(?:\D|$)/;
const CLOCK_OR_DATE = /\d{1,2}[:./-]\d{1,2}/;
const ADDRESS = /\S@\S+\.\S|https?:\/\/|www\./;
const CLOSING = new Set('"\'”’»›)]}」』）'.split(''));

/** What a block's text looks like, whatever it says: lengths, marks, kinds of characters. Language-independent. */
export const blockText: Group = {
  names: [
    'chars', 'words', 'word-length', 'link-ratio', 'sentences', 'sentence-length', 'commas-per-char', 'inline-tags-per-word', 'heading-level', 'ends', 'starts',
    'digit-share', 'capital-share', 'mark-share', 'other-script-share', 'price', 'year', 'clock-or-date', 'address', 'copyright', 'separators', 'question', 'colon',
  ],
  fill({ outline }, { values, width }, at) {
    const { blocks } = outline;
    for (let b = 0; b < blocks.length; b++) {
      const { text, chars, words, linkChars, sentences, commas, tags, heading } = blocks[b]!;
      let digits = 0;
      let capitals = 0;
      let marks = 0;
      let others = 0;
      let separators = 0;
      let question = 0;
      const length = chars < LOOKED_AT ? chars : LOOKED_AT;
      for (let i = 0; i < length; i++) {
        const code = text.charCodeAt(i);
        if (code > 96 && code < 123) continue;
        if (code > 64 && code < 91) capitals++;
        else if (code > 47 && code < 58) digits++;
        else if (code > 0x24f && !(code >= 0x2000 && code < 0x2070)) others++;
        else if (code !== 32) {
          marks++;
          if (code === 124 || code === 47 || code === 62 || code === 0xb7 || code === 0x2022 || code === 0xbb) separators++;
          else if (code === 63) question = 1;
        }
      }
      const start = text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text;
      const first = text.charCodeAt(0);
      let r = b * width + at;
      values[r++] = chars;
      values[r++] = words;
      values[r++] = words > 0 ? chars / words : chars;
      values[r++] = chars > 0 ? linkChars / chars : 0;
      values[r++] = sentences;
      values[r++] = sentences > 0 ? words / sentences : -1;
      values[r++] = chars > 0 ? commas / chars : 0;
      values[r++] = words > 0 ? tags / words : tags;
      values[r++] = heading;
      values[r++] = endOf(text);
      values[r++] = first > 96 && first < 123 ? 0 : first > 64 && first < 91 ? 1 : first > 47 && first < 58 ? 2 : first < 128 ? 3 : 4;
      values[r++] = digits / length;
      values[r++] = capitals / length;
      values[r++] = marks / length;
      values[r++] = others / length;
      values[r++] = digits > 0 && PRICE.test(start) ? 1 : 0;
      values[r++] = digits > 3 && YEAR.test(start) ? 1 : 0;
      values[r++] = digits > 1 && CLOCK_OR_DATE.test(start) ? 1 : 0;
      values[r++] = marks > 1 && ADDRESS.test(start) ? 1 : 0;
      values[r++] = start.includes('©') ? 1 : 0;
      values[r++] = separators;
      values[r++] = question;
      values[r++] = start.includes(':') ? 1 : 0;
    }
  },
};

const ENDS: Readonly<Record<string, number>> = { '。': 1, '?': 2, '!': 2, '？': 2, '！': 2, ':': 3, '：': 3, ',': 4, '，': 4, '…': 5, '»': 5, '›': 5, '→': 5, '>': 5 };

/** 0 nothing, 1 a full stop, 2 question or exclamation mark, 3 colon, 4 comma, 5 dots or an arrow, 6 another sign. */
function endOf(text: string): number {
  let end = text.length - 1;
  while (end > 0 && CLOSING.has(text[end]!)) end--;
  const last = text[end] ?? '';
  if (last === '.') return text[end - 1] === '.' ? 5 : 1;
  return ENDS[last] ?? (/[\p{L}\p{N}]/u.test(last) ? 0 : 6);
}
