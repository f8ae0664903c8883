import type { Tool } from '../../context/tool.ts';

/** Enlarges the pictures of the article. */
export const lightbox: Tool = {
  id: 'lightbox',
  ownKeys: () => import('./keys.ts'),
  start: () => import('./open-pictures.ts'),
};
