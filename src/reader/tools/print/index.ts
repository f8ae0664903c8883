import type { Tool } from '../../context/tool.ts';

/** Prints the article. */
export const print: Tool = {
  id: 'print',
  contributions: () => import('./contributions.ts'),
};
