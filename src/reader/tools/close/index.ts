import type { Tool } from '../../context/tool.ts';

/** Closes the reader. Its key first closes what is open in the reader. */
export const close: Tool = {
  id: 'close',
  keys: [{ keys: ['Escape'], label: 'Esc', labelKey: 'key_leave' }],
  button: { place: 'end', label: 'close', icon: 'close', isWordless: true },
  isPossible: ({ host }) => host.close !== undefined,
  opens: {
    kind: 'action',
    run: ({ host }) => host.close?.(),
  },
};
