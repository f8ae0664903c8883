import type { ToolKey } from '../../context/tool.ts';

/** Opens the link under the pointer or the focus in the reader. */
export const OPEN_LINK: ToolKey = { keys: ['e'], labelKey: 'key_link' };

export default [OPEN_LINK];
