import type { Contributions } from '../../context/tool.ts';
import { OPEN_LINK } from './keys.ts';

const contributions: Contributions = {
  keys: [OPEN_LINK],
  start: async () => (await import('./reading-aids.ts')).startReadingAids,
};

export default contributions;
