import { matchesOf, queryFirst } from '../safe-dom.ts';
import type { Walk } from './walk-page.ts';

/**
 * False where certainly no walked element matches. One search by the browser takes less time than a test of each
 * element; it does not reach shadow trees and frames.
 */
export function mayMatch({ isOneTree, elements: [root] }: Walk, selector: string): boolean {
  if (root === undefined) return false;
  return !isOneTree || matchesOf(root, selector) || queryFirst(root, selector) !== null;
}
