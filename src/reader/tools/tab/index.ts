import type { Tool } from '../../context/tool.ts';

/** Opens the reader in a tab. */
export const tab: Tool = {
  id: 'tab',
  keys: [{ keys: ['t'], labelKey: 'open_tab' }],
  button: { place: 'more', label: 'open_tab' },
  isPossible: ({ host }) => host.openTab !== undefined,
  opens: {
    kind: 'action',
    run: ({ host }) => host.openTab?.(),
  },
};
