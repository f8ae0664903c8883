import type { ToolKey } from '../../context/tool.ts';

/** The keys while a picture is enlarged. Its buttons show them. */
export const LIGHTBOX_KEYS = {
  larger: { keys: ['+', '='] },
  smaller: { keys: ['-'] },
  whole: { keys: ['0'] },
  left: { keys: ['ArrowLeft'] },
  right: { keys: ['ArrowRight'] },
  previous: { keys: ['PageUp'] },
  next: { keys: ['PageDown'] },
} as const satisfies Readonly<Record<string, ToolKey>>;

export default Object.values<ToolKey>(LIGHTBOX_KEYS);
