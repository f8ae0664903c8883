import type { Contributions } from '../../context/tool.ts';
import { FIX_KEYS } from './keys.ts';

const contributions: Contributions = {
  keys: Object.values(FIX_KEYS),
  start: async () => (await import('./follow-rules.ts')).followRules,
  corrections: [
    {
      label: 'fix',
      run: ({ open }) => {
        open('fix');
      },
    },
    {
      label: 'fix_page',
      isPossible: ({ host }) => (host.below ?? host.openOverlay) !== undefined,
      run: ({ open }) => {
        open('fix', 'page');
      },
    },
  ],
};

export default contributions;
