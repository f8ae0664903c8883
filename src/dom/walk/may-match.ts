import { matchesOf, queryFirst } from '../safe-dom.ts';
import type { Walk } from './walk-page.ts';

/**
 * False where certainly no walked element matches. One search of each tree by the browser takes less time than a test
 * of each element.
 */
export function mayMatch({ innerTrees, elements: [root] }: Walk, selector: string): boolean {
  if (root === undefined) return false;
  return matchesOf(root, selector) || [root, ...innerTrees].some((tree) => queryFirst(tree, selector) !== null);
}
