import type { OutlineElement } from '../types.ts';

/**
 * For each element: the depth of the lowest element that contains both it and the element with index `target`. Linear
 * in elements.
 */
export function commonDepths(elements: readonly OutlineElement[], target: number): Int32Array {
  const depths = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { parent, end, depth } = elements[i]!;
    depths[i] = i <= target && target < end ? depth : parent < 0 ? 0 : depths[parent]!;
  }
  return depths;
}
