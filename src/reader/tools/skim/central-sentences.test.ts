import { describe, expect, it } from 'vitest';
import { centralSentences, partsOf } from './central-sentences.ts';

const pause = (): Promise<void> => Promise.resolve();
const lengths = (sizes: readonly number[]): readonly number[] =>
  partsOf(sizes.map((size) => Array.from({ length: size }))).map(({ length }) => length);

const MILL = 'the mill grinds the grain that the boat brings';
const SECTION = [
  'the boat brings bread to everybody here',
  MILL,
  'the mill turns slowly in the evening',
  'grain lies below the wooden floor there',
  'yes',
  'cats sleep beside a warm stove today',
  'rain fell on Monday and on Friday',
].map((text) => text.split(' '));

describe('centralSentences', () => {
  it('chooses the sentence that the others of its section are similar to', async () => {
    expect(await centralSentences([SECTION], pause)).toEqual([1]);
  });

  it('chooses from each section, in order, by indices through all of them', async () => {
    expect(await centralSentences([SECTION, SECTION.toReversed()], pause)).toEqual([1, 12]);
  });

  it('does not choose the same words twice, nor sentences of a few words', async () => {
    const repeated = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? MILL.split(' ') : ['yes', 'no']));
    expect(await centralSentences([repeated], pause)).toEqual([0]);
  });

  it('chooses none of a few sentences', async () => {
    expect(await centralSentences([SECTION.slice(0, 5)], pause)).toEqual([]);
    expect(await centralSentences([], pause)).toEqual([]);
  });

  it('stops when the work is no longer wanted', async () => {
    const stop = (): Promise<void> => Promise.reject(new Error('closed'));
    await expect(centralSentences([SECTION], stop)).rejects.toThrow('closed');
  });
});

describe('partsOf', () => {
  it('joins short sections to the next one, and the last to the one before', () => {
    expect(lengths([2, 3, 7, 20, 4])).toEqual([12, 24]);
    expect(lengths([4])).toEqual([4]);
  });

  it('divides long sections evenly, so that no part is longer than 200', () => {
    expect(lengths([401, 6])).toEqual([134, 134, 133, 6]);
  });

  it('keeps the order', () => {
    expect(partsOf([[1], [2, 3], [4, 5, 6, 7, 8, 9, 10], [11]]).flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
