import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';

/** Finds words in the article. */
export const find: Tool = {
  id: 'find',
  keys: [{ keys: ['/'], labelKey: 'find_open' }],
  button: { place: 'bar', label: 'find', icon: 'search' },
  isPossible: hasArticle,
  opens: { kind: 'panel', load: () => import('./find-bar.tsx') },
};
