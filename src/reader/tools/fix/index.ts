import { canReadAgain } from '../../context/can-read-again.ts';
import type { Tool } from '../../context/tool.ts';

/** Leaves parts out of the article and puts parts back, one by one. */
export const fix: Tool = {
  id: 'fix',
  keys: [{ keys: ['x'], labelKey: 'fix' }],
  ownKeys: () => import('./keys.ts'),
  isPossible: canReadAgain,
  opens: {
    kind: 'panel',
    load: () => import('./fix-bar.tsx'),
    subject: () => null,
    isShown: ({ outcome }) => outcome !== null,
  },
  opensFirst: ({ isForFixing = false }) => (isForFixing ? 'page' : null),
  start: () => import('./follow-rules.ts'),
  corrections: [
    {
      label: 'fix',
      hint: 'fix_hint',
    },
    {
      label: 'fix_page',
      hint: 'fix_page_hint',
      isPossible: ({ host }) => (host.below ?? host.openOverlay) !== undefined,
      how: 'page',
    },
  ],
};
