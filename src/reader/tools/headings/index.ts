import type { Tool } from '../../context/tool.ts';
import { hasHeadings } from './has-headings.ts';

/** The headings of the article beside the text. Its name in the interface is "Outline". */
export const headings: Tool = {
  id: 'headings',
  keys: [{ keys: ['o'], rows: [{ label: 'O', labelKey: 'outline' }], run: 'press' }],
  button: { place: 'bar', label: 'outline', icon: 'outline' },
  isPossible: ({ article }) => article !== null && hasHeadings(article),
  opens: {
    kind: 'panel',
    load: async () => (await import('./headings-panel.tsx')).HeadingsPanel,
    until: 'closed',
    isBeside: true,
    isToggle: true,
  },
};
