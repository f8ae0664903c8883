export { blockBoxes, type Box } from '../dom/boxes/block-boxes.ts';
export { elementBoxes } from '../dom/boxes/element-box.ts';
export { mediaWithin } from '../dom/article/media/media-within.ts';
export type { Walk } from '../dom/walk/walk-page.ts';
