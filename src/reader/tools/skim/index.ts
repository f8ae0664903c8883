import { hasArticle } from '../../context/has-article.ts';
import type { Tool } from '../../context/tool.ts';

/** The most central sentences of each section: marked in the text, and as a list beside it. */
export const skim: Tool = {
  id: 'skim',
  keys: [{ keys: ['m'], labelKey: 'skim' }],
  button: { place: 'more', label: 'skim' },
  isPossible: hasArticle,
  opens: {
    kind: 'panel',
    load: () => import('./skim-panel.tsx'),
    subject: () => null,
    isBeside: true,
    isToggle: true,
    edge: 'start',
  },
};
