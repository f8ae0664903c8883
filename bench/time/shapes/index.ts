import { METADATA_SHAPES } from './metadata-shapes.ts';
import { NESTING_SHAPES } from './nesting-shapes.ts';
import { NOTE_SHAPES } from './note-shapes.ts';
import type { Shape } from './shape.ts';
import { STRUCTURE_SHAPES } from './structure-shapes.ts';
import { TEXT_SHAPES } from './text-shapes.ts';

/** All kinds of pages whose growth of time is measured. */
export const SHAPES: readonly Shape[] = [
  ...TEXT_SHAPES,
  ...NESTING_SHAPES,
  ...STRUCTURE_SHAPES,
  ...NOTE_SHAPES,
  ...METADATA_SHAPES,
];
