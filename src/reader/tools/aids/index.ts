import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';

/** What helps while one reads: progress, kept place, notes, tables, listings, hosts of links. */
export const aids: Tool = {
  id: 'aids',
  ownKeys: () => import('./keys.ts'),
  isPossible: hasArticle,
  start: () => import('./reading-aids.ts'),
};
