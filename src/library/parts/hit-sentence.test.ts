import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../platform/stores/reading-list-search.ts';
import { hitSentence, markWords, type Piece } from './hit-sentence.ts';

const written = (pieces: readonly Piece[] | null): string | null =>
  pieces?.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('') ?? null;

describe('marked words', () => {
  it.each([
    ['The Mill and the mills', 'mill', 'The [Mill] and the [mill]s'],
    ['crème brûlée', 'creme BRULEE', '[crème] [brûlée]'],
    ['cre\u0300me', 'crème', '[cre\u0300me]'],
    ['the ﬁle', 'file', 'the [ﬁle]'],
    ['İstanbul now', 'now', 'İstanbul [now]'],
    ['a 🌾 grain', 'grain', 'a 🌾 [grain]'],
    ['<b>mill</b>', 'b', '<[b]>mill</[b]>'],
    ['nothing', 'mill', 'nothing'],
    ['', 'mill', ''],
  ])('in %j for %j', (text, query, expected) => {
    const pieces = markWords(text, wordsOf(query));
    expect(written(pieces)).toBe(expected);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('the sentence of a hit', () => {
  it('is the one with most of the words', () => {
    const text = 'A mill. The miller grinds the grain at night.\nOther lines.';
    expect(written(hitSentence(text, ['mill', 'grain'], 'en'))).toBe('The [mill]er grinds the [grain] at night.');
  });

  it('is cut around the first word, between words', () => {
    const sentence = `${'begin '.repeat(60)}grain ${'end '.repeat(100)}`;
    const hit = written(hitSentence(sentence, ['grain'], 'en'));
    expect(hit).toMatch(/^…begin .*\[grain\] end .*end…$/);
    expect(hit!.length).toBeLessThan(240);
  });

  it('is nothing where no line has a word, and needs no known language', () => {
    expect(hitSentence('A mill.', ['grain'], 'en')).toBeNull();
    expect(written(hitSentence('A mill.', ['mill'], 'not a language'))).toBe('A [mill].');
  });
});
