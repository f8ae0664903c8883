import type { Tool } from '../../context/tool.ts';
import { canReadAgain } from '../../context/can-read-again.ts';

/** "Not right?": what to do about a wrong selection. */
export const notRight: Tool = {
  id: 'not-right',
  keys: [{ keys: ['a'], labelKey: 'not_right' }],
  button: { place: 'about', label: 'not_right' },
  isPossible: canReadAgain,
  opens: { kind: 'menu', load: () => import('./not-right-menu.tsx') },
};
