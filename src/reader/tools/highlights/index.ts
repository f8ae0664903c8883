import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';
import { HIGHLIGHT } from './highlight-key.ts';

/** Highlights and notes of the user in the article. */
export const highlights: Tool = {
  id: 'highlights',
  keys: [HIGHLIGHT],
  ownKeys: () => import('./keys.ts'),
  button: { place: 'bar', label: 'highlight', icon: 'highlight' },
  isPossible: hasArticle,
  opens: {
    kind: 'panel',
    load: () => import('./highlight-list.tsx'),
    isToggle: true,
  },
  start: () => import('./start-highlights.ts'),
  marks: () => import('./mark-content.ts'),
};
