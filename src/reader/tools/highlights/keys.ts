import type { ToolKey } from '../../context/tool.ts';

/** To the next highlight; with Shift, to the one before. */
export const STEP: ToolKey = { keys: ['n'], labelKey: 'key_highlight_step' };

/** Undoes a change; with Shift, redoes it. */
export const UNDO: ToolKey = { keys: ['z'], isWithCtrl: true, label: 'Ctrl+Z', labelKey: 'key_undo' };

export default [STEP, UNDO];
