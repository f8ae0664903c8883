import type { ToolKey } from '../../context/tool.ts';

/** To the next change since the article was kept, while changes are shown; with Shift, to the one before. */
export const CHANGE: ToolKey = { keys: ['v'], labelKey: 'key_changes_step' };

export default [CHANGE];
