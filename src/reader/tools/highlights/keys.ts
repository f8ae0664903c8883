import type { ToolKey } from '../../context/tool.ts';

/** Highlights the selected text, edits the highlight at the caret, else shows the list. */
export const HIGHLIGHT: ToolKey = { keys: ['h'], rows: [{ label: 'H', labelKey: 'key_highlight' }], run: 'press' };

/** To the next highlight; with Shift, to the one before. */
export const STEP: ToolKey = { keys: ['n'], rows: [{ label: 'N', labelKey: 'key_highlight_step' }] };

/** Undoes a change; with Shift, redoes it. */
export const UNDO: ToolKey = {
  keys: ['z'],
  isWithCtrl: true,
  rows: [{ label: 'Ctrl+Z', labelKey: 'key_undo' }],
};
