import type { OutlineElement } from '../../../engine/types.ts';

/**
 * Index of the link that an element is or is in, at most `levels` above it; -1 without one. The climb ends at the first
 * element that breaks the line.
 */
export function linkAround(elements: readonly OutlineElement[], element: number, levels = Infinity): number {
  let at = element;
  for (let level = 0; level <= levels && at >= 0; level++) {
    const { tag, breaks, parent } = elements[at]!;
    if (tag === 'a') return at;
    at = breaks ? -1 : parent;
  }
  return -1;
}
