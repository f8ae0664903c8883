import type { Tool } from '../../context/tool.ts';
import { HIGHLIGHT, STEP, UNDO } from './keys.ts';

/** Highlights and notes of the user in the article. */
export const highlights: Tool = {
  id: 'highlights',
  keys: [HIGHLIGHT, STEP, UNDO],
  button: { place: 'bar', label: 'highlight', icon: 'highlight' },
  isPossible: ({ article }) => article !== null,
  opens: {
    kind: 'panel',
    load: async () => (await import('./highlight-list.tsx')).HighlightList,
    until: 'outcome',
    isToggle: true,
  },
  start: async () => (await import('./start-highlights.ts')).startHighlights,
  marks: async () => (await import('./mark-content.ts')).markContent,
};
