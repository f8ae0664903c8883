import type { ToolKey } from '../../context/tool.ts';

/** To the next and the previous line or paragraph, while one is lit. */
export const STEP: ToolKey = { keys: ['ArrowDown'], label: '↓ ↑', labelKey: 'focus_key_step' };
export const STEP_BACK: ToolKey = { keys: ['ArrowUp'] };

/** To the pages on either side, while the article is read page by page. */
export const TURN: ToolKey = { keys: ['ArrowRight'], label: '→ ←', labelKey: 'focus_key_turn' };
export const TURN_BACK: ToolKey = { keys: ['ArrowLeft'] };

export default [STEP, STEP_BACK, TURN, TURN_BACK];
