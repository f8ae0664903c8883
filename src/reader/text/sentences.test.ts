import { describe, expect, it } from 'vitest';
import { endOfPart, splitSentences, wordAt } from './sentences.ts';

const sentencesOf = (text: string, lang: string): string[] =>
  splitSentences(text, lang).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each([
    ['en', ['Mr. Hale met Dr. Osei at 5.30 p.m. on Friday.', 'They sat.', '“Why?” he said.']],
    ['en', ['J. R. Moss wrote it, e.g. in Vol. 3.', 'It sold.']],
    ['en', ['So did I.', 'We left.']],
    ['de', ['Das gilt z. B. Äpfeln, d. h. Obst, vgl. Abb. links.', 'Am 3. Oktober kam Dr. Weiß.', 'Er blieb.']],
    ['fr', ['M. Roux et Mme. Petit arrivent.', 'Ils rient !']],
    ['ru', ['В 1930 г. Москва росла, т.е. строилась.', 'Потом нет.']],
    ['ja', ['風が吹く。', '籾殻が飛んだ！', '「そうか。」と言った。']],
    ['zh-CN', ['风来了。', '谷壳飞走了吗？', '没有。']],
    ['ar', ['هبت الريح على الحقل.', 'هل طار القش؟', 'نعم، طار!']],
    ['hi', ['हवा चली।', 'भूसा उड़ गया।']],
  ])('splits %s', (lang, sentences) => {
    const space = /ja|zh/.test(lang) ? '' : ' ';
    expect(sentencesOf(sentences.join(space), lang)).toEqual(sentences);
  });

  it('ends a sentence at a line break', () => {
    expect(sentencesOf('Mill Lane\nNear Dr.\nWestford', 'en')).toEqual(['Mill Lane', 'Near Dr.', 'Westford']);
  });

  it('splits by general rules where the language is no valid tag', () => {
    expect(sentencesOf('One. Two.', 'x y')).toEqual(['One.', 'Two.']);
    for (const lang of ['constructor', '__proto__', 'toString-x'])
      expect(sentencesOf('One. Two.', lang)).toEqual(['One.', 'Two.']);
  });
});

describe('wordAt', () => {
  it.each([
    ['en', 'the miller’s wheel', 4, 'miller’s'],
    ['ja', '風が籾殻を運ぶ', 2, '籾殻'],
    ['ar', 'هبت الريح', 6, 'الريح'],
  ])('finds the word in %s', (lang, text, at, word) => {
    const { start, end } = wordAt(text, at, lang);
    expect(text.slice(start, end)).toBe(word);
  });
});

describe('endOfPart', () => {
  const partsOf = (text: string, limit: number): string[] => {
    const parts: string[] = [];
    for (let at = 0; at < text.length;) {
      const end = endOfPart(text, at, text.length, limit);
      parts.push(text.slice(at, end));
      at = end;
    }
    return parts;
  };

  it('divides after a clause, else after a word', () => {
    expect(partsOf('When the wind goes, the mill stands still for days', 24)).toEqual([
      'When the wind goes, ',
      'the mill stands still ',
      'for days',
    ]);
  });

  it('divides text without spaces after its marks, else anywhere but in a character', () => {
    expect(partsOf('風が吹き、籾殻が飛ぶ', 7)).toEqual(['風が吹き、', '籾殻が飛ぶ']);
    expect(partsOf('𠮷𠮷𠮷', 3)).toEqual(['𠮷', '𠮷', '𠮷']);
  });
});
