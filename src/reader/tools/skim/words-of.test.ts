import { describe, expect, it } from 'vitest';
import { cutSentences, wordReader } from './words-of.ts';

const cut = (text: string, lang: string): readonly string[] =>
  cutSentences(text, lang).map(({ start, end }) => text.slice(start, end));

describe('cutSentences', () => {
  it('cuts Chinese and Japanese text', () => {
    expect(cut('风从西边来。磨坊转动。', 'zh')).toEqual(['风从西边来。', '磨坊转动。']);
    expect(cut('風が吹く。粉を挽く。', 'ja')).toEqual(['風が吹く。', '粉を挽く。']);
  });

  it('cuts a long Thai text at spaces, into pieces that are not short', () => {
    const long = 'ลมพัดมาจากทิศตะวันตกทุกเช้าและกังหันลมก็หมุนช้าๆจนกระทั่งน้ำขึ้นเต็มที่ในตอนเย็นของทุกวัน';
    expect(cut(`${long} ${long}`, 'th')).toEqual([long, long]);
    expect(cut('ลมพัด กังหันหมุน', 'th')).toEqual(['ลมพัด กังหันหมุน']);
  });
});

describe('wordReader', () => {
  const wordsOf = wordReader();

  it('gives words without marks, in lower case', () => {
    expect(wordsOf('The Mill, the ＢＯＡＴ — and “bread”.', 'en')).toEqual([
      'the',
      'mill',
      'the',
      'boat',
      'and',
      'bread',
    ]);
  });

  it('cuts words in scripts without spaces', () => {
    expect(wordsOf('磨坊在早上转动。', 'zh').length).toBeGreaterThan(2);
    expect(wordsOf('ลมพัดมาจากทิศตะวันตก', 'th').length).toBeGreaterThan(2);
  });

  it('reads a text whose page declares no language, or something else', () => {
    expect(wordsOf('Wind', '')).toEqual(['wind']);
    expect(wordsOf('Wind', 'not a tag!')).toEqual(['wind']);
  });
});
