import { canReadAgain } from '../../context/can-read-again.ts';
import type { Tool } from '../../context/tool.ts';

/** "Why this?": every block of the page with score and reasons. */
export const explain: Tool = {
  id: 'explain',
  keys: [{ keys: ['w'], labelKey: 'why_this' }],
  isPossible: canReadAgain,
  opens: {
    kind: 'dialog',
    load: () => import('./explain-dialog.tsx'),
    subject: () => null,
    isShown: ({ outcome }) => outcome !== null,
  },
  corrections: [
    {
      label: 'why_this',
      hint: 'why_this_hint',
    },
  ],
};
