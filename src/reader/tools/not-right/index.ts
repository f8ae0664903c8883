import type { Tool } from '../../context/tool.ts';
import { canReadAgain } from '../../context/can-read-again.ts';

/** "Not right?": what to do about a wrong selection. */
export const notRight: Tool = {
  id: 'not-right',
  keys: [{ keys: ['a'], rows: [{ label: 'A', labelKey: 'not_right' }], run: 'press' }],
  button: { place: 'about', label: 'not_right' },
  isPossible: canReadAgain,
  opens: { kind: 'menu', load: async () => (await import('./not-right-menu.tsx')).NotRightMenu },
};
