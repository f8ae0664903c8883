import type { Tool } from '../../context/tool.ts';

/** Lists all keys. */
export const help: Tool = {
  id: 'help',
  keys: [{ keys: ['?', '؟'], rows: [{ label: '?', labelKey: 'help_open' }], run: 'press' }],
  button: { place: 'more', label: 'help_open' },
  opens: { kind: 'dialog', load: async () => (await import('./help-dialog.tsx')).HelpDialog, until: 'outcome' },
};
