import type { Tool } from '../../context/tool.ts';
import { copy } from './copy.ts';

/** Saves, copies, prints and shares the article. */
export const keep: Tool = {
  id: 'keep',
  keys: [{ keys: ['c'], rows: [{ label: 'C', labelKey: 'key_copy' }], run: copy }],
  button: { place: 'bar', label: 'keep', icon: 'keep' },
  isPossible: ({ article }) => article !== null,
  opens: { kind: 'menu', load: async () => (await import('./keep-menu.tsx')).KeepMenu },
};
