/** Thresholds of the published tree, in words. */
const WORDS = { current: 16, next: 15, previous: 4, afterLinks: 40, nextAfterLinks: 17 } as const;

/**
 * The word splits of the NumWords tree (Kohlschütter et al. 2010, WSDM, section 4): true for content.
 * The callers test the two link densities; `isAfterLinks` is true where the previous block's is above 5/9.
 */
export function isContentByWords(previous: number, current: number, next: number, isAfterLinks: boolean): boolean {
  return isAfterLinks
    ? current > WORDS.afterLinks || next > WORDS.nextAfterLinks
    : current > WORDS.current || next > WORDS.next || previous > WORDS.previous;
}
