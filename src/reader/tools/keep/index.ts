import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';
import { copy } from './copy.ts';
import { keepNow } from './keep-now.ts';

/** Saves, copies, prints and shares the article. */
export const keep: Tool = {
  id: 'keep',
  keys: [
    { keys: ['s'], labelKey: 'keep_offline', run: keepNow },
    { keys: ['c'], labelKey: 'key_copy', run: copy },
  ],
  ownKeys: () => import('./keys.ts'),
  button: { place: 'bar', label: 'keep', icon: 'keep' },
  isPossible: hasArticle,
  start: () => import('./start-keeping.ts'),
  opens: { kind: 'menu', load: () => import('./keep-menu.tsx') },
};
