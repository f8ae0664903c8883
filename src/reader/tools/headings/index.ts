import type { Tool } from '../../context/tool.ts';
import { hasHeadings } from './has-headings.ts';

/** The headings of the article beside the text. Its name in the interface is "Outline". */
export const headings: Tool = {
  id: 'headings',
  keys: [{ keys: ['o'], labelKey: 'outline' }],
  button: { place: 'bar', label: 'outline', icon: 'outline' },
  isPossible: ({ article }) => article !== null && hasHeadings(article),
  opens: {
    kind: 'panel',
    load: () => import('./headings-panel.tsx'),
    subject: () => null,
    isBeside: true,
    isToggle: true,
    edge: 'start',
  },
};
