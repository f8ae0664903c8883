import { canReadAgain } from '../../context/can-read-again.ts';
import type { Tool } from '../../context/tool.ts';

/** "Why this?": every block of the page with score and reasons. */
export const explain: Tool = {
  id: 'explain',
  keys: [{ keys: ['w'], rows: [{ label: 'W', labelKey: 'why_this' }], run: 'press' }],
  isPossible: canReadAgain,
  opens: {
    kind: 'dialog',
    load: async () => (await import('./explain-dialog.tsx')).ExplainDialog,
    until: 'closed',
    isShown: ({ outcome }) => outcome !== null,
  },
  corrections: [
    {
      label: 'why_this',
      hint: 'why_this_hint',
      isPossible: () => true,
      run: ({ open }) => {
        open('explain');
      },
    },
  ],
};
