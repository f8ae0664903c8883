import { nameOfDrawing, readDrawing } from '../article/media/drawing.ts';

/** Code for drawings (SVG). In the extension it is a script of its own, injected where an article has a large one. */
export const drawingCode = { nameOfDrawing, readDrawing };
