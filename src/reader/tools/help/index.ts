import type { Tool } from '../../context/tool.ts';

/** Lists all keys. */
export const help: Tool = {
  id: 'help',
  keys: [{ keys: ['?', '؟'], labelKey: 'help_open' }],
  button: { place: 'more', label: 'help_open' },
  // It is about no article, so it stays when one comes.
  opens: { kind: 'dialog', load: () => import('./help-dialog.tsx'), subject: () => null },
};
