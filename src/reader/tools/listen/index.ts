import type { Tool } from '../../context/tool.ts';
import { GO_ON_HERE, NEXT, PAUSE, PREVIOUS } from './keys.ts';

/** Reads the article aloud. */
export const listen: Tool = {
  id: 'listen',
  keys: [{ keys: ['l'], rows: [{ label: 'L', labelKey: 'listen' }], run: 'press' }, PAUSE, NEXT, PREVIOUS, GO_ON_HERE],
  button: { place: 'bar', label: 'listen', icon: 'listen', isWide: true },
  isPossible: ({ article }) => article !== null,
  opens: {
    kind: 'panel',
    load: async () => (await import('./listen-bar.tsx')).ListenBar,
    until: 'text',
    isBeside: true,
    isToggle: true,
  },
};
