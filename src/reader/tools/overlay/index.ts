import type { Tool } from '../../context/tool.ts';

/** Opens the reader over the page. */
export const overlay: Tool = {
  id: 'overlay',
  keys: [{ keys: ['r'], rows: [{ label: 'R', labelKey: 'open_overlay' }], run: 'press' }],
  button: { place: 'more', label: 'open_overlay' },
  isPossible: ({ host }) => host.openOverlay !== undefined,
  opens: {
    kind: 'action',
    run: ({ host }) => host.openOverlay?.(),
  },
};
