import type { Tool } from '../../context/tool.ts';

/** Finds words in the article. */
export const find: Tool = {
  id: 'find',
  keys: [{ keys: ['/'], rows: [{ label: '/', labelKey: 'find_open' }], run: 'press' }],
  button: { place: 'bar', label: 'find', icon: 'search' },
  isPossible: ({ article }) => article !== null,
  opens: { kind: 'panel', load: async () => (await import('./find-bar.tsx')).FindBar, until: 'outcome' },
};
