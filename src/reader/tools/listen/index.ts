import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';

/** Reads the article aloud. */
export const listen: Tool = {
  id: 'listen',
  keys: [{ keys: ['l'], labelKey: 'listen' }],
  ownKeys: () => import('./keys.ts'),
  button: { place: 'bar', label: 'listen', icon: 'listen', isWide: true },
  isPossible: hasArticle,
  opens: {
    kind: 'panel',
    load: () => import('./listen-bar.tsx'),
    subject: ({ article }) => article?.content,
    isBeside: true,
    isToggle: true,
  },
};
