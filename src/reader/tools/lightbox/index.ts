import type { Tool } from '../../context/tool.ts';
import { LIGHTBOX_KEYS } from './keys.ts';

/** Enlarges the pictures of the article. */
export const lightbox: Tool = {
  id: 'lightbox',
  keys: Object.values(LIGHTBOX_KEYS),
  start: async () => (await import('./open-pictures.ts')).openPictures,
};
