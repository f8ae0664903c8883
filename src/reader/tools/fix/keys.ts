import type { ToolKey } from '../../context/tool.ts';

/** The keys while the article is fixed. The bar shows them. */
export const FIX_KEYS = {
  previous: { keys: ['ArrowUp'] },
  next: { keys: ['ArrowDown'] },
  larger: { keys: ['+', '='] },
  smaller: { keys: ['-', '−'] },
  left: { keys: ['ArrowLeft'] },
  right: { keys: ['ArrowRight'] },
  leaveOut: { keys: ['Delete', 'Backspace'] },
  keep: { keys: ['Enter'] },
  only: { keys: ['o'] },
  undo: { keys: ['z'], isWithCtrl: true },
  redo: { keys: ['y'], isWithCtrl: true },
} as const satisfies Readonly<Record<string, ToolKey>>;

export default Object.values<ToolKey>(FIX_KEYS);
