import type { Tool } from '../../context/tool.ts';

/** A text that is read in this many minutes needs no shorter way through it. */
const SHORT = 1;

/** The most central sentences of each section: marked in the text, and as a list beside it. */
export const skim: Tool = {
  id: 'skim',
  keys: [{ keys: ['m'], labelKey: 'skim' }],
  button: { place: 'more', label: 'skim' },
  isPossible: ({ article }) => article !== null && article.minutes > SHORT,
  opens: {
    kind: 'panel',
    load: () => import('./skim-panel.tsx'),
    subject: () => null,
    isBeside: true,
    isToggle: true,
    edge: 'start',
  },
};
