import type { Contributions } from '../../context/tool.ts';
import { LIGHTBOX_KEYS } from './keys.ts';

const contributions: Contributions = {
  keys: Object.values(LIGHTBOX_KEYS),
  start: async () => (await import('./open-pictures.ts')).openPictures,
};

export default contributions;
