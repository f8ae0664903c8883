import type { Contributions } from '../../context/tool.ts';
import { STEP, UNDO } from './keys.ts';

const contributions: Contributions = {
  keys: [STEP, UNDO],
  start: async () => (await import('./start-highlights.ts')).startHighlights,
  mark: async () => (await import('./mark-content.ts')).markContent,
};

export default contributions;
