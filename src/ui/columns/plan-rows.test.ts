import { describe, expect, it } from 'vitest';
import { type Block, evenCapacity, planRows } from './plan-rows.ts';

const text = (lines: number): Block => ({ lines, isSpanning: false, isHeading: false });
const heading: Block = { lines: 2, isSpanning: false, isHeading: true };
const picture: Block = { lines: 0, isSpanning: true, isHeading: false };

describe('rows of columns', () => {
  it('hold as many lines as the view has', () => {
    expect(
      planRows(
        Array.from({ length: 10 }, () => text(10)),
        30,
      ),
    ).toEqual([3, 6, 9]);
  });

  it('are not needed for a short text', () => {
    expect(planRows([text(10), text(10)], 30)).toEqual([]);
    expect(planRows([], 30)).toEqual([]);
  });

  it('are about equally high where a part of the text has its own', () => {
    const blocks = Array.from({ length: 11 }, () => text(5));
    expect(planRows(blocks, 42)).toEqual([8]);
    expect(planRows(blocks, evenCapacity(blocks, 42))).toEqual([6]);
  });

  it('start anew after a block that spans all columns', () => {
    expect(planRows([text(20), picture, text(20), text(20)], 30)).toEqual([3]);
  });

  it('never end with a heading', () => {
    expect(planRows([text(20), heading, text(20), text(5)], 30)).toEqual([1]);
  });

  it('grow higher rather than leave more than half of a row empty', () => {
    expect(planRows([text(5), text(80), text(10)], 30)).toEqual([2]);
  });
});
