import { canReadAgain } from '../../context/can-read-again.ts';
import type { Tool } from '../../context/tool.ts';
import { FIX_KEYS } from './keys.ts';

/** Leaves parts out of the article and puts parts back, one by one. */
export const fix: Tool = {
  id: 'fix',
  keys: [{ keys: ['x'], rows: [{ label: 'X', labelKey: 'fix' }], run: 'press' }, ...Object.values(FIX_KEYS)],
  isPossible: canReadAgain,
  opens: {
    kind: 'panel',
    load: async () => (await import('./fix-bar.tsx')).FixBar,
    until: 'closed',
    isShown: ({ outcome }) => outcome !== null,
  },
  opensFirst: ({ isForFixing = false }) => (isForFixing ? 'page' : null),
  start: async () => (await import('./note-rules.ts')).noteRules,
  corrections: [
    {
      label: 'fix',
      hint: 'fix_hint',
      isPossible: () => true,
      run: ({ open }) => {
        open('fix');
      },
    },
    {
      label: 'fix_page',
      hint: 'fix_page_hint',
      isPossible: ({ host }) => (host.below ?? host.openOverlay) !== undefined,
      run: ({ open }) => {
        open('fix', 'page');
      },
    },
  ],
};
