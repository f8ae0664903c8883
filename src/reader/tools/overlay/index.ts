import type { Tool } from '../../context/tool.ts';

/** Opens the reader over the page. */
export const overlay: Tool = {
  id: 'overlay',
  keys: [{ keys: ['r'], labelKey: 'open_overlay' }],
  button: { place: 'more', label: 'open_overlay' },
  isPossible: ({ host }) => host.openOverlay !== undefined,
  opens: {
    kind: 'action',
    run: ({ host }) => host.openOverlay?.(),
  },
};
