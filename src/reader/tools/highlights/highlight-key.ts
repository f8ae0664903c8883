import type { ToolKey } from '../../context/tool.ts';

/** Highlights the selected text, edits the highlight at the caret, else shows the list. */
export const HIGHLIGHT: ToolKey = { keys: ['h'], labelKey: 'key_highlight' };
