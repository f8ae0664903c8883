import { describe, expect, it } from 'vitest';
import { arrowTarget } from './focus.ts';

describe('arrowTarget', () => {
  it('wraps at both ends', () => {
    expect(arrowTarget('ArrowDown', 2, 3, 'column', false)).toBe(0);
    expect(arrowTarget('ArrowUp', 0, 3, 'column', false)).toBe(2);
  });

  it('swaps left and right in a right-to-left row', () => {
    expect(arrowTarget('ArrowLeft', 0, 3, 'row', true)).toBe(1);
    expect(arrowTarget('ArrowLeft', 0, 3, 'row', false)).toBe(2);
  });

  it('handles Home and End, and ignores other keys, other axes and empty rows', () => {
    expect(arrowTarget('End', 0, 3, 'row', false)).toBe(2);
    expect(arrowTarget('Home', 2, 3, 'row', false)).toBe(0);
    expect(arrowTarget('a', 0, 3, 'row', false)).toBeNull();
    expect(arrowTarget('ArrowDown', 0, 3, 'row', false)).toBeNull();
    expect(arrowTarget('Home', 0, 0, 'row', false)).toBeNull();
  });
});
