import { describe, expect, it } from 'vitest';
import { inverseFrequencies, lexRank, similarities } from './lex-rank.ts';

const words = (text: string): readonly string[] => text.split(' ');

describe('inverseFrequencies', () => {
  it('is 0 for a word of every sentence, and counts a sentence once', () => {
    const inverse = inverseFrequencies(['the wind wind', 'the boat'].map(words));
    expect(inverse.get('the')).toBe(0);
    expect(inverse.get('wind')).toBeCloseTo(Math.log(2));
  });
});

describe('similarities', () => {
  it('are symmetric: 1 for the same words in another order, 0 without a common word that tells something', () => {
    const sentences = ['the wind turns', 'turns the wind', 'the boat comes', 'the bread'].map(words);
    const similarity = similarities(sentences, inverseFrequencies(sentences));
    expect(similarity[1]).toBeCloseTo(1);
    expect(similarity[4]).toBe(similarity[1]);
    expect(similarity[2]).toBe(0);
    expect(similarity[0]).toBe(0);
  });
});

describe('lexRank', () => {
  it('ranks the sentence highest that most others are similar to, and adds up to 1', () => {
    // A star: 0 is similar to all others, which are similar to nothing else.
    const similarity = Float64Array.from([0, 0.5, 0.5, 0.5, 0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5, 0, 0, 0]);
    const scores = [...lexRank(similarity, 4)];
    expect(Math.max(...scores)).toBe(scores[0]);
    expect(scores[1]).toBeCloseTo(scores[3]!);
    expect(scores.reduce((sum, score) => sum + score)).toBeCloseTo(1);
  });

  it('gives each sentence the same score where none is similar to another', () => {
    expect([...lexRank(new Float64Array(9), 3)]).toEqual([1, 1, 1].map(() => expect.closeTo(1 / 3)));
  });
});
