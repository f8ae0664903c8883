import { schema } from './schema.ts';

/** From this size on, one step is two pixels, so that it is still visible. */
const LARGE = 24;

/** The next larger or smaller text size in CSS pixels, within the limits of the schema. */
export function nextSize(size: number, by: 1 | -1): number {
  const step = by > 0 ? (size >= LARGE ? 2 : 1) : size > LARGE ? 2 : 1;
  return Math.min(Math.max(size + by * step, schema.fontSize.min), schema.fontSize.max);
}
